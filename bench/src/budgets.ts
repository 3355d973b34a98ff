import type { Browser } from 'puppeteer-core'
import { buildStorefrontWhenStale } from '../../scripts/build-storefront.ts'
import { openBrowser } from './budgets/browser.ts'
import { firstView, furtherScript } from './budgets/bytes.ts'
import { type Figure, judge } from './budgets/judge.ts'
import { scoresOf } from './budgets/lighthouse-run.ts'
import { readBudgetOptions } from './budgets/options.ts'
import { type BudgetPage, readPages } from './budgets/page-list.ts'
import { visit } from './budgets/visit.ts'
import { startServer } from './children/server-child.ts'
import { ensureCatalogue, openBenchCluster } from './databases.ts'
import { poolSize } from './options.ts'
import { printTable } from './report.ts'

type Where = { port: number; runs: number }
type Judged = BudgetPage & { figures: Figure[]; findings: string[] }

/** What visitors' telephones have to carry, page kind by page kind, beside the goals. */
async function main(): Promise<void> {
  const { runs, only, site } = readBudgetOptions(process.argv.slice(2))
  await buildStorefrontWhenStale()
  const cluster = await openBenchCluster()
  try {
    const url = await ensureCatalogue(cluster, 0)
    await using server = await startServer('shop-process.ts', { args: [url, 'on', poolSize, 'local'] })
    await using browser = await disposable(openBrowser())
    const pages = await readPages(url)
    const wanted = pages.filter((page) => page.kind.includes(only ?? '') && page.host.includes(site ?? ''))
    const judged: Judged[] = []
    for (const page of wanted)
      judged.push(await measured(browser.it, page, comingFrom(page, pages), { port: server.port, runs }))
    report(judged)
    if (judged.length === 0 || judged.some((page) => page.figures.some((figure) => figure.missed)))
      process.exitCode = 1
  } finally {
    await cluster.release()
  }
}

async function disposable(opening: Promise<Browser>): Promise<AsyncDisposable & { it: Browser }> {
  const it = await opening
  return { it, [Symbol.asyncDispose]: () => it.close() }
}

async function measured(
  browser: Browser,
  page: BudgetPage,
  from: string,
  { port, runs }: Where,
): Promise<Judged> {
  const origin = `http://${page.host}.localhost:${port}`
  const url = `${origin}${page.path}`
  console.log(`Measuring ${url} …`)
  const weight = await firstView(browser, url)
  const found = {
    weight,
    furtherScript: await furtherScript(browser, `${origin}${from}`, url),
    visit: await visit(browser, url),
  }
  const scores = runs > 0 ? await scoresOf(browser, url, page.kind, runs) : undefined
  return { ...page, figures: judge(page.kind, { ...found, scores }), findings: scores?.findings ?? [] }
}

/** Visitors come to a page from the home page, and to the home page from a list. */
function comingFrom(page: BudgetPage, pages: BudgetPage[]): string {
  const kind = page.kind === 'home' ? 'category' : 'home'
  return pages.find((other) => other.host === page.host && other.kind === kind)?.path ?? '/'
}

function report(pages: Judged[]): void {
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
