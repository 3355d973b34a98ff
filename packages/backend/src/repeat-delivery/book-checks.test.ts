import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOn } from '../database/index.ts'
import { checkBooks } from '../orders/index.ts'
import { repeatChecks } from './book-checks.ts'
import { sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop

/** One that runs with a paid delivery, one whose collection failed for good, one that has ended. */
beforeAll(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
  await startRepeating(shop, { days: 28 })
  await startRepeating(shop, { days: 28, failing: 3 })
  const ended = await startRepeating(shop, { days: 28 })
  for (const date of ['2026-12-03', '2026-12-10', '2026-12-11', '2026-12-13', '2026-12-20', '2026-12-21'])
    await workOn(shop, date)
  await ended.change('/end')
  await workOn(shop, '2026-12-22')
})
afterAll(() => shop[Symbol.asyncDispose]())

test('repeat deliveries in every state break no rule (BOOKS-1)', async () => {
  expect(await checkBooks(shop.context)).toEqual([])
  const states = await sql<{ states: string }>(
    shop,
    `select string_agg(r.state || ' ' || d.state, ', ' order by r.state) states
     from repeat_delivery r join repeat_delivery_order d using (repeat_delivery_id)`,
  )
  expect(states).toEqual([{ states: 'active paid, ended paid, paused failed' }])
})

const paid = `(select min(order_id) from repeat_delivery_order where state = 'paid')`

/** What breaks each rule. */
const breaks: Record<string, string> = {
  'a repeat delivery has one order for a day': `
    insert into repeat_delivery_order (repeat_delivery_id, planned_on, day, state, cart_id, announced_cents, order_id, taken_at)
    select repeat_delivery_id, planned_on + 1, day, 'paid', 'another', announced_cents, (select min(order_id) from shop_order), taken_at
    from repeat_delivery_order where order_id = ${paid}`,
  'an order of a repeat delivery costs what was announced, or less': `
    update repeat_delivery_order set announced_cents = announced_cents - 1 where order_id = ${paid}`,
  'a delivery is paid exactly when its order is': `
    update repeat_delivery_order set state = 'collecting' where order_id = ${paid}`,
  'a repeat delivery collects by a mandate that counts': `
    update payment_mandate set unneeded_at = now() where mandate_id in (
      select mandate_id from repeat_delivery where state = 'active')`,
  'nothing is collected for an order that has ended': `
    update repeat_delivery_order set state = 'collecting' where state = 'failed'`,
  'a repeat delivery that has ended takes no day': `
    update repeat_delivery_order d set state = 'taken', order_id = null from repeat_delivery r
    where r.repeat_delivery_id = d.repeat_delivery_id and r.state = 'ended'`,
}

test('for every rule there is something that breaks it', () => {
  expect(Object.keys(breaks)).toEqual(repeatChecks.map(({ name }) => name))
})

test.each(Object.entries(breaks))('a breach is found: %s (BOOKS-1)', async (name, corruption) => {
  const rule = repeatChecks.find((each) => each.name === name)
  if (!rule) throw new Error(`no rule says: ${name}`)
  const client = await shop.context.database.pool.connect()
  try {
    await client.query('begin')
    await client.query(corruption)
    expect(await runOn(client)(rule.find, { now: shop.clock.now() })).not.toEqual([])
  } finally {
    await client.query('rollback')
    client.release()
  }
})
