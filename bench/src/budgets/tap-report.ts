import type { Browser } from 'puppeteer-core'
import { median } from '../measure.ts'
import { printTable } from '../report.ts'
import { visitGoals } from './goals.ts'
import { lookTwice } from './look-twice.ts'
import type { RunOptions } from './options.ts'
import type { BudgetPage } from './page-list.ts'
import { type Tap, taps } from './tap-list.ts'
import { tapMs } from './taps.ts'
import { asVisitor } from './visitor.ts'

/** `ms` is null where the press could not be measured. */
type AnsweredTap = BudgetPage & { tap: Tap; ms: number | null; missed: boolean }

/** Every press by itself, on every brand that has its page: the middle of several, as a busy machine answers late now and then. */
export async function measuredTaps(
  browser: Browser,
  pages: readonly BudgetPage[],
  { port, runs }: RunOptions,
): Promise<AnsweredTap[]> {
  const answers: AnsweredTap[] = []
  for (const tap of taps)
    for (const page of pages.filter(({ kind }) => kind === tap.kind)) {
      const ms = await medianTap(browser, page, tap, { port, runs })
      answers.push({ ...page, tap, ms, missed: ms === null || ms > visitGoals.interactionMs })
    }
  return answers
}

async function medianTap(
  browser: Browser,
  page: BudgetPage,
  tap: Tap,
  { port, runs }: RunOptions,
): Promise<number | null> {
  const times: number[] = []
  try {
    for (let run = 0; run < runs; run++)
      times.push(
        await lookTwice(() => asVisitor(browser, page, port, (window, url) => tapMs(window, url, tap))),
      )
  } catch (error) {
    console.error(`${page.host}: ${tap.name} could not be measured: ${String(error)}`)
    return null
  }
  console.log(`${page.host}: ${tap.name} ${times.join(', ')} ms`)
  return median(times)
}

export function reportTaps(answers: readonly AnsweredTap[]): void {
  if (answers.length === 0) return
  const rows = answers.map(({ host, kind, tap, ms, missed }) => ({
    work: tap.name,
    cells: [`${host} ${kind}`, `${ms ?? '?'} ms${missed ? ' ✗' : ''}`],
    missed,
  }))
  printTable(['press', 'page', `until seen (≤ ${visitGoals.interactionMs} ms)`, ''], rows)
}
