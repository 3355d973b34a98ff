import { expect, test } from 'vitest'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import { DeliveryChoice } from './delivery-choice'

const netherlands = { countryId: 528, name: 'Netherlands', regionCode: 'NL', hasParcelShops: true }

const id = 'cart-by-lorry'

/** The question about a cart that goes by lorry. */
async function askAbout(chosen: object, keep: () => { status?: number; body: unknown }) {
  localStorage.setItem('cart', JSON.stringify({ id, siteId: 1, languageId: 4 }))
  const home = { shippingMethod: 0, price: 39.95, dealerPrice: null }
  const cart = { shoppingcartId: id, order: null, products: [{}], dealerId: null, shipping: null, ...chosen }
  const { sent } = stubApi({
    [`POST /api/cartcalculation/${id}/calculate`]: () => ({ body: { products: [] } }),
    [`GET /api/cart/${id}`]: () => ({ body: cart }),
    [`GET /api/cart/${id}/shippingmethods`]: () => ({ body: [home] }),
    [`PUT /api/cart/${id}/alternativeshipping`]: () => ({ status: 204, body: null }),
    [`PUT /api/cart/${id}/shipping`]: keep,
  })
  const question = <DeliveryChoice cart={cart as never} country={netherlands} hasDealers />
  return { ...(await renderInShop(question)), sent }
}

const kept = () => ({ body: { products: [] } })

test('goods that no dealer takes leave the card of the dealer in its place, not possible (CHECKOUT-PAGES-19, DELIVERY-8)', async () => {
  const { getByRole } = await askAbout({}, kept)
  const dealer = getByRole('radio', { name: /Collect from a dealer.*Not possible/ })
  await expect.element(dealer).toBeDisabled()
  await expect.element(getByRole('radio', { name: /Free/ })).not.toBeInTheDocument()
})

test('and take a dealer back who was chosen before (CHECKOUT-PAGES-19, DELIVERY-8)', async () => {
  const { getByRole, sent } = await askAbout({ dealerId: 1001 }, kept)
  await expect.element(getByRole('radio', { name: /To my address/ })).toBeChecked()
  await expect
    .poll(() => sent.find(({ call }) => call.endsWith('/shipping'))?.body)
    .toEqual({ shippingMethod: 0, toDealer: false })
})

test('a way that the server refuses for the goods is refused in words (CHECKOUT-PAGES-19)', async () => {
  const errors = [{ parameter: 'toDealer', message: 'not-delivered-there' }]
  const refuse = () => ({ status: 400, body: { code: 'invalid-fields', errors } })
  const { getByRole } = await askAbout({}, refuse)
  await getByRole('radio', { name: /To another address/ }).click()
  await expect.element(getByRole('alert')).toMatchTextContent(/Your cart can’t be delivered this way/)
})
