import { expect, test, vi } from 'vitest'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import { OrderWaiting } from '../complete/order-waiting'
import { useOrder } from './use-order'

const waiting = {
  orderId: 7,
  status: 'open',
  paymentStatus: 'waiting',
  bankTransfer: null,
  checkoutUrl: null,
  canRetryPayment: false,
  emailAddress: 'anna@example.nl',
}
const address = { id: 7, key: 'key' }

function Page() {
  const answer = useOrder(address)
  if (answer.state !== 'known') return <p>{answer.state}</p>
  const { order } = answer
  return order.status === 'open' ? <OrderWaiting order={order} address={address} /> : <p>{order.status}</p>
}

test('while the bank has not answered the page asks again by itself, at once when it is looked at again, and nobody has to pay twice (CHECKOUT-PAGES-14)', async () => {
  const order = { ...waiting }
  const { sent } = stubApi({ 'GET /api/orders/7': () => ({ body: { ...order } }) })
  const { getByRole, getByText } = await renderInShop(<Page />)
  await expect.element(getByRole('heading')).toHaveTextContent('We’re waiting for your bank')
  await expect.element(getByText(/You don’t have to pay again\./)).toBeVisible()
  expect(sent).toHaveLength(1)
  // The first pause is of two seconds; who looks again does not wait for its end.
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 1000 })
  await vi.waitFor(() => expect(sent).toHaveLength(3), { timeout: 4000 })
  order.status = 'paid'
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(getByText('paid')).toBeVisible()
  const asked = sent.length
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(sent).toHaveLength(asked)
})
