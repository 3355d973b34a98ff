import {
  finishAtSandbox,
  type Mutant,
  startBuying,
  startStaff,
  startTestShop,
  startTwoShops,
  tellShop,
  type TestShop,
  type TestStaff,
} from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '../orders/index.ts'
import { forgetOld } from '../jobs/index.ts'
import { staffRequestRetention } from '../staff/once-by-key.ts'

const muesli = 10101
const day = 86_400_000

let shop: TestShop
let warehouse: TestStaff
beforeAll(async () => {
  shop = await startTestShop()
  warehouse = await startStaff(shop)
})
afterAll(() => shop[Symbol.asyncDispose]())

const sql = async (text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query<Record<string, unknown>>(text, values)).rows

async function paidOrder(quantity = 1): Promise<number> {
  const order = await (await startBuying(shop, { lines: [[muesli, quantity]] })).order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  return order.orderId
}

async function available(): Promise<number> {
  return Number((await sql('select amount from stock where variant_id = $1', [muesli]))[0]?.['amount'])
}

test('a program sends an order with the numbers of its parcels, once, and the audit names its token (ORDERS-23, STAFF-7, 40)', async () => {
  const orderId = await paidOrder()
  const key = randomUUID()
  const ship = (parcelNumbers: string[], idempotencyKey = key) =>
    warehouse.request(`/orders/${orderId}/ship`, {
      json: { parcelNumbers },
      headers: { 'idempotency-key': idempotencyKey },
    })
  const answers = await Promise.all([1, 2, 3].map(() => ship(['05212345678', '05212345679'])))
  const said = await Promise.all(answers.map((answer) => answer.json()))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const sent = { orderId, status: 'sent', parcelNumbers: ['05212345678', '05212345679'] }
  expect(said).toEqual([sent, sent, sent])
  expect(await warehouse.read(`/orders/${orderId}`)).toMatchObject({
    status: 'sent',
    parcelNumbers: ['05212345678', '05212345679'],
  })
  expect(await sql(`select actor from audit_entry where subject = $1`, [`order ${orderId}`])).toEqual([
    { actor: `token:${warehouse.tokenId}` },
  ])
  const other = await ship(['05212345670'])
  expect([other.status, await other.json()]).toMatchObject([409, { code: 'idempotency-key-reused' }])
  const again = await ship([], randomUUID())
  expect([again.status, await again.json()]).toMatchObject([409, { code: 'not-to-be-sent' }])
})

test('what was refused is not remembered (STAFF-7)', async () => {
  const order = await (await startBuying(shop)).order()
  const headers = { 'idempotency-key': randomUUID() }
  const ship = () => warehouse.request(`/orders/${order.orderId}/ship`, { json: {}, headers })
  expect((await ship()).status).toBe(409)
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  expect((await ship()).status).toBe(200)
})

test('an order or a return of another site cannot be changed (STAFF-2)', async () => {
  const orderId = await paidOrder()
  const german = await startStaff(shop, { siteIds: [2] })
  expect((await german.request(`/orders/${orderId}/ship`, { json: {} })).status).toBe(404)
  expect(await sql('select status from shop_order where order_id = $1', [orderId])).toEqual([
    { status: 'paid' },
  ])
  await sql(
    `insert into product_return (order_id, line_number, variant_id, quantity, reason, remarks, status, registered_at, changed_at)
     values ($1, 1, $2, 1, 'wrong-product', '', 'registered', now(), now())`,
    [orderId, muesli],
  )
  const [row] = await sql('select max(return_id) id from product_return')
  const step = { json: {} }
  expect((await german.request(`/returns/${String(row?.['id'])}/receive`, step)).status).toBe(404)
  expect((await warehouse.request(`/returns/${String(row?.['id'])}/receive`, step)).status).toBe(200)
})

test('a count leaves free to sell what orders that are not sent have not taken, and the books agree (STOCK-4)', async () => {
  const paid = await paidOrder(2)
  await (await startBuying(shop, { lines: [[muesli, 3]] })).order()
  const [reserved] = await sql(
    `select sum(r.quantity)::int pieces from stock_reservation r join shop_order o using (order_id)
     where r.variant_id = $1 and o.status in ('open', 'paid')`,
    [muesli],
  )
  const pieces = Number(reserved?.['pieces'])
  expect(pieces).toBeGreaterThanOrEqual(5)
  const count = (counted: number) =>
    warehouse.request(`/stock/${muesli}/count`, { json: { counted, reason: 'yearly count' } })
  const answer = await count(pieces + 40)
  expect([answer.status, await answer.json()]).toEqual([200, { variantId: muesli, available: 40 }])
  expect(await available()).toBe(40)
  const few = await count(pieces - 1)
  expect([few.status, await few.json()]).toMatchObject([409, { code: 'fewer-than-reserved' }])
  await warehouse.read(`/orders/${paid}/ship`, { json: {} })
  expect(await (await count(pieces + 40)).json()).toEqual({ variantId: muesli, available: 42 })
  expect(await checkBooks(shop.context)).toEqual([])
  const [entry] = await sql(`select details from audit_entry where action = 'stock-counted' limit 1`)
  expect(entry?.['details']).toMatchObject({ counted: pieces + 40, stock: 40, reason: 'yearly count' })
})

test.each([
  ['/stock/10101/receive', { amount: 0 }],
  ['/stock/10101/receive', { amount: 1.5 }],
  ['/stock/10101/receive', { amount: 1, price: 2 }],
  ['/stock/10101/count', { counted: -1 }],
  ['/orders/100001/ship', { parcelNumbers: ['a b'] }],
  ['/orders/100001/ship', { parcelNumbers: 'x' }],
])('%s with %o is not understood', async (path, json) => {
  expect((await warehouse.request(path, { json })).status).toBe(400)
})

test('a change without a key is not made (STAFF-7)', async () => {
  const answer = await warehouse.request(`/stock/${muesli}/receive`, {
    json: { amount: 1 },
    headers: { 'idempotency-key': 'short' },
  })
  expect([answer.status, await answer.json()]).toMatchObject([400, { parameter: 'idempotency-key' }])
})

test('answers are kept for seven days (STAFF-7)', async () => {
  await warehouse.read(`/stock/${muesli}/receive`, { json: { amount: 1 } })
  const requests = () => sql('select 1 from staff_request')
  shop.clock.advance(6 * day)
  await forgetOld(shop.context, staffRequestRetention)
  expect((await requests()).length).toBeGreaterThan(0)
  shop.clock.advance(2 * day)
  await forgetOld(shop.context, staffRequestRetention)
  expect(await requests()).toEqual([])
})

/** Ten calls with one key, at two processes at once. Gives how many pieces came in. */
async function receiveAtOnce(mutant?: Mutant): Promise<number> {
  await using two = await startTwoShops({ mutant, env: { STAFF_POOL_SIZE: '6' } })
  const [first, second] = two.shops
  const staff = await startStaff(first)
  const other = await startStaff(second)
  const stock = async () =>
    Number(
      (await two.sql<{ amount: number }>(`select amount from stock where variant_id = ${muesli}`))[0]?.amount,
    )
  const before = await stock()
  const headers = { 'idempotency-key': randomUUID(), authorization: `Bearer ${staff.token}` }
  const calls = Array.from({ length: 10 }, (_, turn) =>
    (turn % 2 ? staff : other).request(`/stock/${muesli}/receive`, { json: { amount: 5 }, headers }),
  )
  for (const answer of await Promise.all(calls)) expect(answer.status).toBe(200)
  return (await stock()) - before
}

test('ten calls at once with one key receive the goods once (STAFF-7)', async () => {
  expect(await receiveAtOnce()).toBe(5)
})

test('without the unique key they receive them many times', async () => {
  const mutant: Mutant = {
    changes: [],
    indexes: ['staff_request_caller', 'staff_request_token'],
  }
  expect(await receiveAtOnce(mutant)).toBeGreaterThan(5)
})
