import lighthouse from 'lighthouse'
import type { Page } from 'puppeteer-core'
import { median } from '../measure.ts'
import { type PageKind, hiddenKinds } from './goals.ts'

export type Scores = {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  largestPaintMs: number
  firstPaintMs: number
  blockingMs: number
  /** Lighthouse's own measure of this machine: it warns below 1000, where its slowed telephone is slower than those of people. */
  machineIndex: number
  /** Audits that cost points, for the reader of the table. */
  findings: string[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The median of several runs of Lighthouse. */
export function medianOf(all: readonly Scores[]): Scores {
  const of = (figure: Exclude<keyof Scores, 'findings'>) => median(all.map((scores) => scores[figure]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    largestPaintMs: of('largestPaintMs'),
    firstPaintMs: of('firstPaintMs'),
    blockingMs: of('blockingMs'),
    machineIndex: of('machineIndex'),
    findings: [...new Set(all.flatMap((scores) => scores.findings))],
  }
}

/** One run of Lighthouse as a telephone, for a visitor whose storage is left as it is. */
export async function scoresOf(page: Page, url: string, kind: PageKind): Promise<Scores> {
  const skipAudits = hiddenKinds.has(kind) ? ['is-crawlable'] : []
  const settings = {
    onlyCategories: [...categories],
    skipAudits,
    disableStorageReset: true,
    logLevel: 'error' as const,
  }
  const result = await lighthouse(url, settings, undefined, page)
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message}`)
  return readScores(result.lhr)
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function readScores(report: Report): Scores {
  const score = (id: (typeof categories)[number]) => Math.round((report.categories[id]?.score ?? 0) * 100)
  const figure = (id: string) => report.audits[id]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    largestPaintMs: figure('largest-contentful-paint'),
    firstPaintMs: figure('first-contentful-paint'),
    blockingMs: figure('total-blocking-time'),
    machineIndex: Math.round(report.environment.benchmarkIndex),
    findings: findingsOf(report),
  }
}

/** Yes-or-no audits that count and say no. */
function findingsOf(report: Report): string[] {
  const counted = categories.slice(1).flatMap((id) => report.categories[id]?.auditRefs ?? [])
  const failed = counted.filter(({ id, weight }) => weight > 0 && report.audits[id]?.score === 0)
  return failed.map(({ id }) => id)
}
