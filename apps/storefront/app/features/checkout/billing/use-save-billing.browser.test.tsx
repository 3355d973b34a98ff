import { shippingMethods } from '@haverhof/domain/delivery'
import { expect, test, vi } from 'vitest'
import { useCartState } from '../../../shared/cart'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import { dataLayer } from '../../../toolkit/data-layer'
import type { BillingValues } from './billing-values'
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
  wantsAccount: false,
  keepAddress: false,
} as unknown as BillingValues

function Saving({ onSaved }: { onSaved: (next: string) => void }) {
  const { phase } = useCartState()
  const save = useSaveBilling([{ countryId: 1, name: 'Netherlands', regionCode: 'NL' }], onSaved)
  return (
    <button type="button" disabled={phase !== 'ready'} onClick={() => void save(values, {} as never)}>
      Save
    </button>
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
  const told = entries.filter(({ event }) => event === 'add_shipping_info')
  return { next: onSaved.mock.lastCall?.[0], told: told.map(({ ecommerce }) => ecommerce) }
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
