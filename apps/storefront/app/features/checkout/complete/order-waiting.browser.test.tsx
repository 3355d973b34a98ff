import { expect, test } from 'vitest'
import { renderInShop } from '../../../testing/render-in-shop'
import { OrderWaiting } from './order-waiting'

const order = {
  orderId: 100_001,
  emailAddress: 'anna@example.org',
  checkoutUrl: '/sandbox-payment/1/',
  paymentMethodId: 'ideal',
  canRetryPayment: true,
  canReopen: false,
} as never

test('other ways to pay are looked up once they are wanted, for the cart of a paid order is gone (CHECKOUT-PAGES-14)', async () => {
  const screen = await renderInShop(<OrderWaiting order={order} address={{ id: 100_001, key: 'key' }} />)
  await expect.element(screen.getByRole('link', { name: /paid yet/ })).toBeVisible()
  expect(screen.container.querySelectorAll('input[type=radio]')).toHaveLength(0)
  await screen.getByText('Pay another way or change your cart').click()
  await expect.element(screen.getByRole('radio', { name: /iDEAL/ })).toBeInTheDocument()
})
