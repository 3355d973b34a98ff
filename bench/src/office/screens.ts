import type { Browser, Page } from 'puppeteer-core'
import { buildAppsWhenStale } from '../../../scripts/build-apps.ts'
import { openBrowser } from '../budgets/browser.ts'
import { startServer } from '../children/server-child.ts'
import { poolSize } from '../options.ts'
import { printTable } from '../report.ts'
import { percentile } from './percentile.ts'

type Figure = { work: string; times: number[]; share: number; goalMs: number }
type Visit = { browser: Browser; origin: string; cookie: string }

const desk = { width: 1440, height: 900 }
const word = 'jansen'
const timesTyped = 4
/** Long enough that the list is asked for, and drawn anew, between the keys. */
const betweenKeysMs = 250

/** How long screens of a shop of some years take in a browser. Answers whether each kept to its goal. */
export async function measureScreens(databaseUrl: string, cookie: string, times: number): Promise<boolean> {
  await buildAppsWhenStale()
  await using server = await startServer('shop-process.ts', { args: [databaseUrl, 'on', poolSize, 'local'] })
  const browser = await openBrowser()
  try {
    const visit = { browser, origin: `http://backoffice.localhost:${server.port}`, cookie }
    // The first answers fill what a process keeps.
    await firstLoads(visit, 1)
    const figures: Figure[] = [
      { work: 'first load of the orders', times: await firstLoads(visit, times), share: 0.95, goalMs: 1500 },
      { work: 'list → order', times: await ordersOpened(visit, times), share: 0.75, goalMs: 200 },
      { work: 'key above a full list → paint', times: await keysTyped(visit), share: 0.95, goalMs: 50 },
    ]
    return report(figures)
  } finally {
    await browser.close()
  }
}

/** From nothing, with an empty cache, until the rows of the list are painted. */
async function firstLoads(visit: Visit, times: number): Promise<number[]> {
  const durations: number[] = []
  for (let turn = 0; turn < times; turn += 1)
    durations.push(await atOffice(visit, (page) => page.evaluate('rowsPainted') as Promise<number>))
  return durations
}

/** From the press on a row until the order stands beside the list; each order for the first time. */
function ordersOpened(visit: Visit, times: number): Promise<number[]> {
  return atOffice(visit, async (page) => {
    await page.evaluate('rowsPainted')
    const durations: number[] = []
    for (let row = 0; row < times; row += 1)
      durations.push(Number(await page.evaluate(`(${openRow})(${row})`)))
    return durations
  })
}

/** From a key in the search field until the browser has painted what follows from it; those below 16 ms are told as 16. */
function keysTyped(visit: Visit): Promise<number[]> {
  return atOffice(visit, async (page) => {
    await page.evaluate('rowsPainted')
    await page.evaluate(watchKeys)
    await page.focus('input[type=search]')
    for (let turn = 0; turn < timesTyped; turn += 1) {
      await page.keyboard.type(word, { delay: betweenKeysMs })
      for (let left = word.length; left > 0; left -= 1)
        await page.keyboard.press('Backspace', { delay: betweenKeysMs })
    }
    const slow = (await page.evaluate('keysOverTime()')) as number[]
    const keys = 2 * word.length * timesTyped
    return [...slow, ...Array.from({ length: keys - slow.length }, () => 16)]
  })
}

async function atOffice<Found>(
  { browser, origin, cookie }: Visit,
  work: (page: Page) => Promise<Found>,
): Promise<Found> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setViewport(desk)
    await page.setExtraHTTPHeaders({ cookie })
    await page.evaluateOnNewDocument(watchRows)
    await page.goto(`${origin}/orders?view=all`)
    return await work(page)
  } finally {
    await context.close()
  }
}

function report(figures: readonly Figure[]): boolean {
  const rows = figures.map(({ work, times, share, goalMs }) => {
    const reached = percentile(times, share)
    const cells = [`p${share * 100}`, `${reached.toFixed(0)} ms`, `< ${goalMs} ms`]
    return { work, cells, missed: !(reached < goalMs) }
  })
  printTable(['in the browser', 'of all', 'measured', 'goal', ''], rows)
  return rows.every(({ missed }) => !missed)
}

/** What follows runs in the browser: this one before anything else of the page. */
const watchRows = `
  globalThis.painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))))
  globalThis.appears = (isThere) => new Promise((found) => {
    const look = () => isThere() ? (watcher.disconnect(), found()) : undefined
    const watcher = new MutationObserver(look)
    watcher.observe(document, { childList: true, characterData: true, subtree: true })
    look()
  })
  globalThis.rowsPainted = appears(() => document.querySelector('tr[data-row]')).then(painted)
`

const openRow = `async (place) => {
  const row = document.querySelectorAll('[data-row-link]')[place]
  const began = performance.now()
  row.click()
  const beside = (selector) => document.querySelector('main + section ' + selector)
  await appears(() => beside('h2')?.textContent.includes(row.textContent) && beside('table'))
  return (await painted()) - began
}`

const watchKeys = `
  const slowest = new Map()
  const note = (entries) => {
    for (const { interactionId, name, duration } of entries)
      if (name.startsWith('key') && interactionId > 0)
        slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0))
  }
  const watcher = new PerformanceObserver((list) => note(list.getEntries()))
  watcher.observe({ type: 'event', durationThreshold: 16 })
  globalThis.keysOverTime = async () => {
    await painted()
    note(watcher.takeRecords())
    return [...slowest.values()]
  }
`
