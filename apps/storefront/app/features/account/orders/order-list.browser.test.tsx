import { expect, test } from 'vitest'
import { renderInShop } from '../../../testing/render-in-shop'
import type { OrderInList } from '../account-types'
import { OrderList } from './order-list'

function order(orderId: number, more: Partial<OrderInList> = {}): OrderInList {
  const picture = { src: '/none.png', srcset: '', width: 64, height: 64 }
  return {
    orderId,
    orderedAt: '2026-03-11T10:00:00Z',
    sentAt: null,
    status: 'paid',
    isCollecting: false,
    itemCount: 2,
    totalAmount: 49.5,
    shownCurrency: null,
    shownTotalAmount: null,
    invoiceNumber: null,
    lines: Array.from({ length: 7 }, (_, lineNumber) => ({
      lineNumber,
      isFree: false,
      productId: 1,
      productVariantId: 10101,
      quantity: 1,
      title: `Feed ${lineNumber}`,
      label: '20 kg',
      picture,
    })),
    ...more,
  }
}

test('ACCOUNT-PAGES-33: orders say their number, day, amount and state, and lead to their page', async () => {
  const orders = { orders: [order(100002), order(100001, { status: 'cancelled' })], totalCount: 2 }
  const { getByRole, getByText } = await renderInShop(<OrderList orders={orders} page={1} pageSize={10} />)
  await expect.element(getByText('2 orders, newest first')).toBeVisible()
  expect(
    getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('100002'), expect.stringContaining('100001')])
  await expect.element(getByText('€49.50').first()).toBeVisible()
  await expect.element(getByText(/11-03-2026/).first()).toBeVisible()
})

test('REPEAT-56: an order that is being collected does not wait for its customer', async () => {
  const orders = { orders: [order(100001, { status: 'open', isCollecting: true })], totalCount: 1 }
  const { getByText } = await renderInShop(<OrderList orders={orders} page={1} pageSize={10} />)
  await expect.element(getByText(/^We are collecting the amount\./)).toBeVisible()
  await expect.element(getByText(/waiting for your payment/)).not.toBeInTheDocument()
})

test('ACCOUNT-PAGES-33: five pictures, and how many more there are', async () => {
  const orders = { orders: [order(100001)], totalCount: 1 }
  const { getByRole, getByText } = await renderInShop(<OrderList orders={orders} page={1} pageSize={10} />)
  await expect.element(getByText('and 2 more products')).toBeInTheDocument()
  expect(getByRole('img').elements()).toHaveLength(5)
})

test('ACCOUNT-PAGES-33: pages of the list are addresses', async () => {
  const orders = { orders: [order(100001)], totalCount: 25 }
  const { getByRole, location } = await renderInShop(<OrderList orders={orders} page={1} pageSize={10} />)
  await getByRole('link', { name: 'Page 3' }).click()
  await expect.poll(() => location.address).toBe('/account/orders/?p=3')
})

test('ACCOUNT-PAGES-8: who has ordered nothing is told so', async () => {
  const { getByText } = await renderInShop(
    <OrderList orders={{ orders: [], totalCount: 0 }} page={1} pageSize={10} />,
  )
  await expect.element(getByText('No orders yet')).toBeVisible()
})
