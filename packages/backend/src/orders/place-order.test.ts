import { finishAtSandbox, startBuying, startTestShop, tellShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderView } from './schemas.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z'), env: { LOG_LEVEL: 'error' } })
})
afterAll(() => shop[Symbol.asyncDispose]())

const view = ({ orderId, orderKey }: { orderId: number; orderKey: string }) =>
  shop.read<OrderView>(`/api/orders/${orderId}?key=${orderKey}`)

describe('a guest', () => {
  test('orders, pays and sees the paid order', async () => {
    const buyer = await startBuying(shop)
    const { totalAmount } = await buyer.calculate()
    const order = await buyer.order()
    expect(order).toMatchObject({ status: 'open', totalAmount, dueAmount: totalAmount })
    expect(await view(order)).toMatchObject({
      status: 'open',
      paymentStatus: 'waiting',
      canRetryPayment: true,
    })
    const id = await finishAtSandbox(shop, order, 'paid')
    expect((await tellShop(shop, id)).status).toBe(200)
    expect(await view(order)).toMatchObject({
      status: 'paid',
      paymentStatus: 'paid',
      paymentMethodId: 'creditcard',
      calculation: { totalAmount, products: [{ productVariantId: 10101, quantity: 1 }] },
      billing: { lastName: 'van der Berg' },
      delivery: { kind: 'home', name: 'Marieke van der Berg', address: { city: 'Zwolle' } },
      canRetryPayment: false,
      canReopen: false,
    })
  })
})
