import {
  deliverStock,
  finishAtSandbox,
  startBuying,
  startTestShop,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, type Transaction } from '../../database/index.ts'
import {
  blockLot,
  checkBooks,
  exportRecalled,
  listRecalled,
  readSlip,
  readSlips,
  readStaffLot,
  sendRecall,
  shipOrder,
} from '../index.ts'
import { planShipments } from './plan-shipments.ts'
import { proposePickings } from './propose-picking.ts'
import { readSlipContents } from './read-slip.ts'

const by = 'staff:1'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
})
afterAll(() => shop[Symbol.asyncDispose]())

const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query(text, values)).rows as Row[]

const within = <Answer>(work: (transaction: Transaction) => Promise<Answer>) =>
  inTransaction(shop.context, work)

async function paidOrder(lines: [number, number][]): Promise<number> {
  const order = await (await startBuying(shop, { lines })).order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  return order.orderId
}

async function receive(lotNumber: string, amount: number, bestBefore: string, variantId: number) {
  const received = await deliverStock(shop.context, { variantId, amount, lot: { lotNumber, bestBefore }, by })
  if (!received.ok) throw new Error(received.reason)
  return received.value.lotId ?? 0
}

test('a packing slip names what is to be sent with its lot, and what was; a label its address; several are one paper (SHIPMENTS-5, 17)', async () => {
  const variantId = 10701
  await receive('P1', 4, '2027-04-30', variantId)
  const orderId = await paidOrder([[variantId, 2]])
  const paper = async (kind: 'packing-slip' | 'label', siteIds = [1]) =>
    readSlip(shop.context, { kind, orderId, siteIds })
  expect(await paper('label', [2])).toBeNull()
  const before = await paper('packing-slip')
  expect(before?.fileName).toBe(`packing-slip-${orderId}.pdf`)
  expect(before?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const lots = await sql<{ lot: number }>('select lot_id lot from stock_lot where variant_id = $1', [
    variantId,
  ])
  await shipOrder(shop.context, {
    orderId,
    lines: [{ lineNumber: 1, quantity: 2, lots: [{ lotId: lots[0]?.lot ?? 0, quantity: 2 }] }],
    by,
  })
  const after = await paper('packing-slip')
  expect(after?.bytes.equals(before?.bytes ?? Buffer.of())).toBe(false)
  expect((await paper('label'))?.bytes.length).toBeGreaterThan(1000)
  const other = await paidOrder([[variantId, 1]])
  for (const kind of ['packing-slip', 'label'] as const) {
    const slips = (siteIds: number[]) =>
      readSlips(shop.context, { kind, orderIds: [orderId, other], siteIds })
    expect(await slips([2])).toBeNull()
    const papers = await slips([1])
    expect(papers?.fileName).toBe(`${kind}s.pdf`)
    expect(papers?.bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2)
  }
})

test('of several orders each is proposed what those before it leave in the lots, in the order asked for (LOTS-2, SHIPMENTS-16)', async () => {
  const variantId = 11401
  const early = await receive('E1', 3, '2027-01-31', variantId)
  const late = await receive('E2', 9, '2027-06-30', variantId)
  const orders = [await paidOrder([[variantId, 2]]), await paidOrder([[variantId, 2]])]
  const proposedTo = async (orderIds: number[]) => {
    const query = { orderIds, siteIds: [1], now: shop.context.now() }
    const pickings = await proposePickings(shop.context.database, query)
    return [...pickings.values()].map(({ orderId, lines }) => [orderId, lines[0]?.proposed])
  }
  const first = [{ lotId: early, quantity: 2 }]
  const second = [
    { lotId: early, quantity: 1 },
    { lotId: late, quantity: 1 },
  ]
  expect(await proposedTo(orders)).toEqual([
    [orders[0], first],
    [orders[1], second],
  ])
  expect(await proposedTo(orders.toReversed())).toEqual([
    [orders[1], first],
    [orders[0], second],
  ])
})

test('the slips of several orders name the lots of the plan, no piece twice, and what was sent once it is sent (SHIPMENTS-5, 17)', async () => {
  const variantId = 11501
  const other = 11601
  await receive('S1', 2, '2027-01-31', variantId)
  await receive('S2', 1, '2027-06-30', variantId)
  const blocked = await receive('S3', 3, '2027-06-30', other)
  const refused = await paidOrder([
    [variantId, 2],
    [other, 1],
  ])
  const orders = [refused, await paidOrder([[variantId, 2]]), await paidOrder([[variantId, 1]])]
  await within((transaction) => blockLot(shop.context, transaction, { lotId: blocked, reason: 'mould', by }))
  const query = { orderIds: orders, siteIds: [1] }
  const plan = await planShipments(shop.context.database, {
    ...query,
    by: 'staff:1',
    now: shop.context.now(),
  })
  const slips = async () =>
    (await readSlipContents(shop.context, query)).map(({ slip: { orderId, shipmentId, lines } }) => ({
      orderId,
      isSent: shipmentId !== null,
      lots: lines.flatMap(({ lots }) => lots.map(({ lotNumber, quantity }) => `${lotNumber} × ${quantity}`)),
    }))
  const [first, second, third] = orders
  const planned = orders.map((orderId) => {
    const share = plan.get(orderId)
    return share?.ok ? share.value.after.lots : share?.reason
  })
  expect(planned).toEqual(['lot-missing', 'S1 × 2', 'S2 × 1'])
  expect(await slips()).toEqual([
    { orderId: first, isSent: false, lots: [] },
    { orderId: second, isSent: false, lots: ['S1 × 2'] },
    { orderId: third, isSent: false, lots: ['S2 × 1'] },
  ])
  // The last one went first, so it was given the earliest lot.
  expect(await shipOrder(shop.context, { orderId: third ?? 0, by })).toMatchObject({ ok: true })
  expect(await slips()).toEqual([
    { orderId: first, isSent: false, lots: [] },
    { orderId: second, isSent: false, lots: ['S1 × 1', 'S2 × 1'] },
    { orderId: third, isSent: true, lots: ['S1 × 1'] },
  ])
})

test('a recall lists who got pieces of a lot, blocks it, and writes to each order once (LOTS-4, 10)', async () => {
  const lotId = await receive('R1', 8, '2026-08-31', 10601)
  const orders = [await paidOrder([[10601, 1]]), await paidOrder([[10601, 2]])]
  for (const orderId of orders) {
    const lots = [{ lotId, quantity: orderId === orders[0] ? 1 : 2 }]
    const lines = [{ lineNumber: 1, quantity: lots[0]?.quantity ?? 0, lots }]
    expect(await shipOrder(shop.context, { orderId, lines, by })).toMatchObject({ ok: true })
  }
  const listed = await listRecalled(shop.context.database, { lotId, siteIds: [1] })
  expect(listed.map(({ orderId, pieces, lastName }) => [orderId, pieces, lastName])).toEqual([
    [orders[0], 1, expect.any(String)],
    [orders[1], 2, expect.any(String)],
  ])
  expect(await listRecalled(shop.context.database, { lotId, siteIds: [2] })).toEqual([])
  expect(await readStaffLot(shop.context.database, lotId)).toMatchObject({
    amount: 5,
    orders: 2,
    movements: [
      { change: -2, reason: 'sent', orderId: orders[1], actor: by },
      { change: -1, reason: 'sent', orderId: orders[0], at: expect.stringMatching(/Z$/) },
      { change: 8, reason: 'received', orderId: null },
    ],
  })
  const rename = (name: string) =>
    sql(
      `update shop_order set billing = jsonb_set(billing, '{lastName}', to_jsonb($2::text)) where order_id = $1`,
      [orders[0], name],
    )
  await rename('=1+1')
  const taken = await within((transaction) =>
    exportRecalled(shop.context, transaction, { lotId, siteIds: [1], by }),
  )
  await rename(listed[0]?.lastName ?? '')
  const rows = taken.ok ? taken.value.trim().split('\r\n') : []
  expect(rows).toHaveLength(3)
  expect(rows[1]).toContain(`${orders[0]};1;R1;2026-08-31;`)
  expect(rows[1]).toContain(`;'=1+1;`)
  expect(await sql(`select details from audit_entry where action = 'recall-exported'`)).toEqual([
    { details: { lotNumber: 'R1', orders: 2 } },
  ])
  const recall = () =>
    within((transaction) =>
      sendRecall(shop.context, transaction, { lotId, reason: 'mould', ownWords: {}, siteIds: [1], by }),
    )
  expect(await recall()).toMatchObject({ ok: true, value: { letters: 2 } })
  expect(await recall()).toMatchObject({ ok: true, value: { letters: 0 } })
  expect(await sql(`select 1 from outbox_mail where kind = 'lot-recall'`)).toHaveLength(2)
  expect(await sql('select state from stock_lot where lot_id = $1', [lotId])).toEqual([{ state: 'blocked' }])
  expect(await checkBooks(shop.context)).toEqual([])
})
