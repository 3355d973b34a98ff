import {
  createTestDatabase,
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

/** Some that are to be ordered; each order lasts a while, so that the end comes in the middle of one. */
async function prepare(shop: TestShop): Promise<void> {
  for (let each = 0; each < count; each += 1) await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  shop.clock.set(orderDay)
  await sql(
    shop,
    `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.4); return new; end $$;
     create trigger dawdle before insert on shop_order for each row execute function dawdle()`,
  )
}

async function untilTaken(shop: TestShop): Promise<void> {
  const taken = () => sql(shop, 'select 1 from repeat_delivery_order')
  await expect.poll(taken, { interval: 5 }).not.toEqual([])
}

/** The work of two minutes, by the workers that are left. */
async function finish(shop: TestShop) {
  for (const _ of [1, 2]) {
    await runDueWork(shop.context)
    shop.clock.advance(61_000)
  }
  const [made] = await sql<{ orders: number; told: number; paid: number }>(
    shop,
    `select (select count(*) from shop_order)::int - ${count} orders,
       (select count(*) from repeat_delivery_event where event = 'ordered')::int told,
       (select count(*) from repeat_delivery_order where state = 'paid')::int paid`,
  )
  return { ...made, books: await checkBooks(shop.context) }
}

const allOnce = { orders: count, told: count, paid: count, books: [] }

test('a worker that is killed between taking days and ordering leaves none behind and orders none twice (REPEAT-11)', async () => {
  await using database = await createTestDatabase()
  await using shop = await startTestShop({ databaseUrl: database.url, now, env })
  await prepare(shop)
  const worker = startWorkProcess({ databaseUrl: database.url, now: orderDay, env })
  await untilTaken(shop)
  await worker.kill()
  const [left] = await sql<{ taken: number }>(
    shop,
    `select count(*)::int taken from repeat_delivery_order where state = 'taken'`,
  )
  expect(left?.taken).toBeGreaterThan(0)
  expect(await finish(shop)).toEqual(allOnce)
})

test('a database that restarts while orders are placed: each is placed once (REPEAT-11)', async () => {
  await using database = await openCrashDatabase()
  await using shop = await startTestShop({ databaseUrl: database.url, now, env })
  await prepare(shop)
  const working = orderDeliveries(shop.context).then(
    () => 'ended',
    () => 'failed',
  )
  await untilTaken(shop)
  await database.crash()
  await working
  await expect.poll(() => sql(shop, 'select 1')).toHaveLength(1)
  expect(await finish(shop)).toEqual(allOnce)
})
