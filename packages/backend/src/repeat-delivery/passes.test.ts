import { startTestShop, type TestShop } from '@haverhof/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { planningOptions } from '../database/session-settings.ts'
import { sql, startRepeating, workOn } from './test-repeat.ts'
import { announceDeliveries } from './worker/announce-deliveries.ts'
import { collectAgain } from './worker/collect-again.ts'
import { orderDeliveries } from './worker/order-deliveries.ts'
import { tellBegun } from './worker/tell-begun.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
  await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-10')
  await sql(shop, many)
})
afterAll(() => shop[Symbol.asyncDispose]())

/** A hundred thousand like the one there is, each with its delivery of before; none is due. */
const many = `
  set session_replication_role = replica;
  insert into repeat_delivery (user_id, site_id, language_id, state, days, planned_on, day, order_on, announce_on, last_cents,
    billing, shipping, alternative_shipping_address, payment_method_id, first_order_id, begun_at)
  select user_id, site_id, language_id, 'active', days, planned_on + n % 180, day + n % 180, order_on + n % 180,
    announce_on + n % 180, last_cents, billing, shipping, alternative_shipping_address, payment_method_id, 1000000 + n, begun_at
  from repeat_delivery, generate_series(1, 100000) n;
  insert into repeat_delivery_order (repeat_delivery_id, planned_on, day, state, cart_id, taken_at)
  select repeat_delivery_id, '2026-12-17', '2026-12-17', 'paid', 'cart-' || repeat_delivery_id, now()
  from repeat_delivery where first_order_id > 1000000;
  insert into repeat_delivery_line (repeat_delivery_id, variant_id, quantity)
  select repeat_delivery_id, 10101, 1 from repeat_delivery where first_order_id > 1000000;
  set session_replication_role = origin;
  analyze repeat_delivery; analyze repeat_delivery_order`

const passes = { announceDeliveries, orderDeliveries, collectAgain, tellBegun }

/** The statements that a pass sends, with their texts. */
async function sentBy(pass: keyof typeof passes): Promise<{ name: string; text: string }[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    // Connections that are opened from here on.
    await using beside = await startTestShop({ beside: shop, env: { REPEAT_DELIVERY: 'on' } })
    await passes[pass](beside.context)
    const calls = query.mock.calls as unknown as [{ name?: string; text?: string }?][]
    return calls.flatMap(([given]) =>
      given?.name?.startsWith('repeat-') && given.text ? { name: given.name, text: given.text } : [],
    )
  } finally {
    query.mockRestore()
  }
}

const expected = {
  announceDeliveries: ['repeat-to-announce'],
  orderDeliveries: ['repeat-to-move', 'repeat-to-order', 'repeat-taken'],
  collectAgain: ['repeat-to-collect', 'repeat-orphaned-collections'],
  tellBegun: ['repeat-to-tell'],
}

test.each(Object.entries(expected) as [keyof typeof passes, string[]][])(
  '%s: of a hundred thousand none is due, and that takes as many statements as there are questions, each by an index (REPEAT-20)',
  async (pass, names) => {
    const sent = await sentBy(pass)
    expect(sent.map(({ name }) => name)).toEqual(names)
    const client = new pg.Client({
      connectionString: shop.context.database.directUrl,
      options: planningOptions,
    })
    await client.connect()
    try {
      for (const { text } of sent) {
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
        expect(plan).not.toMatch(/Seq Scan on repeat_delivery/)
      }
    } finally {
      await client.end()
    }
  },
)

test('what one delivery takes of a pass is the same, however many there are (REPEAT-20)', async () => {
  const announced = async () =>
    (await sql(shop, `select 1 from repeat_delivery_event where event = 'announced'`)).length
  for (const count of [1, 6]) {
    const before = await announced()
    await sql(
      shop,
      `update repeat_delivery set planned_on = '2026-12-24', day = '2026-12-24', order_on = '2026-12-17',
         announce_on = '2026-12-10' where repeat_delivery_id in (
         select repeat_delivery_id from repeat_delivery where announced_day is null and announce_on > '2026-12-10'
         order by 1 limit ${count})`,
    )
    const sent = await sentBy('announceDeliveries')
    expect(await announced()).toBe(before + count)
    expect(sent).toHaveLength(1 + 5 * count)
  }
})
