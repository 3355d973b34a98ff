import { expect, onTestFinished, test, vi } from 'vitest'
import { useCartState } from '../../../shared/cart'
import { accountState, nobodyYet } from '../../../shared/state/account-state'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import { dataLayer } from '../../../toolkit/data-layer'
import { trackSkippedDelivery } from '../delivery/step-tracking'
import { useOpening } from './use-opening'

const id = 'cart-that-the-account-fills'
const cart = { shoppingcartId: id, billing: null, order: null, products: [{}] }

function Billing() {
  useOpening(useCartState(), 'billing', trackSkippedDelivery)
  return null
}

test('TRACKING-5: whom the account leads past the delivery step has that told, once', async () => {
  vi.stubGlobal('dataLayer', [])
  localStorage.setItem('cart', JSON.stringify({ id, siteId: 1, languageId: 4 }))
  const filled = { ...cart, billing: { address: { countryId: 1 } }, shipping: null, dealerId: null }
  let isFilled = false
  stubApi({
    [`POST /api/cartcalculation/${id}/calculate`]: () => ({ body: { products: [], totalAmount: 27.9 } }),
    [`GET /api/cart/${id}`]: () => ({ body: isFilled ? filled : cart }),
    'POST /api/authentication/isauthenticated': () => new Promise(() => undefined),
    [`POST /api/cart/${id}/fillfromaccount`]: () => {
      isFilled = true
      return { status: 204, body: null }
    },
  })
  onTestFinished(() => accountState.set(nobodyYet))
  const { location } = await renderInShop(<Billing />)
  accountState.set({ ...nobodyYet, isAuthenticated: true })
  await expect.poll(() => location.address).toBe('/checkout/payment/')
  const events = dataLayer().filter((entry) => (entry as { event?: string }).event === 'add_shipping_info')
  expect(events).toMatchObject([{ ecommerce: { shipping_tier: 'home', value: 27.9 } }])
})
