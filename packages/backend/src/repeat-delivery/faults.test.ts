import {
  createTestDatabase,
  type HeldWrites,
  holdWrites,
  openCrashDatabase,
  startTestShop,
  startWorkProcess,
  type TestShop,
} from '@haverhof/testing'
import { expect, test } from 'vitest'
import { checkBooks } from '../orders/index.ts'
import { runDueWork } from '../worker/due-work.ts'
import { sql, startRepeating, workOn } from './test-repeat.ts'
import { orderDeliveries } from './worker/order-deliveries.ts'

const env = { REPEAT_DELIVERY: 'on' }
const now = new Date('2026-11-17T09:00:00Z')
const orderDay = new Date('2026-12-10T12:00:00Z')
const count = 4

/** The table that a worker writes to when the end comes. */
type Moment = 'shop_order' | 'sandbox_payment'

/** Some that are to be ordered; a worker that writes to the table waits at it. */
async function prepare(shop: TestShop, moment: Moment): Promise<HeldWrites> {
  for (let each = 0; each < count; each += 1) await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  shop.clock.set(orderDay)
  const { connectionString = '' } = shop.context.database.pool.options
  return holdWrites(connectionString, `insert on ${moment} for each row`)
}

/**
 * The work of the workers that are left, minute by minute until all are paid, for five minutes at most: the claim of the dead worker
 * on a payment that was never sent lapses in one, the payment is collected in the next and settled in the one after.
 */
async function finish(shop: TestShop) {
  for (let minute = 0; minute < 5; minute += 1) {
    await runDueWork(shop.context)
    if ((await readOutcome(shop))?.paid === count) break
    shop.clock.advance(61_000)
  }
  return { ...(await readOutcome(shop)), books: await checkBooks(shop.context) }
}

async function readOutcome(shop: TestShop) {
  const [outcome] = await sql<{ orders: number; told: number; paid: number }>(
    shop,
    `select (select count(*) from shop_order)::int - ${count} orders,
       (select count(*) from repeat_delivery_event where event = 'ordered')::int told,
       (select count(*) from repeat_delivery_order where state = 'paid')::int paid`,
  )
  return outcome
}

const allOnce = { orders: count, told: count, paid: count, books: [] }

test.each([
  ['between taking days and ordering', 'shop_order', 1],
  ['between ordering and collecting', 'sandbox_payment', count],
] as const)(
  'a worker that is killed %s leaves none behind and orders none twice (REPEAT-11)',
  async (_, moment, writes) => {
    await using database = await createTestDatabase()
    await using shop = await startTestShop({ databaseUrl: database.url, now, env })
    const held = await prepare(shop, moment)
    const worker = startWorkProcess({ databaseUrl: database.url, now: orderDay, env })
    // Orders of one product wait for each other before, so that one of them gets there.
    await held.untilWaiting(writes)
    await worker.kill()
    await held.release()
    const taken = `select from repeat_delivery_order where state = 'taken'`
    expect(await sql(shop, taken)).toHaveLength(count)
    expect(await readOutcome(shop)).toMatchObject({ told: 0, paid: 0 })
    expect(await finish(shop)).toEqual(allOnce)
  },
)

test('a database that restarts while orders are placed: each is placed once (REPEAT-11)', async () => {
  await using database = await openCrashDatabase()
  await using shop = await startTestShop({ databaseUrl: database.url, now, env })
  const held = await prepare(shop, 'shop_order')
  const working = orderDeliveries(shop.context).then(
    () => 'ended',
    () => 'failed',
  )
  await held.untilWaiting()
  await database.crash()
  await working
  await expect.poll(() => sql(shop, 'select 1')).toHaveLength(1)
  expect(await finish(shop)).toEqual(allOnce)
})
