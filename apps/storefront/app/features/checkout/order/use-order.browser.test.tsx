import { expect, onTestFinished, test, vi } from 'vitest'
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

test('while the bank has not answered the page asks again by itself, at once when it is looked at again, and asks for no second payment (CHECKOUT-PAGES-14)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const listening = vi.spyOn(document, 'addEventListener')
  onTestFinished(() => listening.mockRestore())
  const order = { ...waiting }
  const { sent } = stubApi({ 'GET /api/orders/7': () => ({ body: { ...order } }) })
  const { getByRole, getByText } = await renderInShop(<Page />)
  await expect.element(getByRole('heading')).toHaveTextContent('We’re waiting for your bank')
  await expect.element(getByText(/You don’t have to pay again\./)).toBeVisible()
  expect(sent).toHaveLength(1)
  // The first pause is of two seconds; who looks again does not wait for its end: without an interval the clock stands still.
  await expect
    .poll(() => listening.mock.calls.map(([type]) => type), { interval: 0 })
    .toContain('visibilitychange')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => sent, { interval: 0 }).toHaveLength(2)
  const askedLater = () => {
    vi.advanceTimersByTime(2000)
    return sent.length
  }
  await expect.poll(askedLater).toBeGreaterThan(2)
  order.status = 'paid'
  const shownLater = () => {
    const shown = getByText('paid', { exact: true }).query()
    if (!shown) vi.advanceTimersByTime(2000)
    return shown
  }
  await expect.poll(shownLater).not.toBeNull()
  const count = sent.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(count)
})
