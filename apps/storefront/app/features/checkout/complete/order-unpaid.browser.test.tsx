import { expect, test } from 'vitest'
import { renderInShop } from '../../../testing/render-in-shop'
import type { Order } from '../order/order'
import { OrderUnpaid } from './order-unpaid'

const order = {
  orderId: 100_007,
  paymentStatus: 'none',
  orderedAt: '2026-12-10T12:00:00Z',
  holdUntil: '2026-12-17T12:00:00Z',
  paymentMethodId: 'ideal',
  canRetryPayment: true,
  canReopen: true,
  calculation: {
    products: [],
    orderDiscounts: [],
    shippingDiscounts: [],
    vatGroups: [],
    shownCurrency: null,
  },
} as unknown as Order
const address = { id: 100_007, key: 'key' }

test('a delivery that its customer pays has not failed, and says until which day it is held (CHECKOUT-PAGES-60, REPEAT-54)', async () => {
  const { getByRole, getByText } = await renderInShop(
    <OrderUnpaid order={order} address={address} words={null} />,
  )
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Pay your order')
  await expect.element(getByText(/until 17-12-2026, .* at the latest/)).toBeVisible()
  expect(getByText(/go through|could not be started/).elements()).toHaveLength(0)
})

test('a payment that did not begin says so, and goods that are held for minutes the time alone (CHECKOUT-PAGES-15)', async () => {
  const { getByRole, getByText } = await renderInShop(
    <OrderUnpaid
      order={{ ...order, paymentStatus: 'waiting', holdUntil: '2026-12-10T12:15:00Z' }}
      address={address}
      words={null}
    />,
  )
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Your payment didn’t go through')
  await expect.element(getByText(/could not be started/)).toBeVisible()
  await expect.element(getByText(/^We’ll reserve the items in order 100007 until \d\d:15/)).toBeVisible()
})
