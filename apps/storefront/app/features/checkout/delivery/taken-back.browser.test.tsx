import { type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Cart } from '../../../shared/cart'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import { DeliveryForm } from './delivery-form'

const address = { street: 'Dorpsstraat', streetNumber: '12', zipcode: '', city: 'Zwolle', countryId: 528 }
const cart = {
  shoppingcartId: 'a',
  products: [],
  billing: { phoneNumber: '0612345678', address },
  shipping: null,
  dealerId: null,
} as unknown as Cart

const deliveryDate = { from: '2026-11-16', until: '2026-11-17' }
const home = { shippingMethod: 0, price: 5.95, dealerPrice: 0, deliveryDate, days: [] } as never
const pickup = { shippingMethod: 1, price: 0, dealerPrice: null, deliveryDate, days: [] } as never
const tooBig = { ...(home as object), dealerPrice: null } as never

const id = 'cart-that-has-grown'
const atDealer = { dealerId: 1001, shipping: { shippingMethod: 0 } }
const atPoint = { dpdParcelShopId: 'NL-1', shipping: { shippingMethod: 1 } }

/** A server that knows the cart and answers so when a choice is to be kept. */
function keeping(keep: () => { status?: number; body: unknown }) {
  localStorage.setItem('cart', JSON.stringify({ id, siteId: 1, languageId: 4 }))
  return stubApi({
    [`PUT /api/cart/${id}/alternativeshipping`]: () => ({ status: 204, body: null }),
    [`PUT /api/cart/${id}/shipping`]: keep,
    [`POST /api/cartcalculation/${id}/calculate`]: () => ({ body: { products: [] } }),
    [`GET /api/cart/${id}`]: () => ({ body: { shoppingcartId: id, order: null, products: [] } }),
    'GET /api/dealers': () => ({ body: [] }),
  })
}

type FormProps = ComponentProps<typeof DeliveryForm>
type Save = FormProps['save']

function Form(given: Partial<FormProps>) {
  const save = async () => null
  return (
    <DeliveryForm
      {...{
        cart,
        countries: [{ countryId: 528, name: 'Netherlands', regionCode: 'NL' }],
        options: [],
        hasDealers: false,
        retry: () => undefined,
        save,
      }}
      {...given}
    />
  )
}

test('a dealer or a pickup point that takes the goods no longer is taken back, in words, and the step goes on (CHECKOUT-PAGES-46, DELIVERY-8)', async () => {
  const { sent } = keeping(() => ({ body: { products: [] } }))
  const awaitsDealer = { shipping: { shippingMethod: 0, toDealer: true } }
  for (const chosen of [atDealer, awaitsDealer, atPoint]) {
    sent.length = 0
    const save = vi.fn<Save>(async () => null)
    const { getByRole, unmount } = await renderInShop(
      <Form cart={{ ...cart, ...chosen } as never} options={[tooBig]} hasDealers save={save} />,
    )
    await expect
      .element(getByRole('status'))
      .toMatchTextContent(/method you chose is no longer possible.*your address/)
    await expect.element(getByRole('radio', { name: /To my address/ })).toBeChecked()
    // Kept at once, for the costs beside it (CHECKOUT-PAGES-48).
    await expect
      .poll(() => sent.find(({ call }) => call.endsWith('/shipping'))?.body)
      .toEqual({ shippingMethod: 0, toDealer: false })
    await getByRole('button', { name: 'Continue to payment' }).click()
    await expect.poll(() => save.mock.lastCall?.[0]).toEqual({ choice: 'home' })
    await unmount()
  }
})

test('what was taken back stays so when it becomes possible again, until it is chosen anew (CHECKOUT-PAGES-46)', async () => {
  keeping(() => ({ body: { products: [] } }))
  function Growing() {
    const [options, setOptions] = useState([home])
    return (
      <>
        <button type="button" onClick={() => setOptions([home, pickup])}>
          Take the heavy goods out
        </button>
        <Form cart={{ ...cart, ...atPoint } as never} options={options} />
      </>
    )
  }
  const { getByRole } = await renderInShop(<Growing />)
  await expect.element(getByRole('status')).toMatchTextContent(/no longer possible/)
  await getByRole('button', { name: 'Take the heavy goods out' }).click()
  await expect.element(getByRole('radio', { name: /pickup point/ })).not.toBeChecked()
  await expect.element(getByRole('radio', { name: /To my address/ })).toBeChecked()
  await expect.element(getByRole('status')).toMatchTextContent(/no longer possible/)
  await getByRole('radio', { name: /To another address/ }).click()
  await expect.element(getByRole('status')).not.toBeInTheDocument()
})

test('where nothing is sent to the country of the bill, a dealer who was chosen stays, and another address can be chosen (CHECKOUT-PAGES-47, DELIVERY-9)', async () => {
  const errors = [{ parameter: 'shippingMethod', message: 'not-delivered-there' }]
  const { sent } = keeping(() => ({ status: 400, body: { code: 'invalid-fields', errors } }))
  const save = vi.fn<Save>(async () => null)
  const chosen = { ...cart, ...atDealer } as never
  const { getByRole, getByText } = await renderInShop(
    <Form cart={chosen} options={[]} hasDealers save={save} />,
  )
  await expect.element(getByRole('radio', { name: /Collect from a dealer/ })).toBeChecked()
  await expect.element(getByText(/We can’t send the feed/)).not.toBeInTheDocument()
  await getByRole('button', { name: 'Continue to payment' }).click()
  await expect.poll(() => save.mock.lastCall?.[0]).toEqual({ choice: 'dealer', dealerId: 1001 })
  expect(sent.filter(({ call }) => call.startsWith('PUT'))).toEqual([])
  await getByRole('radio', { name: /To my address/ }).click()
  await expect.element(getByRole('alert')).toMatchTextContent(/can’t be delivered this way/)
  await getByRole('radio', { name: /To another address/ }).click()
  await expect.poll(() => sent.filter(({ call }) => call === `PUT /api/cart/${id}/shipping`)).toHaveLength(2)
  // Once it is refused the cart is read anew.
  await expect.poll(() => sent.at(-1)?.call).not.toMatch(/^PUT/)
  await expect.element(getByRole('alert')).not.toBeInTheDocument()
})
