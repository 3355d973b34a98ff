import { beforeEach, expect, test } from 'vitest'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import { rememberOrdered } from '../order/ordered-cart'
import { ChangeCart } from './change-cart'

const [ordered, anew] = ['cart-that-was-ordered-00', 'cart-that-is-open-again0']

beforeEach(() => {
  localStorage.setItem('cart', JSON.stringify({ id: ordered, siteId: 1, languageId: 4 }))
  rememberOrdered(7, { cartId: ordered, hasPassword: false })
})

test('CHECKOUT-PAGES-15: the cart of an order that may be paid at any moment is not asked for until it shall be changed', async () => {
  const order = { orderId: 7 }
  const { sent } = stubApi({
    [`POST /api/cartcalculation/${ordered}/calculate`]: () => ({ body: { products: [] } }),
    [`GET /api/cart/${ordered}`]: () => ({ body: { shoppingcartId: ordered, order } }),
    [`POST /api/cart/${ordered}/reopen`]: () => ({ body: { shoppingcartId: anew } }),
    [`POST /api/cartcalculation/${anew}/calculate`]: () => ({ body: { products: [] } }),
    [`GET /api/cart/${anew}`]: () => ({ body: { shoppingcartId: anew, order: null } }),
  })
  const { getByRole, location } = await renderInShop(<ChangeCart orderId={7} />)
  const change = getByRole('button', { name: 'Change cart' })
  await expect.element(change).toBeVisible()
  expect(sent).toEqual([])
  await change.click()
  await expect.poll(() => location.address).toBe('/cart/')
  // What is read of the old cart is read before that one is gone.
  const reopened = sent.findIndex(({ call }) => call.endsWith('/reopen'))
  expect(sent.findLastIndex(({ call }) => call.includes(ordered))).toBe(reopened)
})

test('CHECKOUT-PAGES-15: another order, and a browser that has gone on with another cart, change nothing', async () => {
  const { container, unmount } = await renderInShop(<ChangeCart orderId={8} />)
  expect(container.textContent).toBe('')
  await unmount()
  localStorage.setItem('cart', JSON.stringify({ id: anew, siteId: 1, languageId: 4 }))
  const later = await renderInShop(<ChangeCart orderId={7} />)
  expect(later.container.textContent).toBe('')
})
