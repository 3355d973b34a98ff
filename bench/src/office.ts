import { createAppContext } from '@haverhof/backend'
import { writeSearchWords } from '@haverhof/backend/backoffice'
import { readEnv } from '@haverhof/backend/config'
import { migrate } from '@haverhof/backend/database'
import { startMember, type TestMember, type TestShop } from '@haverhof/testing'
import { parseArgs } from 'node:util'
import { ensureCatalogue, openBenchCluster } from './databases.ts'
import { fillOrders } from './office/fill-orders.ts'
import { measureScreens } from './office/screens.ts'
import { withClient } from './with-client.ts'

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    accounts: { type: 'string', default: '200000' },
    entries: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '20' },
    /** The database of the last run as it was left. */
    again: { type: 'boolean', default: false },
    /** The screens in a browser, without the calls by themselves. */
    screens: { type: 'boolean', default: false },
  },
})

/** STAFF-8, STAFF-32: each filter of the list of orders, as staff set it. */
const filters = [
  'status=paid',
  'status=cancelled',
  'status=open',
  'queue=to-send',
  'queue=in-trouble',
  'siteId=3',
  'country=EE',
  'country=DE',
  'paymentMethodId=klarna',
  'repeat=yes',
  'deliveryKind=dealer',
  'deliveryKind=parcel-shop',
  'from=2025-01-01',
  'until=2025-01-01',
  'q=quist',
  'q=jansen%20amsterdam',
  'q=1234%20ab',
  'q=tr_250000',
]

const searches = [
  'jansen',
  'quist utrecht',
  'anna de vries zwolle',
  '250000',
  'customer777@example.nl',
  'tr_260000',
  'mul',
]

const otherLists = [
  '/mails?state=sent',
  '/mails?state=sent&kind=order-confirmation',
  '/mails?state=sent&siteId=3',
  '/mails?state=sent&toAddress=quist777@example.nl',
  '/audit',
  '/audit?siteId=3',
  '/audit?siteId=9',
  '/audit?siteId=9&action=action-a',
  '/customers',
  '/customers?siteId=3',
  '/customers?siteId=9',
  '/customers?q=jansen',
  '/recalls/1',
  '/orders/counts',
  '/orders/250001',
]

/** How long the lists and the search of the back office take in a shop of some years, first page and next, and its screens in a browser. */
async function main(): Promise<void> {
  const cluster = await openBenchCluster()
  try {
    const url = values.again ? cluster.url('run_0') : await ensureCatalogue(cluster, 0)
    await using context = createAppContext({ env: readEnv({ LOG_LEVEL: 'warn' }), databaseUrl: url })
    await migrate(context.database)
    const shop = { context, clock: { now: context.now } } as unknown as TestShop
    if (!values.again) await fill(shop, url)
    if (!values.screens) await printCalls(shop)
    const { cookie } = await startMember(shop)
    if (!(await measureScreens(url, cookie, Number(values.calls)))) process.exitCode = 1
  } finally {
    await cluster.release()
  }
}

async function printCalls(shop: TestShop): Promise<void> {
  const pairs = Array.from({ length: 20 }, (_, n) => pairOf(n))
  for (const query of ['', ...filters, ...pairs]) await print(shop, `/orders?limit=50&${query}`)
  for (const path of otherLists) await print(shop, path)
  const ofOneSite = await startMember(shop, { role: 'manager', siteIds: [9] })
  await print(shop, '/audit', ofOneSite)
  for (const words of searches) await print(shop, `/search?q=${encodeURIComponent(words)}`)
}

/** Two different filters, the same in every run. */
function pairOf(number: number): string {
  const one = filters[(number * 5) % filters.length]
  const other = filters[(number * 5 + 1 + ((number * 3) % (filters.length - 1))) % filters.length]
  const names = new Set([one, other].map((filter) => filter?.split('=')[0]))
  return names.size === 2 ? `${one}&${other}` : `${one}&${number % 2 ? 'siteId=3' : 'country=BE'}`
}

async function fill(shop: TestShop, url: string): Promise<void> {
  const count = {
    orders: Number(values.orders),
    accounts: Number(values.accounts),
    entries: Number(values.entries),
  }
  const { orders, accounts, entries } = count
  console.log(
    `Filling the shop with ${orders} orders, ${accounts} accounts and ${entries} entries of the log …`,
  )
  await withClient(url, (client) => fillOrders(client, count))
  const rounds = Math.ceil(Math.max(orders, accounts) / 10_000) + 2
  for (let round = 0; round < rounds; round += 1) await writeSearchWords(shop.context)
  await withClient(url, (client) => client.query('vacuum analyze'))
}

/** STAFF-6: a member makes 600 calls a minute at most. */
const callsPerMember = 500
let member: TestMember | undefined
let made = 0

async function call(
  shop: TestShop,
  path: string,
  by?: TestMember,
): Promise<{ ms: number; next: string | null }> {
  if (!member || made % callsPerMember === 0) member = await startMember(shop)
  made += 1
  const started = performance.now()
  const answer = await (by ?? member).request(path)
  const body = (await answer.json()) as { next?: string; isMore?: boolean }
  const ms = performance.now() - started
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body)}`)
  return { ms, next: body.next && body.isMore !== false ? body.next : null }
}

async function print(shop: TestShop, path: string, by?: TestMember): Promise<void> {
  const first: number[] = []
  const next: number[] = []
  let after = (await call(shop, path, by)).next
  for (let turn = 0; turn < Number(values.calls); turn += 1) {
    first.push((await call(shop, path, by)).ms)
    if (after === null) continue
    const page = await call(shop, `${path}${path.includes('?') ? '&' : '?'}after=${after}`, by)
    next.push(page.ms)
    after = page.next
  }
  console.log(
    `${path.padEnd(72)} first ${p95(first)}   next ${next.length > 0 ? p95(next) : '–'.padStart(7)}`,
  )
}

function p95(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  return `${(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0).toFixed(1).padStart(6)} ms`
}

await main()
