import { shippingMethods } from '@haverhof/domain/delivery'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useCartState } from '../../../shared/cart'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import { dataLayer } from '../../../toolkit/data-layer'
import type { BillingValues } from './billing-values'
import type { Problem } from '../../../shared/shop/problem'
import { useSaveBilling } from './use-save-billing'

const id = 'cart-whose-bill-is-saved'
const address = {
  countryId: 1,
  street: 'Dorpsstraat',
  streetNumber: '12',
  zipcode: '8011 AB',
  city: 'Zwolle',
}
const broughtHome = {
  shoppingcartId: id,
  order: null,
  products: [{}],
  billing: { address, phoneNumber: '038 1234567' },
  scanProductsOnly: false,
  shipping: null,
  dealerId: null,
  dpdParcelShopId: null,
  dpdParcelShopZipcodeOrCity: null,
  alternativeShippingAddress: false,
}
const totals = { products: [], totalAmount: 27.9, isDeliverable: true, deliveryDate: null }

const values = {
  firstName: 'Anna',
  lastName: 'de Vries',
  emailAddress: 'anna@example.nl',
  address: { ...address, countryId: 'NL', streetNumberAddition: '' },
  newsletter: false,
  reminders: false,
  wantsAccount: false,
  keepAddress: false,
} as unknown as BillingValues

function Saving({ onSaved }: { onSaved: (next: string) => void }) {
  const { phase } = useCartState()
  const [problem, setProblem] = useState<Problem | null>(null)
  const save = useSaveBilling([{ countryId: 1, name: 'Netherlands', regionCode: 'NL' }], onSaved)
  return (
    <>
      <button
        type="button"
        disabled={phase !== 'ready'}
        onClick={() => void save(values, {} as never).then(setProblem)}
      >
        Save
      </button>
      <output>
        {problem?.errors?.map(({ parameter, message, territory }) => `${parameter} ${message} ${territory}`)}
      </output>
    </>
  )
}

/** Saves the bill of a cart, and says which deliveries were told by the time the next step opens. */
async function saveBill(cart: object) {
  vi.stubGlobal('dataLayer', [])
  localStorage.setItem('cart', JSON.stringify({ id, siteId: 1, languageId: 4 }))
  stubApi({
    [`POST /api/cartcalculation/${id}/calculate`]: () => ({ body: totals }),
    [`GET /api/cart/${id}`]: () => ({ body: cart }),
    [`POST /api/cart/${id}/billing`]: () => ({ body: totals }),
  })
  const onSaved = vi.fn<(next: string) => void>()
  const { getByRole } = await renderInShop(<Saving onSaved={onSaved} />)
  await getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => onSaved).toHaveBeenCalledOnce()
  const entries = dataLayer() as { event?: string; ecommerce?: unknown }[]
  const events = entries.filter(({ event }) => event === 'add_shipping_info')
  return { next: onSaved.mock.lastCall?.[0], told: events.map(({ ecommerce }) => ecommerce) }
}

test('TRACKING-5: who has the goods brought home tells that with the bill, once', async () => {
  expect(await saveBill(broughtHome)).toMatchObject({
    next: 'payment',
    told: [{ shipping_tier: 'home', value: 27.9 }],
  })
})

test('TRACKING-5: who comes to the delivery step next tells nothing yet', async () => {
  const cart = { ...broughtHome, shipping: { shippingMethod: shippingMethods.dpd } }
  expect(await saveBill(cart)).toEqual({ next: 'delivery', told: [] })
})

test('TRACKING-5: analysis kits alone have no delivery to tell', async () => {
  const cart = { ...broughtHome, scanProductsOnly: true }
  expect(await saveBill(cart)).toEqual({ next: 'payment', told: [] })
})

test('goods that do not go to the bill keep the customer here, with the field that is to blame (DELIVERY-16, 22, CHECKOUT-PAGES-52, CHECKOUT-46)', async () => {
  localStorage.setItem('cart', JSON.stringify({ id, siteId: 1, languageId: 4 }))
  const undeliverable = {
    parameter: 'billing.address.zipcode',
    reason: 'territory-not-served',
    territory: 'Canary Islands',
  }
  const refused = { ...totals, isDeliverable: false, undeliverable }
  stubApi({
    [`POST /api/cartcalculation/${id}/calculate`]: () => ({ body: refused }),
    [`GET /api/cart/${id}`]: () => ({ body: broughtHome }),
    [`POST /api/cart/${id}/billing`]: () => ({ body: refused }),
  })
  const onSaved = vi.fn<() => void>()
  const { getByRole, getByText } = await renderInShop(<Saving onSaved={onSaved} />)
  await getByRole('button', { name: 'Save' }).click()
  await expect.element(getByText('address.zipcode territory-not-served Canary Islands')).toBeInTheDocument()
  expect(onSaved).not.toHaveBeenCalled()
})
