import { beforeEach, expect, test, vi } from 'vitest'
import { dataLayer } from '../../../toolkit/data-layer'
import { trackPurchase } from './use-order-end'

const calculation = {
  totalAmount: 27.9,
  vatAmountLow: 1.81,
  vatAmountHigh: 0.86,
  shippingCosts: 4.95,
  products: [],
}
const order = (orderId: number) =>
  ({ orderId, calculation, discountCode: null }) as unknown as Parameters<typeof trackPurchase>[0]

beforeEach(() => {
  vi.stubGlobal('dataLayer', [])
})

test('a purchase is told once per order, however often its last page is opened (TRACKING-4)', () => {
  for (const orderId of [100_001, 100_001, 100_002, 100_001]) trackPurchase(order(orderId))
  const purchases = dataLayer().filter((entry) => (entry as { event?: string }).event === 'purchase')
  expect(purchases).toMatchObject([
    { ecommerce: { transaction_id: '100001', value: 27.9, tax: 2.67, shipping: 4.95 } },
    { ecommerce: { transaction_id: '100002' } },
  ])
})
