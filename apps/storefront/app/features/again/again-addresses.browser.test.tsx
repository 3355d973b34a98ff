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
  vatNumber: null,
  phoneNumber: null,
  remark: null,
  address,
}
const stable = {
  ...home,
  addressId: 'b',
  label: 'stable',
  firstName: 'Bas',
  lastName: 'Bos',
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
function recorded(atStable: object = {}) {
  const addresses = [home, { ...stable, ...atStable }]
  stubApi({ 'GET /api/account/addresses': () => ({ body: { addresses } }) })
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

test('ACCOUNT-PAGES-39, DELIVERY-13: another delivery address brings its remark for the driver, and not the yard of the one before', async () => {
  const { change, sent } = recorded()
  const { getByRole, getByText, getByLabelText } = await renderInShop(
    <AgainDelivery
      cart={cartWith()}
      begun={cartWith()}
      change={change}
      destination={null}
      date={null}
      yard={<p>What the driver needs to know</p>}
    />,
  )
  await expect.element(getByText('For the driver: Ring twice')).toBeVisible()
  await getByRole('button', { name: 'Change Delivery' }).click()
  const choice = getByLabelText(/^Stable/)
  await expect.element(choice).toBeInTheDocument()
  const [address, questions] = [choice.element(), getByText('What the driver needs to know').element()]
  expect(address.compareDocumentPosition(questions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await choice.click()
  await expect
    .poll(() => sent.at(-1))
    .toEqual(['setDeliveryWishes', 'abc', { day: null, yard: null, remark: 'Behind the barn' }])
  expect(sent.map(([name]) => name)).toEqual(['setShipping', 'setAlternativeShipping', 'setDeliveryWishes'])
  const { firstName, lastName } = stable
  expect(sent.slice(0, 2)).toEqual([
    ['setShipping', 'abc', { shippingMethod: 0, firstName, lastName, address: stable.address }],
    ['setAlternativeShipping', 'abc', true],
  ])
})

test('ACCOUNT-PAGES-39, DELIVERY-13: who goes back to the first address finds what its yard is like (DELIVERY-21)', async () => {
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
      destination={null}
      date={null}
      yard={null}
    />,
  )
  await getByRole('button', { name: 'Change Delivery' }).click()
  await getByLabelText(/^Home/).click()
  await expect
    .poll(() => sent.at(-1))
    .toEqual(['setDeliveryWishes', 'abc', { day: null, yard, remark: null }])
})

test('ACCOUNT-PAGES-39, DELIVERY-13: the address of the bill brings its remark where the goods go there too', async () => {
  const { change, sent } = recorded()
  const bill = await renderInShop(<AgainBilling cart={cartWith()} begun={cartWith()} change={change} />)
  await bill.getByRole('button', { name: 'Change Billing address' }).click()
  await bill.getByLabelText(/^Stable/).click()
  await expect.poll(() => sent.map(([name]) => name)).toEqual(['setBilling', 'setDeliveryWishes'])
  await bill.unmount()
  sent.length = 0
  const elsewhere = cartWith({ alternativeShippingAddress: true })
  const apart = await renderInShop(<AgainBilling cart={elsewhere} begun={elsewhere} change={change} />)
  await apart.getByRole('button', { name: 'Change Billing address' }).click()
  await apart.getByLabelText(/^Stable/).click()
  await expect.poll(() => sent.map(([name]) => name)).toEqual(['setBilling'])
})

test('ACCOUNT-PAGES-21: the bill names who stands in the entry, and its company with its own VAT number', async () => {
  const { change, sent } = recorded({ companyName: 'Stable Bos', vatNumber: 'DE136695976' })
  const company = { companyName: 'Anna Ltd', vatNumber: 'NL000000000B00' }
  const cart = cartWith({
    billing: { ...cartWith().billing, ...company } as Cart['billing'],
  })
  const bill = await renderInShop(<AgainBilling cart={cart} begun={cart} change={change} />)
  await bill.getByRole('button', { name: 'Change Billing address' }).click()
  await bill.getByLabelText(/^Stable/).click()
  const buyer = {
    firstName: 'Bas',
    lastName: 'Bos',
    emailAddress: 'anna@example.nl',
    address: stable.address,
  }
  await expect
    .poll(() => sent[0])
    .toEqual([
      'setBilling',
      'abc',
      { ...buyer, phoneNumber: null, companyName: 'Stable Bos', vatNumber: 'DE136695976' },
    ])
  await bill.unmount()
  sent.length = 0
  const there = cartWith({ billing: { ...cart.billing, address: stable.address } as Cart['billing'] })
  const back = await renderInShop(<AgainBilling cart={there} begun={there} change={change} />)
  await back.getByRole('button', { name: 'Change Billing address' }).click()
  await back.getByLabelText(/^Home/).click()
  await expect.poll(() => sent[0]).toMatchObject(['setBilling', 'abc', { firstName: 'Anna', ...company }])
})
