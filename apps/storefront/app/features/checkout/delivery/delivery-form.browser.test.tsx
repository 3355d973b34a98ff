import { expect, test } from 'vitest'
import type { Cart } from '../../../shared/cart'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import { DeliveryForm } from './delivery-form'

const address = {
  street: 'Dorpsstraat',
  streetNumber: '12',
  zipcode: '8011 AB',
  city: 'Zwolle',
  countryId: 528,
}
const cart = {
  shoppingcartId: 'a',
  products: [],
  billing: { address },
  shipping: null,
  dealerId: null,
  dpdParcelShopId: null,
  dpdParcelShopZipcodeOrCity: null,
  alternativeShippingAddress: false,
} as unknown as Cart

const option = (shippingMethod: number, price: number, from: string, until: string) =>
  ({ shippingMethod, price, priceExVat: price, freeFrom: 75, deliveryDate: { from, until } }) as never
const home = option(0, 5.95, '2026-11-16', '2026-11-17')
const pickup = option(1, 0, '2026-11-18', '2026-11-18')

async function ways(options: never[], hasDealers: boolean) {
  stubApi({})
  const { getByRole, unmount } = await renderInShop(
    <DeliveryForm
      cart={cart}
      options={options}
      countries={[]}
      hasDealers={hasDealers}
      save={async () => null}
    />,
  )
  const names = getByRole('radio')
    .elements()
    .map((radio) => radio.closest('label')?.textContent ?? '')
  await unmount()
  return names
}

test('delivery is a choice between cards, each with its price and days; a dealer where there are some (CHECKOUT-PAGES-7)', async () => {
  expect(await ways([home, pickup], true)).toEqual([
    expect.stringMatching(/To my address.*Dorpsstraat 12.*Arrives between .*16.* and .*17.*€5.95/),
    expect.stringMatching(/To another address.*Arrives between .*16.* and .*17.*€5.95/),
    expect.stringMatching(/To a parcel pickup point.*Arrives on .*18.*Free/),
    expect.stringMatching(/Collect from a dealer.*€5.95/),
  ])
  expect(await ways([home], false)).toEqual([
    expect.stringContaining('To my address'),
    expect.stringContaining('To another address'),
  ])
})
