import { expect, test, vi } from 'vitest'
import type { Cart } from '../../shared/cart'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { AgainBilling } from './again-addresses'
import { AgainDelivery } from './again-delivery'
import type { Again } from './use-again'

const address = {
  street: 'Dorpsstraat',
  streetNumber: '12',
  streetNumberAddition: null,
  zipcode: '8011 AB',
  city: 'Zwolle',
  countryId: 1,
}
const home = {
  addressId: 'a',
  label: 'home',
  name: null,
  firstName: 'Anna',
  lastName: 'de Vries',
  companyName: null,
  phoneNumber: null,
  remark: null,
  address,
}
const stable = {
  ...home,
  addressId: 'b',
  label: 'stable',
  remark: 'Behind the barn',
  address: { ...address, street: 'Stalweg' },
}

const yard = { access: 'yes', height: 'yes', power: 'no', forklift: 'yes' }

function cartWith(more: Partial<Cart> = {}): Cart {
  return {
    scanProductsOnly: false,
    dealerId: null,
    shipping: null,
    alternativeShippingAddress: false,
    billing: { ...home, emailAddress: 'anna@example.nl', vatNumber: null },
    deliveryWishes: { remark: 'Ring twice', day: null, yard },
    ...more,
  } as unknown as Cart
}

/** What the screen asks the server to do, in its order. */
function recorded() {
  stubApi({ 'GET /api/account/addresses': () => ({ body: { addresses: [home, stable] } }) })
  const sent: unknown[][] = []
  const calls = new Proxy(
    {},
    {
      get:
        (_, name) =>
        async (...given: unknown[]) =>
          sent.push([name, ...given]),
    },
  )
  const change = vi.fn<Again['change']>(async (call) => {
    await call(calls as Parameters<typeof call>[0], 'abc')
  })
  return { change, sent }
}

test('ACCOUNT-PAGES-21, DELIVERY-13: another delivery address brings its remark for the driver, and not the yard of the one before', async () => {
  const { change, sent } = recorded()
  const { getByRole, getByText, getByLabelText } = await renderInShop(
    <AgainDelivery
      cart={cartWith()}
      begun={cartWith()}
      change={change}
      place={null}
      date={null}
      yard={null}
    />,
  )
  await expect.element(getByText('For the driver: Ring twice')).toBeVisible()
  await getByRole('button', { name: 'Change Delivery' }).click()
  await getByLabelText(/^Stable/).click()
  await vi.waitFor(() =>
    expect(sent.at(-1)).toEqual([
      'setDeliveryWishes',
      'abc',
      { day: null, yard: null, remark: 'Behind the barn' },
    ]),
  )
  expect(sent.map(([name]) => name)).toEqual(['setShipping', 'setAlternativeShipping', 'setDeliveryWishes'])
})

test('ACCOUNT-PAGES-21, DELIVERY-13: who goes back to the first address finds what its yard is like', async () => {
  const { change, sent } = recorded()
  const elsewhere = cartWith({
    alternativeShippingAddress: true,
    shipping: { ...stable, shippingMethod: 0 } as unknown as Cart['shipping'],
    deliveryWishes: null,
  })
  const { getByRole, getByLabelText } = await renderInShop(
    <AgainDelivery
      cart={elsewhere}
      begun={cartWith()}
      change={change}
      place={null}
      date={null}
      yard={null}
    />,
  )
  await getByRole('button', { name: 'Change Delivery' }).click()
  await getByLabelText(/^Home/).click()
  await vi.waitFor(() =>
    expect(sent.at(-1)).toEqual(['setDeliveryWishes', 'abc', { day: null, yard, remark: null }]),
  )
})

test('ACCOUNT-PAGES-21, DELIVERY-13: the address of the bill brings its remark where the goods go there too', async () => {
  const { change, sent } = recorded()
  const bill = await renderInShop(<AgainBilling cart={cartWith()} begun={cartWith()} change={change} />)
  await bill.getByRole('button', { name: 'Change Billing address' }).click()
  await bill.getByLabelText(/^Stable/).click()
  await vi.waitFor(() => expect(sent.map(([name]) => name)).toEqual(['setBilling', 'setDeliveryWishes']))
  await bill.unmount()
  sent.length = 0
  const elsewhere = cartWith({ alternativeShippingAddress: true })
  const apart = await renderInShop(<AgainBilling cart={elsewhere} begun={elsewhere} change={change} />)
  await apart.getByRole('button', { name: 'Change Billing address' }).click()
  await apart.getByLabelText(/^Stable/).click()
  await vi.waitFor(() => expect(sent.map(([name]) => name)).toEqual(['setBilling']))
})
