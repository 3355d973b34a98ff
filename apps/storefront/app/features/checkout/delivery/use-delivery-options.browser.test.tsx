import { expect, test } from 'vitest'
import { useCartState } from '../../../shared/cart'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import { Pending } from '../steps/pending'
import { DeliveryForm } from './delivery-form'
import { useDeliveryOptions } from './use-delivery-options'

const id = 'cart-that-is-collected'

const countries = [{ countryId: 528, name: 'Netherlands', regionCode: 'NL' }]

function Step() {
  const { cart } = useCartState()
  const options = useDeliveryOptions(countries)
  return cart && options.state === 'known' ? (
    <DeliveryForm {...options} cart={cart} countries={countries} save={async () => null} />
  ) : (
    <Pending hasFailed={options.state === 'failed'} retry={options.retry} />
  )
}

test('a dealer who was chosen stays while dealers cannot be loaded, and is asked for again (CHECKOUT-PAGES-47)', async () => {
  localStorage.setItem('cart', JSON.stringify({ id, siteId: 1, languageId: 4 }))
  const address = { street: 'Dorpsstraat', streetNumber: '12', zipcode: '', city: 'Zwolle', countryId: 528 }
  const cart = {
    shoppingcartId: id,
    order: null,
    products: [{}],
    billing: { phoneNumber: '0612345678', address },
    shipping: { shippingMethod: 0 },
    dealerId: 1001,
  }
  const deliveryDate = { from: '2026-11-16', until: '2026-11-17' }
  const home = { shippingMethod: 0, price: 5.95, dealerPrice: 0, deliveryDate, days: [] }
  const dealer = { dealerId: 1001, name: 'De Haverkist', street: '', city: '', distanceKm: null }
  let answer: { status?: number; body: unknown } = { status: 500, body: { code: 'unexpected' } }
  const { sent } = stubApi({
    [`POST /api/cartcalculation/${id}/calculate`]: () => ({ body: { products: [{}] } }),
    [`GET /api/cart/${id}`]: () => ({ body: cart }),
    [`GET /api/cart/${id}/shippingmethods`]: () => ({ body: [home] }),
    'GET /api/dealers': () => answer,
  })
  const { getByRole } = await renderInShop(<Step />)
  await expect.element(getByRole('alert')).toBeVisible()
  answer = { body: [dealer] }
  await getByRole('button', { name: 'Try again' }).click()
  await expect.element(getByRole('radio', { name: /Collect from a dealer/ })).toBeChecked()
  expect(sent.filter(({ call }) => call.startsWith('PUT'))).toEqual([])
})
