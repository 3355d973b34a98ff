import { MINUTE } from '@haverhof/domain/shared'
import {
  onAnotherDevice,
  startMember,
  startTestShop,
  type TestMember,
  type TestShop,
} from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetOld } from '../../jobs/index.ts'
import { orderRetention } from '../../orders/index.ts'
import { closeBooks, orderDesk, placePaidOrder } from '../../orders/test-desk.ts'

let shop: TestShop
let bram: TestMember
let ines: TestMember
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
  bram = await startMember(shop, { role: 'warehouse' })
  ines = await startMember(shop, { role: 'warehouse' })
})
afterEach(() => closeBooks(shop))

type Packing = { byName: string; isOwn: boolean; since: string; until: string }
type Waiting = { orderId: number; packing: Packing | null }

const next = async (member: TestMember, passedOver: number[] = []) =>
  (await member.read<{ orderId: number | null }>('/shipments/packing', { json: { passedOver } })).orderId
const claim = (member: TestMember, orderId: number) =>
  member.read<{ packing: Packing }>(`/orders/${orderId}/packing`, { json: {} })
const leave = (member: TestMember, orderId: number) =>
  member.request(`/orders/${orderId}/packing`, { method: 'DELETE' })
const ship = async (member: TestMember, orderId: number) => {
  const answer = await member.request('/shipments', { json: { orderId, carrier: null } })
  return [answer.status, ((await answer.json()) as { code?: string }).code]
}
const queue = async (member: TestMember) =>
  (await member.read<{ items: Waiting[] }>('/shipments/queue')).items.map(({ orderId, packing }) => [
    orderId,
    packing && packing.isOwn,
  ])

async function paidOrders(count: number): Promise<number[]> {
  const orderIds: number[] = []
  for (let n = 0; n < count; n += 1) orderIds.push((await placePaidOrder(shop)).orderId)
  return orderIds
}

/** What was promised otherwise. */
const promise = (orderId: number, until: string | null) =>
  orderDesk(shop).sql(
    `update shop_order set delivery = case when $2::text is null then delivery - 'date'
      else jsonb_set(delivery, '{date}', jsonb_build_object('from', $2::text, 'until', $2::text)) end where order_id = $1`,
    [orderId, until],
  )

test('two packers get different orders, the queue says who packs which, and a shipment ends it (SHIPMENTS-12, 22)', async () => {
  const [first = 0, second = 0, third = 0] = await paidOrders(3)
  expect([await next(bram), await next(ines)]).toEqual([first, second])
  expect(await queue(bram)).toEqual([
    [first, true],
    [second, false],
    [third, null],
  ])
  expect(await ship(bram, first)).toEqual([200, undefined])
  expect(await next(bram)).toBe(third)
  expect(await orderDesk(shop).sql('select order_id from packing_claim order by 1')).toEqual([
    { order_id: second },
    { order_id: third },
  ])
  expect(await next(await startMember(shop, { role: 'warehouse' }))).toBeNull()
})

test('two tables under one login are two packers: each gets its own order, and only the one that has it sends it (SHIPMENTS-22)', async () => {
  const [first = 0, second = 0, third = 0] = await paidOrders(3)
  const atDoor = await onAnotherDevice(shop, bram)
  expect([await next(bram), await next(atDoor)]).toEqual([first, second])
  expect(await queue(bram)).toEqual([
    [first, true],
    [second, false],
    [third, null],
  ])
  expect((await claim(atDoor, first)).packing.isOwn).toBe(false)
  expect(await ship(atDoor, first)).toEqual([409, 'packed-by-another'])
  const takenOver = { json: { takesOver: true } }
  const { packing } = await atDoor.read<{ packing: Packing }>(`/orders/${first}/packing`, takenOver)
  expect(packing.isOwn).toBe(true)
  expect((await claim(bram, first)).packing.isOwn).toBe(false)
  expect(await ship(bram, first)).toEqual([409, 'packed-by-another'])
  expect(await ship(atDoor, first)).toEqual([200, undefined])
})

test('a printed slip belongs to the member at every table, until one of them packs it (SHIPMENTS-23)', async () => {
  const [orderId = 0, other = 0] = await paidOrders(2)
  const atDoor = await onAnotherDevice(shop, bram)
  const slip = await bram.request(`/shipments/packing-slips.pdf?orderIds=${orderId}`)
  expect(slip.status).toBe(200)
  expect((await claim(atDoor, orderId)).packing.isOwn).toBe(true)
  expect([await next(ines), await next(bram)]).toEqual([other, null])
  await leave(atDoor, orderId)
  expect([await next(ines), await next(bram)]).toEqual([other, orderId])
})

test('an order that one packer holds is shipped by no other, from the list, from a plan or by a program (SHIPMENTS-21)', async () => {
  const [orderId = 0] = await paidOrders(1)
  await claim(bram, orderId)
  expect(await ship(ines, orderId)).toEqual([409, 'packed-by-another'])
  const plan = await ines.read<object>('/tasks/ship-orders/plan', { json: { ids: [orderId] } })
  expect(JSON.stringify(plan)).toContain('packed-by-another')
  expect(await claim(ines, orderId)).toMatchObject({ packing: { isOwn: false, byName: 'Ines' } })
  expect(await ship(bram, orderId)).toEqual([200, undefined])
})

test('a claim lasts ten minutes from the last scan; a late packer is told who packs it and who sent it, and nothing is sent twice (SHIPMENTS-27)', async () => {
  const [orderId = 0] = await paidOrders(1)
  const since = (await claim(bram, orderId)).packing.since
  shop.clock.advance(9 * MINUTE)
  expect((await claim(bram, orderId)).packing).toMatchObject({
    isOwn: true,
    since,
    until: '2026-06-01T10:19:00.000Z',
  })
  shop.clock.advance(9 * MINUTE)
  expect(await next(ines)).toBeNull()
  shop.clock.advance(MINUTE)
  expect(await next(ines)).toBe(orderId)
  expect(await ship(bram, orderId)).toEqual([409, 'packed-by-another'])
  expect(await claim(bram, orderId)).toMatchObject({
    packing: { isOwn: false, since: '2026-06-01T10:19:00.000Z', until: '2026-06-01T10:29:00.000Z' },
  })
  expect(await ship(ines, orderId)).toEqual([200, undefined])
  expect(await ship(bram, orderId)).toEqual([409, 'not-to-be-sent'])
  expect(await bram.read(`/orders/${orderId}/picking`)).toMatchObject({
    packing: null,
    lastShipment: {
      sentBy: `staff:${ines.memberId}`,
      sentByName: 'Ines',
      sentAt: '2026-06-01T10:19:00.000Z',
    },
  })
  expect(await orderDesk(shop).sql('select 1 from shipment')).toHaveLength(1)
})

test('an expired claim that no other packer took still lets its packer ship (SHIPMENTS-27)', async () => {
  const [orderId = 0] = await paidOrders(1)
  await claim(bram, orderId)
  shop.clock.advance(60 * MINUTE)
  expect(await ship(bram, orderId)).toEqual([200, undefined])
})

test('a packer who leaves releases the order, and releases no other packer’s (SHIPMENTS-25)', async () => {
  const [first = 0, second = 0] = await paidOrders(2)
  await claim(bram, first)
  await leave(ines, first)
  expect(await next(ines)).toBe(second)
  await leave(bram, first)
  await leave(ines, second)
  expect(await next(ines)).toBe(first)
})

test('what was skipped comes when nothing else waits, the first that was skipped before the others (SHIPMENTS-25)', async () => {
  const [first = 0, second = 0, third = 0] = await paidOrders(3)
  expect(await next(bram, [first])).toBe(second)
  await leave(bram, second)
  expect(await next(bram, [first, second])).toBe(third)
  await leave(bram, third)
  expect(await next(bram, [second, third, first])).toBe(second)
})

test('the oldest promise comes first, in the queue and at the packing table; what promises no day before all others (SHIPMENTS-6, SHIPMENTS-12)', async () => {
  const [first = 0, second = 0, third = 0] = await paidOrders(3)
  await promise(first, '2026-06-09')
  await promise(second, '2026-06-03')
  await promise(third, null)
  expect((await queue(bram)).map(([orderId]) => orderId)).toEqual([third, second, first])
  expect([await next(bram), await next(ines)]).toEqual([third, second])
})

test('what the customer has withdrawn from or the bank took back is not handed out, and can still be opened (SHIPMENTS-10, 11, 28)', async () => {
  const [first = 0, second = 0, third = 0] = await paidOrders(3)
  const { sql } = orderDesk(shop)
  await sql(
    `insert into withdrawal (site_id, language_id, order_id, order_number, full_name, email_address, statement, received_at, state)
    values (1, 1, $1, '', '', '', '', now(), 'waiting')`,
    [first],
  )
  await sql(
    'update payment set charged_back_cents = amount_cents, charged_back_at = now() where order_id = $1',
    [second],
  )
  expect(await next(bram)).toBe(third)
  expect(await claim(ines, first)).toMatchObject({ packing: { isOwn: true } })
  await sql('update payment set charged_back_cents = 0, charged_back_at = null')
  await sql(`update withdrawal set state = 'closed'`)
})

test('claims are forgotten a day after they ended (SHIPMENTS-12)', async () => {
  const [orderId = 0] = await paidOrders(1)
  await claim(bram, orderId)
  const left = async () => {
    for (const kind of orderRetention) if (kind.table === 'packing_claim') await forgetOld(shop.context, kind)
    return (await orderDesk(shop).sql('select 1 from packing_claim')).length
  }
  expect(await left()).toBe(1)
  shop.clock.advance(25 * 60 * MINUTE)
  expect(await left()).toBe(0)
})
