import { HOUR, MINUTE } from '@haverhof/domain/shared'
import { startMember, startTestShop, type TestMember, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeBooks, placePaidOrder, placeSentOrder } from '../../orders/test-desk.ts'

let shop: TestShop
let bram: TestMember
let ines: TestMember
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
  bram = await startMember(shop, { role: 'warehouse' })
  ines = await startMember(shop, { role: 'warehouse' })
})
afterEach(() => closeBooks(shop))

type Paper = 'packing-slips' | 'labels'

async function print(member: TestMember, orderIds: readonly number[], paper: Paper = 'packing-slips') {
  const answer = await member.request(`/shipments/${paper}.pdf?orderIds=${orderIds.join(',')}`)
  const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  const pages = bytes.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
  return { status: answer.status, pages, leftOut: answer.headers.get('packed-by-another') }
}

const next = async (member: TestMember) =>
  (await member.read<{ orderId: number | null }>('/shipments/packing', { json: { passedOver: [] } })).orderId
const claim = (member: TestMember, orderId: number, json: object = {}) =>
  member.read<object>(`/orders/${orderId}/packing`, { json })
const leave = (member: TestMember, orderId: number) =>
  member.request(`/orders/${orderId}/packing`, { method: 'DELETE' })
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code]
const ship = async (member: TestMember, orderId: number) =>
  codeOf(await member.request('/shipments', { json: { orderId, carrier: null } }))

async function paidOrders(count: number): Promise<number[]> {
  const orderIds: number[] = []
  for (let n = 0; n < count; n += 1) orderIds.push((await placePaidOrder(shop)).orderId)
  return orderIds
}

test.each<Paper>(['packing-slips', 'labels'])(
  'printing %s of orders claims them: no other packer gets them at the packing table, sends them or prints them (SHIPMENTS-23)',
  async (paper) => {
    const [first = 0, second = 0, third = 0] = await paidOrders(3)
    expect(await print(bram, [first, second], paper)).toMatchObject({ status: 200, leftOut: null })
    shop.clock.advance(45 * MINUTE)
    expect(await next(ines)).toBe(third)
    expect(await ship(ines, first)).toEqual([409, 'packed-by-another'])
    expect(await codeOf(await ines.request(`/orders/${first}/ship`, { json: {} }))).toEqual([
      409,
      'packed-by-another',
    ])
    const task = { json: { ids: [first, second] } }
    expect(JSON.stringify(await ines.read<object>('/tasks/ship-orders/plan', task))).toContain(
      'packed-by-another',
    )
    expect(JSON.stringify(await ines.read<object>('/tasks/ship-orders', task))).toContain('packed-by-another')
    expect((await print(ines, [first, second])).status).toBe(409)
    expect(await ship(bram, first)).toEqual([200, undefined])
  },
)

test('what another packer holds is left out of a paper, and the answer says which; nothing else of it is (SHIPMENTS-24)', async () => {
  const orderIds = await paidOrders(3)
  const [first = 0, second = 0, third = 0] = orderIds
  await claim(ines, second)
  const { orderId: sent } = await placeSentOrder(shop)
  expect(await print(bram, [...orderIds, sent])).toEqual({ status: 200, pages: 3, leftOut: String(second) })
  expect(await print(ines, [first, second, third])).toMatchObject({ pages: 1, leftOut: `${first},${third}` })
})

test.each(['packing-slip', 'label'])(
  'the %s of one order is claimed like those of several (SHIPMENTS-23)',
  async (paper) => {
    const [orderId = 0] = await paidOrders(1)
    expect((await bram.request(`/orders/${orderId}/${paper}.pdf`)).status).toBe(200)
    expect(await next(ines)).toBeNull()
    expect(await codeOf(await ines.request(`/orders/${orderId}/${paper}.pdf`))).toEqual([
      409,
      'packed-by-another',
    ])
  },
)

test('a printed slip is good for four hours, whatever is done at the packing table (SHIPMENTS-23)', async () => {
  const [orderId = 0] = await paidOrders(1)
  await print(bram, [orderId])
  expect(await next(bram)).toBe(orderId)
  await claim(bram, orderId)
  await leave(bram, orderId)
  shop.clock.advance(4 * HOUR - MINUTE)
  // No session lasts so long.
  const mia = await startMember(shop, { role: 'warehouse' })
  expect(await next(mia)).toBeNull()
  shop.clock.advance(MINUTE)
  expect(await next(mia)).toBe(orderId)
})

test('who takes over an order has it as at the packing table, and its first packer sends it no more (SHIPMENTS-26)', async () => {
  const [orderId = 0] = await paidOrders(1)
  await print(bram, [orderId])
  expect(await claim(ines, orderId)).toMatchObject({ packing: { isOwn: false } })
  expect(await claim(ines, orderId, { takesOver: true })).toMatchObject({
    packing: { isOwn: true, until: '2026-06-01T10:10:00.000Z' },
  })
  expect(await claim(bram, orderId)).toMatchObject({ packing: { isOwn: false, byName: 'Ines' } })
  expect(await ship(bram, orderId)).toEqual([409, 'packed-by-another'])
  expect(await ship(ines, orderId)).toEqual([200, undefined])
})
