import {
  deliverStock,
  finishAtSandbox,
  startBuying,
  startMember,
  startStaff,
  startTestShop,
  tellShop,
  type TestShop,
  type TestStaff,
} from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks, shipOrder } from '../../orders/index.ts'

let shop: TestShop
let warehouse: TestStaff
beforeAll(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
  warehouse = await startStaff(shop)
})
afterAll(() => shop[Symbol.asyncDispose]())

type Pack = { variantId: number; available: number; [figure: string]: unknown }
const packs = async (query: string) => (await warehouse.read<{ items: Pack[] }>(`/stock?${query}`)).items

const post = (path: string, json: unknown) =>
  warehouse.request(path, { json, headers: { 'idempotency-key': randomUUID() } })

async function paidOrder(variantId: number, quantity: number): Promise<number> {
  const order = await (await startBuying(shop, { lines: [[variantId, quantity]] })).order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  return order.orderId
}

test('the stock of a pack says what is free, held, in lots, sold and for how long, and is found by code, title and state (STOCK-6, 9)', async () => {
  const variantId = 10601
  const [before] = await packs('code=hh10601')
  expect(before).toMatchObject({ variantId, held: 0, inLots: 0, soldPerWeek: 0, daysLeft: null })
  const lot = { lotNumber: 'S1', bestBefore: '2027-01-31' }
  await deliverStock(shop.context, { variantId, amount: 10, lot, by: 'test' })
  const orderId = await paidOrder(variantId, 4)
  const [held] = await packs('code=HH10601')
  const available = (before?.available ?? 0) + 6
  const sold = { soldPerWeek: 1, daysLeft: available * 7, nextBestBefore: '2027-01-31' }
  expect(held).toMatchObject({ available, held: 4, inLots: 10, ...sold })
  await shipOrder(shop.context, { orderId, by: 'test' })
  expect(await warehouse.read(`/stock/${variantId}`)).toMatchObject({ available, held: 0, inLots: 6 })
  expect((await packs('q=hh1060')).map((pack) => pack.variantId)).toContain(variantId)
  expect(await packs(`q=${encodeURIComponent('%')}`)).toEqual([])
  const beginnings = String(before?.['title'])
    .split(' ')
    .map((word) => word.slice(0, 4))
    .toReversed()
  expect(
    (await packs(`q=${encodeURIComponent(beginnings.join(' '))}`)).map((pack) => pack.variantId),
  ).toContain(variantId)
  expect((await post('/stock/10603/count', { counted: 0 })).status).toBe(200)
  const soldOut = await packs('state=sold-out')
  expect(soldOut.every((pack) => pack.available === 0)).toBe(true)
  expect((await packs('state=low')).length).toBeGreaterThanOrEqual(soldOut.length)
})

test('a delivery of several packs comes in at once, or not at all, and its movements name who received it (STOCK-7, 2, 8)', async () => {
  const lines = [10401, 10301, 10401].map((variantId, index) => ({
    variantId,
    amount: index + 1,
    lot: { lotNumber: `D${index}`, bestBefore: '2027-05-31' },
  }))
  const stockOf = async () =>
    Promise.all([10301, 10401].map(async (id) => (await warehouse.read<Pack>(`/stock/${id}`)).available))
  const [mash = 0, muesli = 0] = await stockOf()
  const wrong = await post('/stock/receive', { lines: [...lines, { variantId: 999_999, amount: 1 }] })
  expect(wrong.status).toBe(404)
  expect(await stockOf()).toEqual([mash, muesli])
  const received = await post('/stock/receive', { lines })
  expect(received.status).toBe(200)
  expect(await received.json()).toEqual({
    items: [
      { variantId: 10401, available: muesli + 4 },
      { variantId: 10301, available: mash + 2 },
      { variantId: 10401, available: muesli + 4 },
    ],
  })
  const moved = await warehouse.read<{ items: object[] }>('/stock/10401/movements?limit=2')
  const actor = `token:${warehouse.tokenId}`
  expect(moved.items).toMatchObject([
    { change: 3, reason: 'delivered', actor, actorName: expect.any(String) },
    { change: 1, reason: 'delivered', actor },
  ])
  expect(await checkBooks(shop.context)).toEqual([])
})

test('a lot tells when letters went out, by whom and how many, and the list of its recall marks who got one (LOTS-4, 11, AUDIT-5)', async () => {
  const boss = await startMember(shop)
  const variantId = 10701
  const lot = { lotNumber: 'R1', bestBefore: '2027-01-31' }
  const received = await deliverStock(shop.context, { variantId, amount: 5, lot, by: 'test' })
  const lotId = (received.ok && received.value.lotId) || 0
  const send = async () => {
    const orderId = await paidOrder(variantId, 1)
    const lines = [{ lineNumber: 1, quantity: 1, lots: [{ lotId, quantity: 1 }] }]
    await shipOrder(shop.context, { orderId, lines, by: 'test' })
    return orderId
  }
  const orders = [await send(), await send()]
  type Recalled = { items: { orderId: number; letter: object | null }[] }
  const marks = async () =>
    (await boss.read<Recalled>(`/recalls/${lotId}`)).items.map(({ orderId, letter }) => [orderId, letter])
  expect(await marks()).toEqual(orders.map((orderId) => [orderId, null]))
  expect(await warehouse.read(`/lots/${lotId}`)).toMatchObject({ recalls: [] })
  await boss.read('/recalls', { json: { lotId, reason: 'mould' } })
  const at = shop.clock.now().toISOString()
  expect(await marks()).toEqual(orders.map((orderId) => [orderId, { state: 'waiting', at }]))
  const by = { actor: `staff:${boss.memberId}`, actorName: expect.any(String) }
  expect(await warehouse.read(`/lots/${lotId}`)).toMatchObject({
    recalls: [{ reason: 'mould', letters: 2, at, ...by }],
  })
  const timeLine = await boss.read<{ items: object[] }>(`/audit?subject=lot%20${lotId}`)
  expect(timeLine.items).toMatchObject([
    { action: 'recall-letters', details: { letters: 2, reason: 'mould' }, ...by },
    { action: 'lot-blocked' },
  ])
})

test('pieces without a lot are a figure of their pack; they get one without becoming more, and what waited for a lot is sent (LOTS-1, 2, 7, STOCK-6)', async () => {
  const variantId = 10801
  const before = await warehouse.read<Pack>(`/stock/${variantId}`)
  expect(before).toMatchObject({ inLots: 0, withoutLot: before.available })
  const lot = { lotNumber: 'W1', bestBefore: '2027-01-31' }
  expect((await post(`/stock/${variantId}/receive`, { amount: 2, lot })).status).toBe(200)
  const orderId = await paidOrder(variantId, 5)
  expect((await post('/shipments', { orderId })).status).toBe(409)
  const held = { held: 5, inLots: 2, withoutLot: before.available }
  expect(await warehouse.read(`/stock/${variantId}`)).toMatchObject(held)
  const given = { lot: { lotNumber: 'W2', bestBefore: null }, areInHouse: true }
  const tooMany = await post(`/stock/${variantId}/receive`, { ...given, amount: before.available + 1 })
  expect(await tooMany.json()).toMatchObject({ code: 'fewer-without-lot' })
  expect((await post(`/stock/${variantId}/receive`, { ...given, amount: 3 })).status).toBe(200)
  expect(await warehouse.read(`/stock/${variantId}`)).toMatchObject({
    available: before.available - 3,
    inLots: 5,
    withoutLot: before.available - 3,
  })
  expect((await post('/shipments', { orderId })).status).toBe(200)
  // A blocked lot withholds its pieces: they are in a lot all the same.
  await post(`/stock/${variantId}/receive`, { amount: 4, lot: { lotNumber: 'W3' } })
  const [blocked] = (await warehouse.read<{ items: { lotId: number }[] }>('/lots?lotNumber=W3')).items
  await post(`/lots/${blocked?.lotId}/block`, { reason: 'mould' })
  expect(await warehouse.read(`/stock/${variantId}`)).toMatchObject({
    blocked: 4,
    withoutLot: before.available - 3,
  })
  expect(await checkBooks(shop.context)).toEqual([])
})

test('a delivery that is refused names every line that is wrong, with its pack and lot (STOCK-7, 10, LOTS-1, 6)', async () => {
  const line = { variantId: 10402, amount: 1, lot: { lotNumber: 'N1', bestBefore: '2027-05-31' } }
  const bad = { variantId: 10402, amount: 1, lot: { lotNumber: 'N2', bestBefore: '2027-05-31' } }
  expect((await post('/stock/receive', { lines: [line, bad] })).status).toBe(200)
  const [blocked] = (await warehouse.read<{ items: { lotId: number }[] }>('/lots?lotNumber=N2')).items
  await post(`/lots/${blocked?.lotId}/block`, { reason: 'mould' })
  const fine = { variantId: 10301, amount: 2, lot: { lotNumber: 'N3', bestBefore: '2027-05-31' } }
  const otherDate = { ...line, lot: { lotNumber: 'N1', bestBefore: '2027-06-30' } }
  const refused = await post('/stock/receive', { lines: [fine, otherDate, bad] })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    code: 'lot-has-another-date',
    detail: 'Pack 10402, lot N1.',
    parameter: 'lines.1.lot',
    errors: [
      { parameter: 'lines.1.lot', message: 'lot-has-another-date' },
      { parameter: 'lines.2.lot', message: 'lot-blocked' },
    ],
  })
  const unknown = await post('/stock/receive', { lines: [fine, { variantId: 999_999, amount: 1 }] })
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toMatchObject({
    errors: [{ parameter: 'lines.1.variantId', message: 'no-such-pack' }],
  })
})
