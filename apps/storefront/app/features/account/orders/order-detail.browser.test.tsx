import { expect, test } from 'vitest'
import { renderInShop } from '../../../testing/render-in-shop'
import type { OrderOfAccount } from '../account-types'
import { OrderDetail } from './order-detail'

const order = {
  orderId: 100_007,
  orderKey: 'key',
  status: 'open',
  orderedAt: '2026-11-17T10:00:00Z',
  paidAt: null,
  sentAt: null,
  isCollecting: false,
  invoiceNumber: null,
  lines: [],
  delivery: { kind: 'home', address: null, name: null },
  calculation: {
    products: [],
    orderDiscounts: [],
    shippingDiscounts: [],
    vatGroups: [],
    shownCurrency: null,
  },
} as unknown as OrderOfAccount

test('ACCOUNT-PAGES-34: an order that waits for money is paid where it was left', async () => {
  const { getByRole, getByText } = await renderInShop(<OrderDetail order={order} />)
  await expect.element(getByText('We are waiting for your payment.')).toBeVisible()
  await expect
    .element(getByRole('link', { name: 'Pay now' }))
    .toHaveAttribute('href', '/checkout/complete/?id=100007&key=key')
})

test('REPEAT-56: an order that is being collected says so and is not to be paid', async () => {
  const { getByRole, getByText } = await renderInShop(
    <OrderDetail order={{ ...order, isCollecting: true }} />,
  )
  await expect.element(getByText(/^We are collecting the amount\./)).toBeVisible()
  expect(getByRole('link', { name: 'Pay now' }).elements()).toHaveLength(0)
})
