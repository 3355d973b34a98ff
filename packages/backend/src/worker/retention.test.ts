import { DAY } from '@haverhof/domain/shared'
import { finishAtSandbox, startBuying, startTestShop, tellShop, type TestShop } from '@haverhof/testing'
import { expect, test, vi } from 'vitest'
import { forgetOld, type Retention } from '../jobs/index.ts'
import { checkBooks } from '../orders/index.ts'
import { forgetOldRows, retentions, runDueWork } from './index.ts'

const now = new Date('2026-06-01T12:00:00Z')

async function sqlOf(shop: TestShop, text: string): Promise<Record<string, unknown>[]> {
  return (await shop.context.database.pool.query<Record<string, unknown>>(text)).rows
}

function named(what: string): Retention {
  const retentionOfTable = retentions.find((retention) => retention.what === what)
  if (!retentionOfTable) throw new Error(`nothing is called ${what}`)
  return retentionOfTable
}

test('after three years the books still hold, and the order is as it was (RETENTION-1, CART-21, ORDERS-22)', async () => {
  await using shop = await startTestShop({ now })
  const order = await (await startBuying(shop, { lines: [[10101, 2]] })).order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  await (await startBuying(shop)).order()
  shop.clock.advance(20 * 60_000)
  await runDueWork(shop.context)
  await shop.context.database.pool.query(`update shop_order set client_ip = '192.0.2.1'`)
  const copy = () =>
    sqlOf(shop, `select order_id, billing, calculation, total_cents from shop_order order by 1`)
  const [before, lines] = [await copy(), await sqlOf(shop, 'select * from order_line order by 1, 2')]
  shop.clock.advance(1096 * DAY)
  await forgetOldRows(shop.context)
  expect(await copy()).toEqual(before)
  expect(await sqlOf(shop, 'select * from order_line order by 1, 2')).toEqual(lines)
  expect(await sqlOf(shop, 'select 1 from shop_order where client_ip is not null')).toEqual([])
  expect(await sqlOf(shop, 'select 1 from cart where billing is not null')).toEqual([])
  expect(await sqlOf(shop, 'select 1 from cart_line')).toEqual([])
  // The other order was cancelled and told so; the books ask for confirmations alone.
  expect(await sqlOf(shop, 'select kind, to_address, html from outbox_mail')).toEqual([
    { kind: 'order-confirmation', to_address: '', html: null },
  ])
  expect(await checkBooks(shop.context)).toEqual([])
})

test('many rows go in many small transactions, and a night that ends too early is gone on with (RETENTION-2)', async () => {
  await using shop = await startTestShop({ now })
  await sqlOf(
    shop,
    `insert into attempt_count (subject, window_start, attempts)
      select 'n' || n, '2026-05-01', 1 from generate_series(1, 250) n`,
  )
  const attempts = named('counted attempts')
  const sent = shop.context.database.statementCount()
  expect(await forgetOld(shop.context, attempts, { atOnce: 100, longestMs: 60_000 })).toBe(250)
  expect(shop.context.database.statementCount() - sent).toBe(3)
  await sqlOf(
    shop,
    `insert into cart (cart_id, site_id, language_id, state, created, last_modified, billing)
      select 'c' || n, 1, 1, 'closed', timestamptz '2026-01-01' + n * interval '1 day', now(), '{}' from generate_series(1, 50) n`,
  )
  shop.clock.advance(200 * DAY)
  const carts = named('content of ordered carts')
  let nights = 0
  const isLeft = () => sqlOf(shop, `select 1 from cart where billing is not null limit 1`)
  const clock = vi.spyOn(performance, 'now')
  // Every look at the clock is a second later: a night is over after some days of carts.
  let seconds = 0
  clock.mockImplementation(() => (seconds += 1000))
  while ((await isLeft()).length > 0 && nights < 100) {
    await forgetOld(shop.context, carts, { atOnce: 100, longestMs: 5000 })
    nights += 1
  }
  clock.mockRestore()
  expect(nights).toBeGreaterThan(5)
  expect(nights).toBeLessThan(60)
})

test('a job that failed for good is forgotten, one of the clock after a day (RETENTION-2)', async () => {
  await using shop = await startTestShop()
  await sqlOf(
    shop,
    `select graphile_worker.add_job(task, max_attempts => 1) from unnest(array['every-minute', 'send-mail']) task;
      update graphile_worker._private_jobs set attempts = 1`,
  )
  const left = async () =>
    (await sqlOf(shop, 'select task_identifier task from graphile_worker.jobs')).map(({ task }) => task)
  await forgetOldRows(shop.context)
  expect(await left()).toHaveLength(2)
  shop.clock.advance(2 * DAY)
  await forgetOldRows(shop.context)
  expect(await left()).toEqual(['send-mail'])
  shop.clock.advance(30 * DAY)
  await forgetOldRows(shop.context)
  expect(await left()).toEqual([])
})
