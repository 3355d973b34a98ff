import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OrderListView, OwnOrderView } from '../orders/account/schemas.ts'
import { runDueWork } from '../worker/due-work.ts'
import { type Repeating, sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

/** The order of the latest delivery, as its customer sees it. */
async function deliveryOrder({ read, customer }: Repeating): Promise<OwnOrderView> {
  const orderId = (await read()).deliveries[0]?.orderId
  return customer.read<OwnOrderView>(`/api/account/orders/${orderId}`)
}

test('an order that is being collected says so and is not to be paid; after a failure it can be (REPEAT-56, REPEAT-48)', async () => {
  const repeating = await startRepeating(shop, { days: 28, failing: 1 })
  await workOn(shop, '2026-12-03')
  shop.clock.set(new Date('2026-12-10T12:00:00Z'))
  await runDueWork(shop.context)
  const order = await deliveryOrder(repeating)
  const nothingToDo = { isCollecting: true, canRetryPayment: false, canReopen: false, checkoutUrl: null }
  expect(order).toMatchObject({ status: 'open', paymentStatus: 'waiting', ...nothingToDo })
  const { orders } = await repeating.customer.read<OrderListView>('/api/account/orders')
  expect(orders.map(({ status, isCollecting }) => ({ status, isCollecting }))).toEqual([
    { status: 'open', isCollecting: true },
    { status: 'paid', isCollecting: false },
  ])
  const paid = await shop.request(`/api/orders/${order.orderId}/payment?key=${order.orderKey}`, {
    method: 'POST',
    json: { paymentMethodId: 'ideal' },
  })
  expect(await paid.json()).toMatchObject({ status: 409, code: 'collection-under-way' })
  await workOn(shop, '2026-12-10')
  const canPay = { isCollecting: false, canRetryPayment: true }
  expect(await deliveryOrder(repeating)).toMatchObject({ paymentStatus: 'failed', ...canPay })
})

test('an order that its customer is to pay has no payment yet: none has failed (REPEAT-56)', async () => {
  const repeating = await startRepeating(shop, { days: 28 })
  const json = { paymentMethodId: 'creditcard' }
  await repeating.change('/paymentmethod', { method: 'PUT', json })
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-10')
  const toPay = { paymentStatus: 'none', isCollecting: false, canRetryPayment: true }
  expect(await deliveryOrder(repeating)).toMatchObject({ status: 'open', ...toPay })
})

test('the mail about the end names the order that is still collected, and only such a one (REPEAT-73)', async () => {
  const ended = () =>
    sql(
      shop,
      `select facts->'collectedOrder' collected from outbox_mail where kind = 'repeat-ended' order by mail_id`,
    )
  const early = await startRepeating(shop, { days: 28 })
  await early.change('/end')
  const late = await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  shop.clock.set(new Date('2026-12-10T12:00:00Z'))
  await runDueWork(shop.context)
  await late.change('/end')
  expect(await ended()).toEqual([{ collected: null }, { collected: (await deliveryOrder(late)).orderId }])
})
