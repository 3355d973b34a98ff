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
  correctStock,
  countLot,
  countStock,
  listToSend,
  listUnfilled,
  proposePicking,
  shipOrder,
  unblockLot,
} from '../index.ts'
import { callOffPieces } from './call-off-pieces.ts'

const muesli = 10101
const mash = 10201
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

const freeOf = async (variantId: number) =>
  Number(
    (await sql<{ amount: number }>('select amount from stock where variant_id = $1', [variantId]))[0]?.amount,
  )

async function receive(lotNumber: string, amount: number, bestBefore: string, variantId = muesli) {
  const received = await deliverStock(shop.context, { variantId, amount, lot: { lotNumber, bestBefore }, by })
  if (!received.ok) throw new Error(received.reason)
  return received.value.lotId ?? 0
}

const statusOf = async (orderId: number) =>
  (await sql<{ status: string }>('select status from shop_order where order_id = $1', [orderId]))[0]?.status

test('an order is sent in parts: processing until the last piece, one mail for each, with the parcel and its page (SHIPMENTS-1, SHIPMENTS-3)', async () => {
  const orderId = await paidOrder([
    [mash, 2],
    [10301, 1],
  ])
  const first = await shipOrder(shop.context, {
    orderId,
    carrier: 'postnl',
    parcelNumbers: ['3SABCD0123456'],
    lines: [{ lineNumber: 1, quantity: 1 }],
    by,
  })
  expect(first).toMatchObject({ ok: true, value: { status: 'processing' } })
  const tooMany = await shipOrder(shop.context, { orderId, lines: [{ lineNumber: 1, quantity: 2 }], by })
  expect(tooMany).toEqual({ ok: false, reason: 'more-than-ordered' })
  expect(await statusOf(orderId)).toBe('processing')
  expect(await shipOrder(shop.context, { orderId, by })).toMatchObject({
    ok: true,
    value: { status: 'sent' },
  })
  const mails = await sql<{ kind: string; facts: { shipment: object } }>(
    `select kind, facts from outbox_mail where kind in ('order-part-sent', 'order-sent') and facts->>'orderId' = $1 order by mail_id`,
    [String(orderId)],
  )
  expect(mails.map(({ kind }) => kind)).toEqual(['order-part-sent', 'order-sent'])
  expect(mails[0]?.facts.shipment).toMatchObject({
    carrier: 'PostNL',
    parcels: [{ number: '3SABCD0123456', url: expect.stringContaining('3SABCD0123456-NL-') }],
    isRest: false,
  })
  expect(mails[1]?.facts.shipment).toMatchObject({ isRest: true })
  expect(await sql(`select 1 from audit_entry where subject = $1`, [`order ${orderId}`])).toHaveLength(2)
  expect(await checkBooks(shop.context)).toEqual([])
})

test('the lot with the earliest date is picked first, and a pack that has lots is not sent without one (LOTS-1, LOTS-2)', async () => {
  const late = await receive('L-late', 5, '2027-09-30')
  const early = await receive('L-early', 2, '2027-03-31')
  const orderId = await paidOrder([[muesli, 3]])
  expect(await shipOrder(shop.context, { orderId, by })).toMatchObject({ ok: true })
  expect(
    await sql('select lot_id lot, quantity from order_line_lot where order_id = $1 order by quantity desc', [
      orderId,
    ]),
  ).toEqual([
    { lot: early, quantity: 2 },
    { lot: late, quantity: 1 },
  ])
  const large = await paidOrder([[muesli, 6]])
  expect(await shipOrder(shop.context, { orderId: large, by })).toEqual({ ok: false, reason: 'lot-missing' })
  // Pieces that were there before lots were known get theirs.
  const lot = { lotNumber: 'L-old', bestBefore: '2026-12-31' }
  const many = await deliverStock(shop.context, {
    variantId: muesli,
    amount: 100_000,
    lot,
    areInHouse: true,
    by,
  })
  expect(many).toEqual({ ok: false, reason: 'fewer-without-lot' })
  const free = await freeOf(muesli)
  await deliverStock(shop.context, { variantId: muesli, amount: 10, lot, areInHouse: true, by })
  expect(await freeOf(muesli)).toBe(free)
  expect(await shipOrder(shop.context, { orderId: large, by })).toMatchObject({ ok: true })
  expect(await checkBooks(shop.context)).toEqual([])
})

test('a blocked lot is not sent, leaves what is free to sell, and the orders that wait for it are listed (LOTS-3, 9)', async () => {
  const variantId = 10401
  await within((transaction) =>
    countStock(shop.context, transaction, { variantId, counted: 0, reason: 'empty', by }),
  )
  const lotId = await receive('B1', 10, '2027-01-31', variantId)
  const orderId = await paidOrder([[variantId, 4]])
  const answer = await within((transaction) =>
    blockLot(shop.context, transaction, { lotId, reason: 'mould', by }),
  )
  expect(answer).toEqual({ ok: true, value: { available: 0 } })
  expect(await freeOf(variantId)).toBe(0)
  expect(await shipOrder(shop.context, { orderId, by })).toEqual({ ok: false, reason: 'lot-missing' })
  const lots = [{ lotId, quantity: 4 }]
  const forced = await shipOrder(shop.context, { orderId, lines: [{ lineNumber: 1, quantity: 4, lots }], by })
  expect(forced).toEqual({ ok: false, reason: 'lot-blocked' })
  const siteIds = [1]
  expect(await listUnfilled(shop.context.database, { lotId, siteIds })).toMatchObject([
    { orderId, pieces: 4 },
  ])
  expect(await checkBooks(shop.context)).toEqual([])
  // What comes in first fills the order that waits.
  await receive('B2', 5, '2027-02-28', variantId)
  expect(await freeOf(variantId)).toBe(1)
  expect(await listUnfilled(shop.context.database, { lotId, siteIds })).toEqual([])
  expect(await checkBooks(shop.context)).toEqual([])
  await within((transaction) =>
    correctStock(shop.context, transaction, {
      variantId,
      change: -3,
      reason: 'damaged',
      lotId,
      note: 'burnt',
      by,
    }),
  )
  expect(await freeOf(variantId)).toBe(1)
  await within((transaction) => unblockLot(shop.context, transaction, { lotId, reason: 'no mould', by }))
  expect(await freeOf(variantId)).toBe(8)
  expect(await shipOrder(shop.context, { orderId, by })).toMatchObject({ ok: true })
  expect(await checkBooks(shop.context)).toEqual([])
})

test('a lot is counted, and no count or correction takes what orders have (STOCK-4, STOCK-5)', async () => {
  const variantId = 10501
  await within((transaction) =>
    countStock(shop.context, transaction, { variantId, counted: 0, reason: 'empty', by }),
  )
  const lotId = await receive('C1', 6, '2027-01-31', variantId)
  await paidOrder([[variantId, 2]])
  const count = (counted: number) =>
    within((transaction) => countLot(shop.context, transaction, { lotId, counted, note: 'yearly', by }))
  expect(await count(1)).toEqual({ ok: false, reason: 'fewer-than-reserved' })
  expect(await count(5)).toEqual({ ok: true, value: 3 })
  const whole = await within((transaction) =>
    countStock(shop.context, transaction, { variantId, counted: 4, reason: 'yearly', by }),
  )
  expect(whole).toEqual({ ok: false, reason: 'fewer-than-in-lots' })
  const correct = (change: number, reason: 'damaged' | 'own-use' | 'returned') =>
    within((transaction) =>
      correctStock(shop.context, transaction, { variantId, change, reason, lotId, note: 'torn', by }),
    )
  expect(await correct(-4, 'damaged')).toEqual({ ok: false, reason: 'fewer-than-reserved' })
  expect(await correct(-1, 'own-use')).toEqual({ ok: true, value: 2 })
  expect(await correct(2, 'returned')).toEqual({ ok: true, value: 4 })
  const movements = await sql(
    'select change, reason, actor from stock_movement where variant_id = $1 and actor is not null order by stock_movement_id desc limit 2',
    [variantId],
  )
  expect(movements).toEqual([
    { change: 2, reason: 'returned', actor: by },
    { change: -1, reason: 'own-use', actor: by },
  ])
  expect(await checkBooks(shop.context)).toEqual([])
})

test('pieces that were paid back before they were sent are free again, and the rest makes the order sent (SHIPMENTS-4)', async () => {
  const orderId = await paidOrder([[mash, 3]])
  const free = await freeOf(mash)
  await shipOrder(shop.context, { orderId, lines: [{ lineNumber: 1, quantity: 1 }], by })
  const callOff = (quantity: number) =>
    within((transaction) =>
      callOffPieces(shop.context, transaction, {
        orderId,
        siteId: 1,
        lines: [{ lineNumber: 1, quantity }],
        by,
      }),
    )
  expect(await callOff(3)).toEqual({ ok: false, reason: 'more-than-unsent' })
  expect(await callOff(1)).toMatchObject({ ok: true })
  expect(await statusOf(orderId)).toBe('processing')
  expect(await callOff(1)).toMatchObject({ ok: true })
  expect([await statusOf(orderId), await freeOf(mash)]).toEqual(['sent', free + 2])
  expect(await checkBooks(shop.context)).toEqual([])
})

test('a lot over its date is neither proposed nor sent unless a packer names it, and what is missing is counted (LOTS-5, SHIPMENTS-14)', async () => {
  const variantId = 10801
  const old = await receive('X-old', 3, '2026-05-31', variantId)
  const lastDay = await receive('X-last-day', 1, '2026-06-01', variantId)
  const orderId = await paidOrder([[variantId, 3]])
  const { now } = shop.context
  const ask = async () =>
    proposePicking(shop.context.database, { orderId, siteIds: [1], now: now() }).then((picking) => ({
      address: picking?.address,
      line: picking?.lines[0],
    }))
  const { address, line } = await ask()
  expect(line).toMatchObject({ left: 3, missing: 2, proposed: [{ lotId: lastDay, quantity: 1 }] })
  expect(line?.lots.map(({ lotId, isExpired }) => [lotId, isExpired])).toEqual([
    [old, true],
    [lastDay, false],
  ])
  expect(await shipOrder(shop.context, { orderId, by })).toEqual({ ok: false, reason: 'lot-expired' })
  const waiting = (siteIds: number[], limit = 100) =>
    listToSend(shop.context.database, { siteIds, limit, mostCounted: 1000, now: now() })
  const queue = await waiting([1])
  expect(queue.orders.find((each) => each.orderId === orderId)).toMatchObject({ pieces: 3, address })
  const another = await paidOrder([[mash, 1]])
  expect(await waiting([1], 1)).toMatchObject({ orders: [{}], total: queue.total + 1 })
  await shipOrder(shop.context, { orderId: another, by })
  expect(queue.total).toBe(queue.orders.length)
  expect(await waiting([2])).toEqual({ orders: [], total: 0 })
  const lots = [
    { lotId: lastDay, quantity: 1 },
    { lotId: old, quantity: 2 },
  ]
  const lines = [{ lineNumber: 1, quantity: 3, lots }]
  expect(await shipOrder(shop.context, { orderId, lines, by })).toMatchObject({ ok: true })
  expect(await checkBooks(shop.context)).toEqual([])
})
