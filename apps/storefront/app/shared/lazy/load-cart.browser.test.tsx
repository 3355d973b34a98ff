import { expect, test } from 'vitest'
import { stubApi } from '../../testing/render-in-shop'
import { openCartWhenIdle } from './load-cart'

const where = { siteId: 1, languageId: 4, locale: 'shop-en', culture: 'en-IE' }

/** The browser has nothing left to do: what was begun has come as far as the network. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve))

test('a browser without a cart asks for none, until another tab has got one (CART-PAGES-10)', async () => {
  const cart = { shoppingcartId: 'abc', products: [] }
  const { sent } = stubApi({
    'POST /api/cartcalculation/abc/calculate': () => ({ body: { products: [] } }),
    'GET /api/cart/abc': () => ({ body: cart }),
  })
  openCartWhenIdle(where)
  await idle()
  dispatchEvent(new StorageEvent('storage', { key: 'compare' }))
  await import('../cart')
  await idle()
  expect(sent).toEqual([])
  localStorage.setItem('cart', JSON.stringify({ id: 'abc', siteId: 1, languageId: 4 }))
  dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
  await expect.poll(() => sent.map(({ call }) => call)).toContain('GET /api/cart/abc')
})
