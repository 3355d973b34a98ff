import type { Browser } from 'puppeteer-core'
import { buildAppsWhenStale } from '../../scripts/build-apps.ts'
import { openBrowser } from './budgets/browser.ts'
import { firstView, furtherScript } from './budgets/bytes.ts'
import type { PageKind } from './budgets/goals.ts'
import { type Figure, judge } from './budgets/judge.ts'
import { lookTwice } from './budgets/look-twice.ts'
import { type Scores, medianOf, scoresOf } from './budgets/lighthouse-run.ts'
import { type RunOptions, readBudgetOptions } from './budgets/options.ts'
import { type BudgetPage, budgetPages } from './budgets/page-list.ts'
import { measuredTaps, reportTaps } from './budgets/tap-report.ts'
import { type Visit, visit } from './budgets/visit.ts'
import { asVisitor } from './budgets/visitor.ts'
import { startServer } from './children/server-child.ts'
import { ensureCatalogue, openBenchCluster } from './databases.ts'
import { median } from './measure.ts'
import { poolSize } from './options.ts'
import { printTable } from './report.ts'

type Judged = BudgetPage & { figures: Figure[]; findings: string[]; machineIndex: number | undefined }

/** What visitors' telephones have to carry, page kind by page kind, beside the goals. */
async function main(): Promise<void> {
  const { runs, only, site, taps: tapsOnly } = readBudgetOptions(process.argv.slice(2))
  await buildAppsWhenStale()
  const cluster = await openBenchCluster()
  try {
    const url = await ensureCatalogue(cluster, 0)
    await using server = await startServer('shop-process.ts', { args: [url, 'on', poolSize, 'local'] })
    await using browser = await disposable(openBrowser())
    const wanted = budgetPages.filter(
      (page) => page.kind.includes(only ?? '') && page.host.includes(site ?? ''),
    )
    const judged: Judged[] = []
    for (const page of tapsOnly ? [] : wanted) {
      const figures = await measuredOrNot(browser.it, page, { port: server.port, runs })
      if (!figures) continue
      judged.push(figures)
      console.log(figuresOf(figures))
    }
    report(judged)
    const answers = runs > 0 ? await measuredTaps(browser.it, wanted, { port: server.port, runs }) : []
    reportTaps(answers)
    const isWhole = wanted.length > 0 && (tapsOnly || judged.length === wanted.length)
    const isMissed = [...judged.flatMap(({ figures }) => figures), ...answers].some(({ missed }) => missed)
    if (!isWhole || isMissed) process.exitCode = 1
  } finally {
    await cluster.release()
  }
}

async function disposable(opening: Promise<Browser>): Promise<AsyncDisposable & { it: Browser }> {
  const it = await opening
  return { it, [Symbol.asyncDispose]: () => it.close() }
}

/** What cannot be measured leaves the others their figures. */
async function measuredOrNot(
  browser: Browser,
  page: BudgetPage,
  options: RunOptions,
): Promise<Judged | null> {
  try {
    return await measured(browser, page, options)
  } catch (error) {
    console.error(`${page.host}${page.path} could not be measured: ${String(error)}`)
    return null
  }
}

async function measured(browser: Browser, page: BudgetPage, { port, runs }: RunOptions): Promise<Judged> {
  console.log(`Measuring ${page.host}${page.path} …`)
  const from = {
    url: `http://${page.host}.localhost:${port}${comingFrom(page)}`,
    // A cart is there because something was put into it, and that has brought the code of the cart.
    ...(page.kind === 'cart' && { press: 'main li .add-button' }),
  }
  const figures = {
    weight: await lookTwice(() => asVisitor(browser, page, port, firstView)),
    furtherScript: await lookTwice(() =>
      asVisitor(browser, page, port, (window, url) => furtherScript(window, from, url)),
    ),
    visit: await medianVisit(browser, page, { port, runs }),
  }
  const all: Scores[] = []
  for (let run = 0; run < runs; run++)
    all.push(
      await lookTwice(() =>
        asVisitor(browser, page, port, (window, url) => scoresOf(window, url, page.kind)),
      ),
    )
  const scores = runs > 0 ? medianOf(all) : undefined
  return {
    ...page,
    figures: judge(page.kind, { ...figures, scores }),
    findings: scores?.findings ?? [],
    machineIndex: scores?.machineIndex,
  }
}

/** The interaction in the middle of several visits, as a busy machine answers late now and then; what moves may never. */
async function medianVisit(browser: Browser, page: BudgetPage, { port, runs }: RunOptions): Promise<Visit> {
  const visits: Visit[] = []
  for (let run = 0; run < Math.max(1, runs); run++)
    visits.push(await lookTwice(() => asVisitor(browser, page, port, visit)))
  return {
    layoutShift: Math.max(...visits.map(({ layoutShift }) => layoutShift)),
    interactionMs: median(visits.map(({ interactionMs }) => interactionMs)),
  }
}

/**
 * Visitors come to a page from the home page, to the home page and the cart from
 * a list, step by step through checkout, and from room to room.
 */
const before: Partial<Record<PageKind, PageKind>> = {
  home: 'category',
  cart: 'category',
  billing: 'cart',
  delivery: 'billing',
  payment: 'delivery',
  complete: 'payment',
  details: 'account',
  returns: 'account',
}

function comingFrom(page: BudgetPage): string {
  const others = budgetPages.filter(({ host, path }) => host === page.host && path !== page.path)
  const usual = others.find(({ kind }) => kind === (before[page.kind] ?? 'home'))
  return (usual ?? others[0])?.path ?? '/'
}

/** A run over all pages takes most of an hour: what is known is told at once. */
function figuresOf({ figures, machineIndex }: Judged): string {
  const cells = figures.map(({ name, value, missed }) => `${name} ${value}${missed ? ' ✗' : ''}`)
  return [...cells, ...(machineIndex ? [`index of this machine ${machineIndex}`] : [])].join(', ')
}

function report(pages: Judged[]): void {
  if (pages.length === 0) return
  const figures = pages[0]?.figures ?? []
  const header = ['page', ...figures.map(({ name }) => name), '']
  const goals = { work: 'goal', cells: figures.map(({ goal }) => goal), missed: false }
  const rows = pages.map((page) => ({
    work: `${page.host} ${page.kind}`,
    cells: page.figures.map(({ value, missed }) => (missed ? `${value} ✗` : value)),
    missed: page.figures.some(({ missed }) => missed),
  }))
  printTable(header, [goals, ...rows])
  for (const { host, kind, findings } of pages)
    if (findings.length > 0) console.log(`${host} ${kind}: ${findings.join(', ')}`)
}

await main()
