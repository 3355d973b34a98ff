import { startMember, startTestShop, type TestMember, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payRefunds, shipOrder } from '../orders/index.ts'
import { closeBooks, placePaidOrder, placeSentOrder } from '../orders/test-desk.ts'

let shop: TestShop
let owner: TestMember
beforeAll(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
  owner = await startMember(shop, { role: 'owner' })
})
afterAll(async () => {
  await payRefunds(shop.context)
  await closeBooks(shop)
})

const packs = [10101, 10102, 10103, 10201, 10202, 10301, 10401, 10601, 10701, 11101]

/** What a call sends; the first one of a kind also reads what a process keeps. */
async function statementsOf(path: string, json?: unknown): Promise<number> {
  const before = shop.context.staffDatabase.statementCount()
  const answer = await owner.request(path, json === undefined ? {} : { json })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
  return shop.context.staffDatabase.statementCount() - before
}

const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query(text, values)).rows as Row[]

function delivery(count: number, lotNumber: string) {
  const lines = Array.from({ length: count }, (_, n) => ({
    variantId: packs[n % packs.length] ?? 0,
    amount: 3,
    lot: { lotNumber: `${lotNumber}-${Math.floor(n / packs.length)}`, bestBefore: '2027-05-31' },
  }))
  return { lines }
}

async function lotsOf(variantId: number): Promise<number[]> {
  const rows = await sql<{ id: number }>('select lot_id id from stock_lot where variant_id = $1 order by 1', [
    variantId,
  ])
  return rows.map(({ id }) => id)
}

test('a delivery of 200 lines takes as many statements as one of a single line (STOCK-7)', async () => {
  const one = await statementsOf('/stock/receive', delivery(1, 'A'))
  const many = await statementsOf('/stock/receive', delivery(200, 'B'))
  expect(many).toBe(one)
  expect(one).toBeLessThanOrEqual(18)
})

test('a delivery of packs with many blocked lots takes as many as with one (LOTS-3, STOCK-7)', async () => {
  const blocked = async (variantId: number, count: number) => {
    const line = { variantId, amount: 2 }
    for (let n = 0; n < count; n += 1) {
      const lot = { lotNumber: `K${n}`, bestBefore: null }
      await owner.read('/stock/receive', { json: { lines: [{ ...line, lot }] } })
    }
    const [stock] = await sql<{ amount: number }>('select amount from stock where variant_id = $1', [
      variantId,
    ])
    const taken = await placePaidOrder(shop, { lines: [[variantId, stock?.amount ?? 0]] })
    for (const lotId of (await lotsOf(variantId)).slice(-count))
      await owner.read(`/lots/${lotId}/block`, { json: { reason: 'mould' } })
    return taken
  }
  await blocked(11201, 1)
  await blocked(11301, 4)
  const one = await statementsOf('/stock/receive', { lines: [{ variantId: 11201, amount: 20 }] })
  const many = await statementsOf('/stock/receive', { lines: [{ variantId: 11301, amount: 20 }] })
  expect(many).toBe(one)
  expect(await sql('select 1 from stock_lot where withheld < amount and state = $1', ['blocked'])).toEqual([])
})

test.each(['packing-slips', 'labels'])(
  '%s of several orders take as many statements as one (SHIPMENTS-17)',
  async (papers) => {
    const variantId = 10501
    const orderIds: number[] = []
    for (let n = 0; n < 5; n += 1)
      orderIds.push((await placePaidOrder(shop, { lines: [[variantId, 1]] })).orderId)
    const slips = (ids: readonly number[]) => `/shipments/${papers}.pdf?orderIds=${ids.join(',')}`
    await statementsOf(slips(orderIds.slice(0, 1)))
    const one = await statementsOf(slips(orderIds.slice(0, 1)))
    expect(await statementsOf(slips(orderIds))).toBe(one)
    // Two of them claim what is printed (SHIPMENTS-12).
    expect(one).toBeLessThanOrEqual(10)
  },
)

test('a plan for many orders takes as many statements as one for a single order (TASKS-5, 7, SHIPMENTS-16)', async () => {
  const ids: number[] = []
  for (let n = 0; n < 5; n += 1) ids.push((await placePaidOrder(shop, { lines: [[10501, 1]] })).orderId)
  const plan = (some: readonly number[]) => statementsOf('/tasks/ship-orders/plan', { ids: some })
  const one = await plan(ids.slice(0, 1))
  expect(await plan(ids)).toBe(one)
  expect(one).toBeLessThanOrEqual(6)
})

test('an order of many lines is sent, and taken back, with as many statements as one of a single line (SHIPMENTS-1, REFUNDS-1)', async () => {
  const linesOf = (count: number) => packs.slice(0, count).map((id): [number, number] => [id, 2])
  const sending = async (count: number) => {
    const { orderId } = await placePaidOrder(shop, { lines: linesOf(count) })
    return statementsOf(`/orders/${orderId}/ship`, {})
  }
  expect(await sending(6)).toBe(await sending(1))
  const returning = async (count: number) => {
    const { orderId } = await placeSentOrder(shop, { lines: linesOf(count) })
    const everything = { everything: true, reason: 'return', restock: true }
    return statementsOf(`/orders/${orderId}/refunds`, everything)
  }
  expect(await returning(6)).toBe(await returning(1))
  const callingOff = async (count: number) => {
    const { orderId } = await placePaidOrder(shop, { lines: linesOf(count) })
    return statementsOf(`/orders/${orderId}/cancel`, {})
  }
  expect(await callingOff(6)).toBe(await callingOff(1))
})

test('letters of a recall and its list take as many statements for many orders as for one (LOTS-4)', async () => {
  const recall = async (variantId: number, orders: number) => {
    const lot = { lotNumber: 'R', bestBefore: '2027-05-31' }
    await owner.read('/stock/receive', { json: { lines: [{ variantId, amount: 10, lot }] } })
    const [lotId = 0] = (await lotsOf(variantId)).slice(-1)
    for (let n = 0; n < orders; n += 1) {
      const { orderId } = await placePaidOrder(shop, { lines: [[variantId, 1]] })
      const lines = [{ lineNumber: 1, quantity: 1, lots: [{ lotId, quantity: 1 }] }]
      await shipOrder(shop.context, { orderId, lines, by: 'test' })
    }
    return [
      await statementsOf(`/recalls/${lotId}`),
      await statementsOf(`/recalls/${lotId}/list.csv`),
      await statementsOf('/recalls', { lotId, reason: 'mould' }),
    ]
  }
  const one = await recall(10801, 1)
  expect(await recall(10802, 4)).toEqual(one)
})

test('the returns of an accepted withdrawal take as many statements for many lines as for one (WITHDRAWAL-12)', async () => {
  const accept = async (count: number) => {
    const lines = packs.slice(0, count).map((id): [number, number] => [id, 1])
    const { orderId } = await placeSentOrder(shop, { lines })
    const [row] = await sql<{ id: number }>(
      `insert into withdrawal (site_id, language_id, full_name, order_number, email_address, statement, order_id, received_at)
       select site_id, language_id, 'A', order_id::text, email_address, '', order_id, now() from shop_order where order_id = $1
       returning withdrawal_id id`,
      [orderId],
    )
    return statementsOf(`/withdrawals/${row?.id}/accept`, {})
  }
  expect(await accept(5)).toBe(await accept(1))
})

test('the list of orders, and the file for the bookkeeper, take as many statements however many there are (STAFF-8, INVOICES-9)', async () => {
  expect(await statementsOf('/orders?limit=50')).toBe(await statementsOf('/orders?limit=1'))
  const file = (from: string) => statementsOf(`/invoices/export?from=${from}&until=2026-06-30`)
  expect(await file('2026-06-01')).toBe(await file('2026-06-29'))
})
