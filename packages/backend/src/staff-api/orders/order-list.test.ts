import { insertBareOrders, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listByPromise, listOrders } from '../../orders/index.ts'
import { countingReader } from '../test-rows-read.ts'

const count = 12_000
let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  const { pool } = shop.context.database
  await insertBareOrders(shop, count)
  // Rare things are rare and lie far back; what is usual is everywhere.
  await pool.query(`update shop_order set
    ordered_at = timestamptz '2026-01-01' + order_id * interval '1 minute',
    status = case when order_id % 100 = 0 then 'open' when order_id % 30 = 0 then 'paid' when order_id % 31 = 0 then 'cancelled' else 'sent' end,
    site_id = case when order_id < 300 then 2 else 1 end,
    payment_method_id = case when order_id % 7 = 0 then 'klarna' else 'ideal' end,
    delivery = jsonb_build_object('kind', case when order_id < 200 then 'dealer' else 'home' end,
      'date', case when order_id % 90 = 0 then null else jsonb_build_object('until', (date '2026-01-02' + order_id % 17)::text) end),
    calculation = case when order_id < 500 then '{"lines": [{"repeatDays": null}, {"repeatDays": 42}]}'::jsonb
      else '{"lines": [{"repeatDays": null}]}' end,
    billing = jsonb_build_object('firstName', 'Anna', 'lastName', 'Jansen', 'address',
      jsonb_build_object('countryId', case when order_id < 400 then 276 else 528 end))`)
  await pool.query('vacuum analyze shop_order')
})
afterAll(() => shop[Symbol.asyncDispose]())

const everything = {
  siteIds: [1, 2],
  status: null,
  isRepeated: null,
  siteId: null,
  country: null,
  paymentMethodId: null,
  deliveryKind: null,
  from: new Date(0),
  until: new Date('9999-01-01'),
  orderIds: null,
}
const single = {
  status: 'cancelled',
  isRepeated: true,
  siteId: 2,
  country: 'DE',
  paymentMethodId: 'klarna',
  deliveryKind: 'dealer',
  from: new Date('2026-01-03'),
  until: new Date('2026-01-02'),
} as const
type Name = keyof typeof single
const names = Object.keys(single) as Name[]
const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other): [Name, Name] => [one, other]))

const end = { at: new Date('9999-01-01T00:00:00Z'), id: 2_147_483_647 }

/** A plain question to the database: slow, and sure. */
async function slowly(filter: typeof everything, orders: string): Promise<number[]> {
  const { rows } = await shop.context.database.pool.query<{ order_id: number }>(
    `select order_id from shop_order where ($1::text is null or status = $1)
      and ($2::int is null or site_id = $2) and ($3::text is null or (billing->'address'->>'countryId')::int = case $3 when 'DE' then 276 else 528 end)
      and ($4::text is null or payment_method_id = $4) and ($5::text is null or delivery->>'kind' = $5)
      and ordered_at >= $6 and ordered_at < $7 and ($8::bool is null or order_id < 500) and ${orders}`,
    [
      filter.status,
      filter.siteId,
      filter.country,
      filter.paymentMethodId,
      filter.deliveryKind,
      filter.from,
      filter.until,
      filter.isRepeated,
    ],
  )
  return rows.map((row) => row.order_id)
}

test.each([[], ...names.map((name) => [name]), ...pairs])(
  'narrowed by %s %s: every order once, the newest first, and no statement reads more than 2,000 rows (STAFF-8, 32, 55)',
  async (...chosen) => {
    const filter = { ...everything, ...Object.fromEntries(chosen.map((name) => [name, single[name]])) }
    const reader = countingReader(shop)
    const orderIds: number[] = []
    let after = end
    for (let isMore = true; isMore;) {
      const { rows, edge } = await listOrders(reader, filter, { after, limit: 100 })
      orderIds.push(...rows.map(({ orderId }) => orderId))
      const last = rows.at(-1)
      isMore = rows.length === 100 || edge !== null
      if (rows.length === 100 && last) after = { at: new Date(last.orderedAt), id: last.orderId }
      else if (edge) after = edge
      // Three pages tell what a page reads; those that are many are compared no further.
      if (orderIds.length >= 300) isMore = false
    }
    const all = await slowly(filter, 'true order by ordered_at desc, order_id desc')
    expect(orderIds).toEqual(all.slice(0, Math.max(300, orderIds.length)))
    expect(Math.max(...reader.read.values())).toBeLessThan(2000)
  },
)

/** Those that are to be sent have another state. */
const narrowing = [[], ...names.map((name) => [name]), ...pairs].filter(
  (chosen) => !chosen.includes('status'),
)

test.each(narrowing)(
  'to send, narrowed by %s %s: every order once, the oldest promise first, and no statement reads more than 2,000 rows (STAFF-32, 33, 55)',
  async (...chosen) => {
    const filter = { ...everything, ...Object.fromEntries(chosen.map((name) => [name, single[name]])) }
    const reader = countingReader(shop)
    const orderIds: number[] = []
    let after = { promised: '', id: 0 }
    for (let isMore = true; isMore;) {
      const { rows, edge } = await listByPromise(reader, filter, { after, limit: 100 })
      orderIds.push(...rows.map(({ orderId }) => orderId))
      const last = rows.at(-1)
      isMore = rows.length === 100 || edge !== null
      if (rows.length === 100 && last) after = { promised: last.promised ?? '', id: last.orderId }
      else if (edge) after = edge
    }
    const waiting = `status in ('paid', 'processing') order by coalesce(delivery->'date'->>'until', ''), order_id`
    expect(orderIds).toEqual(await slowly(filter, waiting))
    expect(Math.max(...reader.read.values())).toBeLessThan(2000)
  },
)
