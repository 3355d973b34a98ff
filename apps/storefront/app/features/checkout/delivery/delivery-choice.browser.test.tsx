import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import { DeliveryChoice } from './delivery-choice'

const netherlands = { countryId: 528, name: 'Netherlands', regionCode: 'NL', hasParcelShops: true }

const id = 'cart-by-lorry'

/** The question about a cart that goes by lorry; one that is late is known to the page when `tell` is called. */
async function askAbout(chosen: object, keep: () => { status?: number; body: unknown }, isLate = false) {
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
  function Question() {
    const [isKnown, setKnown] = useState(!isLate)
    return (
      <>
        <button type="button" onClick={() => setKnown(true)}>
          Tell
        </button>
        <DeliveryChoice cart={isKnown ? (cart as never) : null} country={netherlands} hasDealers />
      </>
    )
  }
  const screen = await renderInShop(<Question />)
  return { ...screen, sent, tell: () => screen.getByRole('button', { name: 'Tell' }).click() }
}

const answer = () => ({ body: { products: [] } })

test('goods that no dealer takes leave the card of the dealer in its place, not possible (CHECKOUT-PAGES-49, DELIVERY-8)', async () => {
  const { getByRole } = await askAbout({}, answer)
  const dealer = getByRole('radio', { name: /Collect from a dealer.*Not possible/ })
  await expect.element(dealer).toBeDisabled()
  await expect.element(getByRole('radio', { name: /Free/ })).not.toBeInTheDocument()
})

test('and take a dealer back who was chosen before, in words (CHECKOUT-PAGES-50, DELIVERY-8)', async () => {
  const { getByRole, sent } = await askAbout({ dealerId: 1001 }, answer)
  await expect.element(getByRole('radio', { name: /To my address/ })).toBeChecked()
  await expect
    .poll(() => sent.find(({ call }) => call.endsWith('/shipping'))?.body)
    .toEqual({ shippingMethod: 0, toDealer: false })
  await expect.element(getByRole('status')).toMatchTextContent(/method you chose is no longer possible/)
})

test('a way that the server refuses for the goods is refused in words (CHECKOUT-PAGES-49)', async () => {
  const errors = [{ parameter: 'shippingMethod', message: 'not-delivered-there' }]
  const refuse = () => ({ status: 400, body: { code: 'invalid-fields', errors } })
  const { getByRole } = await askAbout({ alternativeShippingAddress: true }, refuse)
  await getByRole('radio', { name: /To my address/ }).click()
  await expect.element(getByRole('alert')).toMatchTextContent(/Your cart can’t be delivered this way/)
})

test('but another address can be chosen wherever the bill goes: its country is not known yet (CHECKOUT-PAGES-51)', async () => {
  const errors = [{ parameter: 'shippingMethod', message: 'not-delivered-there' }]
  const refuse = () => ({ status: 400, body: { code: 'invalid-fields', errors } })
  const { getByRole, sent } = await askAbout({}, refuse)
  await getByRole('radio', { name: /To another address/ }).click()
  await expect
    .poll(() => sent.findLast(({ call }) => call.startsWith('PUT'))?.call)
    .toBe(`PUT /api/cart/${id}/shipping`)
  // Once it is refused the cart is read anew.
  await expect.poll(() => sent.at(-1)?.call).not.toMatch(/^PUT/)
  await expect.element(getByRole('radio', { name: /To another address/ })).toBeChecked()
  await expect.element(getByRole('alert')).not.toBeInTheDocument()
})

test('a cart that comes after its prices has its dealer taken back too (CHECKOUT-PAGES-49, DELIVERY-8)', async () => {
  const { getByRole, sent, tell } = await askAbout({ dealerId: 1001 }, answer, true)
  await expect.element(getByRole('radio', { name: /Collect from a dealer.*Not possible/ })).toBeDisabled()
  expect(sent.filter(({ call }) => call.startsWith('PUT'))).toEqual([])
  await tell()
  await expect.element(getByRole('radio', { name: /To my address/ })).toBeChecked()
  await expect
    .poll(() => sent.find(({ call }) => call.endsWith('/shipping'))?.body)
    .toEqual({ shippingMethod: 0, toDealer: false })
})
