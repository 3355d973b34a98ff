import { DAY, HOUR } from '@haverhof/domain/shared'
import { dutchBilling, startMember, startTestShop, type TestMember, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeBooks, orderDesk, placePaidOrder, placeSentOrder } from '../../orders/test-desk.ts'
import { confirmNewest } from '../../repeat-delivery/ending/test-confirm.ts'

let shop: TestShop
let service: TestMember
let warehouse: TestMember
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
  await signIn()
})
afterEach(() => closeBooks(shop))

async function signIn() {
  service = await startMember(shop, { role: 'service' })
  warehouse = await startMember(shop, { role: 'warehouse' })
}

const emailAddress = dutchBilling.emailAddress

/** A customer withdraws with a mistyped number. */
async function withdraw(site = 'haverhof.nl') {
  const json = { orderNumber: '999999', emailAddress, fullName: 'Anna de Vries' }
  const { withdrawalId } = await shop.read<{ withdrawalId: number }>('/api/withdrawals', { json, site })
  shop.clock.advance(60_000)
  return withdrawalId
}

const confirm = async () => expect((await confirmNewest(shop)).status).toBe(204)
const next = async () =>
  (await warehouse.read<{ orderId: number | null }>('/shipments/packing', { json: { passedOver: [] } }))
    .orderId
const ship = async (orderId: number) =>
  (await warehouse.request('/shipments', { json: { orderId, carrier: null } })).status
const readWithdrawal = (withdrawalId: number) => service.read<object>(`/withdrawals/${withdrawalId}`)

async function returnMails() {
  return orderDesk(shop).sql(
    `select facts->'isFree' "isFree" from outbox_mail where kind = 'return-registered' order by mail_id`,
  )
}

test('what was sent after the withdrawal was comes back at our expense, once it is confirmed and accepted (WITHDRAWAL-8, 13)', async () => {
  const { orderId } = await placePaidOrder(shop)
  const withdrawalId = await withdraw()
  expect(await ship(orderId)).toBe(200)
  await confirm()
  expect(await readWithdrawal(withdrawalId)).toMatchObject({ orderId })
  await service.read(`/withdrawals/${withdrawalId}/accept`, { json: {} })
  expect(await returnMails()).toEqual([{ isFree: true }])
})

test('what had left before is sent back by the customer (WITHDRAWAL-13)', async () => {
  await placeSentOrder(shop)
  shop.clock.advance(HOUR)
  const withdrawalId = await withdraw()
  await confirm()
  await service.read(`/withdrawals/${withdrawalId}/accept`, { json: {} })
  expect(await returnMails()).toEqual([{ isFree: null }])
})

test('an order of long ago is not meant: the one that was paid today is held (SHIPMENTS-10, WITHDRAWAL-16)', async () => {
  await placeSentOrder(shop)
  shop.clock.advance(200 * DAY)
  await signIn()
  const { orderId } = await placePaidOrder(shop)
  const withdrawalId = await withdraw()
  await confirm()
  expect(await readWithdrawal(withdrawalId)).toMatchObject({ orderId, isToBeConfirmed: false })
  expect(await next()).toBeNull()
  expect(await ship(orderId)).toBe(409)
})

test('of several that can be meant all that are not sent stay here until staff decide (SHIPMENTS-10, WITHDRAWAL-17)', async () => {
  await placeSentOrder(shop)
  const { orderId: first } = await placePaidOrder(shop)
  const { orderId: second } = await placePaidOrder(shop)
  const withdrawalId = await withdraw()
  const { orderId: later } = await placePaidOrder(shop)
  expect(await next()).toBe(first)
  await confirm()
  expect(await readWithdrawal(withdrawalId)).toMatchObject({ orderId: null, isToBeConfirmed: false })
  for (const orderId of [first, second]) {
    expect(await ship(orderId)).toBe(409)
    expect(await service.read(`/orders/${orderId}`)).toMatchObject({ openWithdrawalId: withdrawalId })
  }
  expect([await next(), await ship(later), await next()]).toEqual([later, 200, null])
  await service.read(`/withdrawals/${withdrawalId}/match`, { json: { orderId: first } })
  expect(await next()).toBe(second)
  expect(await ship(first)).toBe(409)
  await service.read(`/withdrawals/${withdrawalId}/close`, { json: { note: 'not meant' } })
  expect(await ship(first)).toBe(200)
})

test('a declaration on another of our sites means the orders of all, and goes to the staff of theirs (SITES-11, WITHDRAWAL-16)', async () => {
  const { orderId } = await placePaidOrder(shop)
  const withdrawalId = await withdraw('haverhof.de')
  expect(await readWithdrawal(withdrawalId)).toMatchObject({ siteId: 3, orderId: null })
  await confirm()
  expect(await readWithdrawal(withdrawalId)).toMatchObject({ siteId: 1, orderId })
  expect(await ship(orderId)).toBe(409)
})

test('staff match a declaration with an order of any site that they work for (WITHDRAWAL-6, STAFF-2)', async () => {
  const { orderId } = await placePaidOrder(shop)
  const withdrawalId = await withdraw('haverhof.de')
  const german = await startMember(shop, { role: 'service', siteIds: [3] })
  const match = (by: TestMember) => by.request(`/withdrawals/${withdrawalId}/match`, { json: { orderId } })
  expect((await match(german)).status).toBe(404)
  expect((await match(service)).status).toBe(200)
  expect(await readWithdrawal(withdrawalId)).toMatchObject({ siteId: 1, orderId })
})

test('until its mailbox confirms it, a stranger holds nothing (WITHDRAWAL-8)', async () => {
  const { orderId } = await placePaidOrder(shop)
  await placePaidOrder(shop)
  await withdraw()
  expect(await ship(orderId)).toBe(200)
})
