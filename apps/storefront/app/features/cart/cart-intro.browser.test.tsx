import { expect, test } from 'vitest'
import { openCart } from '../../shared/cart'
import { accountState, nobodyYet } from '../../shared/state/account-state'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { CartIntro } from './cart-intro'

async function drawWith(repeatDays: number | null) {
  const products = [
    { productVariantId: 1, quantity: 1, repeatDays, productType: 2, rqsSamples: [], freeProducts: [] },
  ]
  stubApi({
    'GET /api/cart/abc': () => ({ body: { shoppingcartId: 'abc', products } }),
    'POST /api/cartcalculation/abc/calculate': () => ({ body: { products } }),
  })
  localStorage.setItem('cart', JSON.stringify({ id: 'abc', siteId: 1, languageId: 4 }))
  await openCart({ siteId: 1, languageId: 4 }).refresh()
  return renderInShop(<CartIntro />)
}

test('the line above the cart says that no account is needed, unless something in it comes again (CART-PAGES-34)', async () => {
  const once = await drawWith(null)
  await expect.element(once.getByText(/^No account needed/)).toBeVisible()
  await once.unmount()
  const again = await drawWith(6)
  await expect.element(again.getByText(/^What comes again needs an account: sign in/)).toBeVisible()
  accountState.set({ ...nobodyYet, isLoaded: true, isAuthenticated: true })
  await expect.element(again.getByText(/^All costs are shown here/)).toBeVisible()
})
