import {
  CallFailed,
  createTestDatabase,
  httpSend,
  type Journal,
  openCrashDatabase,
  patientLimits,
  orderAsGuest,
  startApiProcess,
  submitOrder,
} from '@haverhof/testing'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createAppContext } from '../../api/create-app-context.ts'
import { readEnv } from '../../config/index.ts'
import { checkBooks } from '../index.ts'

/** One fault of each kind; `npm run attack` makes many. */
const guests = 8
/** Orders before each fault: all guests are on their way to theirs when it comes. */
const few = 4

test('a process that is killed during checkout loses no acknowledged order and makes none twice', async () => {
  await using database = await createTestDatabase()
  const killed = await startApiProcess({ databaseUrl: database.url })
  const { port } = killed
  const shoppers = startShoppers(() => port, await variantToSell(database.url))
  await shoppers.ordered(few)
  await killed.kill()
  await using survivor = await startApiProcess({ databaseUrl: database.url, port })
  await shoppers.ordered(few)
  const journal = await shoppers.stop()
  await settleUnknown(journal, survivor.port)
  expect(journal.length).toBeGreaterThanOrEqual(2 * few)
  await expectEveryOrderOnce(database.url, journal)
})

test('a database that crashes during checkout loses no acknowledged order, and the process lives on', async () => {
  await using database = await openCrashDatabase()
  await using shop = await startApiProcess({ databaseUrl: database.url })
  const shoppers = startShoppers(() => shop.port, await variantToSell(database.url))
  await shoppers.ordered(few)
  await database.crash()
  await shoppers.ordered(few)
  const journal = await shoppers.stop()
  expect(shop.isAlive()).toBe(true)
  expect(shoppers.failures.filter(({ status }) => status !== 503 && status !== 0)).toEqual([])
  await settleUnknown(journal, shop.port)
  await expectEveryOrderOnce(database.url, journal)
})

/** Guests who order one after the other until they are stopped; whatever fails, they begin again. */
function startShoppers(port: () => number, variantId: number) {
  const journal: Journal[] = []
  const failures: CallFailed[] = []
  const closing = new AbortController()
  const shop = async () => {
    while (!closing.signal.aborted) {
      try {
        await orderAsGuest({ send: httpSend(port), variantId, journal })
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error
        failures.push(error)
        await wait(50)
      }
    }
  }
  const all = Promise.all(Array.from({ length: guests }, shop))
  return {
    failures,
    /** Waits until so many more orders are acknowledged. */
    ordered: async (more: number) => {
      const acknowledged = () => journal.filter(({ order }) => order !== null).length
      const goal = acknowledged() + more
      await expect.poll(acknowledged).toBeGreaterThanOrEqual(goal)
    },
    stop: async () => {
      closing.abort()
      await all
      return journal
    },
  }
}

/** What a browser does after a lost answer: it sends the same order with the same key. */
async function settleUnknown(journal: Journal[], port: number): Promise<void> {
  for (const entry of journal)
    entry.order ??= await submitOrder(
      httpSend(() => port),
      entry,
    )
}

async function expectEveryOrderOnce(databaseUrl: string, journal: Journal[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const stored = await client.query<{ cartId: string; orderId: number }>(
      'select cart_id "cartId", order_id "orderId" from shop_order',
    )
    const byCart = (a: { cartId: string }, b: { cartId: string }) => (a.cartId < b.cartId ? -1 : 1)
    const acknowledged = journal.map(({ cartId, order }) => ({ cartId, orderId: order?.orderId }))
    expect(stored.rows.toSorted(byCart)).toEqual(acknowledged.toSorted(byCart))
  } finally {
    await client.end()
  }
  const env = readEnv({ LOG_LEVEL: 'silent' })
  await using context = createAppContext({ env, databaseUrl, limits: patientLimits })
  expect(await checkBooks(context)).toEqual([])
}

async function variantToSell(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const stock = await client.query<{ variantId: number }>(
      `with pack as (select variant_id from product_variant where article = 'HH10101')
       , more as (insert into stock_movement (variant_id, change, reason, at)
           select variant_id, 100000, 'delivered', now() from pack)
       update stock set amount = amount + 100000 from pack where stock.variant_id = pack.variant_id
       returning stock.variant_id "variantId"`,
    )
    return stock.rows[0]?.variantId ?? 0
  } finally {
    await client.end()
  }
}
