import { createAppContext } from '@haverhof/backend'
import { writeSearchWords } from '@haverhof/backend/staff-api'
import { readEnv } from '@haverhof/backend/config'
import { migrate } from '@haverhof/backend/database'
import { startMember, type TestShop } from '@haverhof/testing'
import { parseArgs } from 'node:util'
import { ensureCatalogue, openBenchCluster } from './databases.ts'
import { measureCalls } from './office/calls.ts'
import { fillOrders } from './office/fill-orders.ts'
import { measureScreens } from './office/screens.ts'
import { withClient } from './with-client.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '20000' },
    orders: { type: 'string', default: '100000' },
    accounts: { type: 'string', default: '200000' },
    entries: { type: 'string', default: '1000000' },
    movements: { type: 'string', default: '500000' },
    samples: { type: 'string', default: '20000' },
    calls: { type: 'string', default: '20' },
    /** The database of the last run as it was left. */
    again: { type: 'boolean', default: false },
    /** The screens in a browser, without the calls by themselves. */
    screens: { type: 'boolean', default: false },
  },
})

/** How long the calls of the back office take in a shop of some years, and its screens in a browser; ends with 1 when a goal is missed. */
async function main(): Promise<void> {
  const cluster = await openBenchCluster()
  try {
    const products = Number(values.products)
    const url = values.again ? cluster.url(`run_${products}`) : await ensureCatalogue(cluster, products)
    await using context = createAppContext({ env: readEnv({ LOG_LEVEL: 'warn' }), databaseUrl: url })
    await migrate(context.database)
    const shop = { context, clock: { now: context.now } } as unknown as TestShop
    if (!values.again) await fill(shop, url)
    const times = Number(values.calls)
    const areCallsInTime = values.screens || (await measureCalls(shop, times))
    const { cookie } = await startMember(shop)
    const areScreensInTime = await measureScreens(url, cookie, times)
    if (!areCallsInTime || !areScreensInTime) process.exitCode = 1
  } finally {
    await cluster.release()
  }
}

async function fill(shop: TestShop, url: string): Promise<void> {
  const count = {
    orders: Number(values.orders),
    accounts: Number(values.accounts),
    entries: Number(values.entries),
    movements: Number(values.movements),
    samples: Number(values.samples),
  }
  console.log('Filling the shop:', count)
  await withClient(url, (client) => fillOrders(client, count))
  const rounds = Math.ceil(Math.max(count.orders, count.accounts) / 10_000) + 2
  for (let round = 0; round < rounds; round += 1) await writeSearchWords(shop.context)
  await withClient(url, (client) => client.query('vacuum analyze'))
}

await main()
