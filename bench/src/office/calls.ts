import { startMember, type TestMember, type TestShop } from '@haverhof/testing'
import { printTable, type Row } from '../report.ts'
import { listCalls } from './list-calls.ts'
import { percentile } from './percentile.ts'

type OfficeCall = { path: string; goalMs: number; by?: TestMember }

const searches = [
  'jansen',
  'quist utrecht',
  'anna de vries zwolle',
  '250000',
  'customer777@example.nl',
  'tr_260000',
  'mul',
]

/** How long lists, search, an order and a recall take at the API. Answers whether 95 of 100 calls kept to each goal. */
export async function measureCalls(shop: TestShop, times: number): Promise<boolean> {
  const ofOneSite = await startMember(shop, { role: 'manager', siteIds: [9] })
  const lists = [
    ...(await listCalls()),
    '/orders/counts',
    '/stock/10101/movements',
    ...searches.map((words) => `/search?q=${encodeURIComponent(words)}`),
  ]
  const wanted: OfficeCall[] = [
    ...lists.map((path) => ({ path, goalMs: 100 })),
    ...['/audit', '/samples', '/orders'].map((path) => ({ path, goalMs: 100, by: ofOneSite })),
    { path: '/orders/205001', goalMs: 50 },
    { path: '/recalls/1', goalMs: 1000 },
  ]
  console.log(`Asking ${wanted.length} calls ${times} times each …`)
  const rows: Row[] = []
  for (const each of wanted) rows.push(await measured(shop, each, times))
  printTable(['at the API, p95', 'first page', 'next pages', 'goal', ''], rows)
  return rows.every(({ missed }) => !missed)
}

async function measured(shop: TestShop, { path, goalMs, by }: OfficeCall, times: number): Promise<Row> {
  const first: number[] = []
  const next: number[] = []
  let after = (await call(shop, path, by)).next
  for (let turn = 0; turn < times; turn += 1) {
    first.push((await call(shop, path, by)).ms)
    if (after === null) continue
    const page = await call(shop, `${path}${path.includes('?') ? '&' : '?'}after=${after}`, by)
    next.push(page.ms)
    after = page.next
  }
  const figures = [first, next].map((times) => percentile(times, 0.95))
  const cells = figures.map((ms) => (Number.isNaN(ms) ? '–' : `${ms.toFixed(1)} ms`))
  const work = by ? `${path} of one site` : path
  return { work, cells: [...cells, `< ${goalMs} ms`], missed: figures.some((ms) => ms >= goalMs) }
}

/** A member makes 600 calls a minute at most (STAFF-6). */
const callsPerMember = 500
let member: TestMember | undefined
let callCount = 0

async function call(
  shop: TestShop,
  path: string,
  by?: TestMember,
): Promise<{ ms: number; next: string | null }> {
  if (!member || callCount % callsPerMember === 0) member = await startMember(shop)
  callCount += 1
  const started = performance.now()
  const answer = await (by ?? member).request(path)
  const body = (await answer.json()) as { next?: string; isMore?: boolean }
  const ms = performance.now() - started
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body)}`)
  return { ms, next: body.next && body.isMore !== false ? body.next : null }
}
