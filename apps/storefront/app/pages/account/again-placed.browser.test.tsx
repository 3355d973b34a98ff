import { expect, test } from 'vitest'
import type { AgainView } from '../../features/again/use-again'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { AgainPlaced } from './again-placed'

const address = {
  street: 'Dorpsstraat',
  streetNumber: '12',
  streetNumberAddition: null,
  zipcode: '8011 AB',
  city: 'Zwolle',
  countryId: 1,
}
const home = { addressId: 'a', label: 'home', name: null, firstName: 'Anna', lastName: 'Bos', address }
const stable = {
  ...home,
  addressId: 'b',
  label: 'stable',
  address: { ...address, city: 'Gent', countryId: 2 },
}
const at = '/api/cart/abc'

/** A cart whose bill stays at home; what it comes to and when it arrives is as the server says it. */
function placed(goesTo: typeof home, day: string): AgainView {
  const line = {
    productVariantId: 10_101,
    description: 'Muesli',
    quantity: 1,
    totalAmount: 20,
    imageUrl: null,
  }
  const products = [
    { ...line, productLabel: '20 kg', url: '/muesli/', productDiscounts: [], freeProducts: [] },
  ]
  const sums = { subTotalAmount: 20, totalAmount: 20, dueAmount: 0, shippingCosts: 0, giftCardAmount: 20 }
  const none = { paymentCosts: 0, originalShippingCosts: 0, shownCurrency: null, shownTotalAmount: null }
  const lists = { orderDiscounts: [], shippingDiscounts: [], vatGroups: [] }
  const isElsewhere = goesTo !== home
  return {
    cart: {
      shoppingcartId: 'abc',
      scanProductsOnly: false,
      dealerId: null,
      billing: home,
      shipping: isElsewhere ? { ...goesTo, shippingMethod: 0 } : null,
      alternativeShippingAddress: isElsewhere,
      products,
      payment: null,
      deliveryWishes: null,
    },
    calculated: { ...sums, ...none, ...lists, products, deliveryDate: { from: day, until: day } },
    missing: [],
  } as unknown as AgainView
}

test('ACCOUNT-PAGES-21: goods that go to another country arrive on the day that is reckoned for it', async () => {
  const far = placed(stable, '2026-11-24')
  stubApi({
    'GET /api/account/addresses': () => ({ body: { addresses: [home, stable] } }),
    [`GET ${at}/paymentmethods`]: () => ({ body: [] }),
    [`PUT ${at}/shipping`]: () => ({ body: far.calculated }),
    [`PUT ${at}/alternativeshipping`]: () => ({ status: 204, body: null }),
    [`PUT ${at}/deliverywishes`]: () => ({ status: 204, body: null }),
    [`GET ${at}`]: () => ({ body: far.cart }),
    'POST /api/cartcalculation/abc/calculate': () => ({ body: far.calculated }),
  })
  const { getByText, getByRole, getByLabelText } = await renderInShop(
    <AgainPlaced begun={placed(home, '2026-11-23')} />,
  )
  await expect.element(getByText(/^Arrives .*23\sNovember/)).toBeVisible()
  await getByRole('button', { name: 'Change Delivery' }).click()
  await getByLabelText(/^Stable/).click()
  await expect.element(getByText(/^Arrives .*24\sNovember/)).toBeVisible()
  expect(getByText(/23\sNovember/).elements()).toEqual([])
})

test('CHECKOUT-PAGES-12: an order that is pressed before the payment methods have come is placed when they come', async () => {
  const begun = placed(home, '2026-11-23')
  const due = { ...begun.calculated, dueAmount: 20 }
  const cart = { ...begun.cart, payment: { paymentMethodId: 'ideal', issuer: null } }
  const offer = Promise.withResolvers<{ body: unknown }>()
  const { sent } = stubApi({
    [`GET ${at}/paymentmethods`]: () => offer.promise,
    'POST /api/orders': () => ({
      status: 409,
      body: { status: 409, code: 'total-changed', title: 'Changed.' },
    }),
    [`GET ${at}`]: () => ({ body: cart }),
    'POST /api/cartcalculation/abc/calculate': () => ({ body: due }),
  })
  const orders = () => sent.filter(({ call }) => call === 'POST /api/orders').length
  const { getByRole } = await renderInShop(
    <AgainPlaced begun={{ ...begun, cart, calculated: due } as AgainView} />,
  )
  const button = getByRole('button', { name: /^Order/ })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  expect(orders()).toBe(0)
  offer.resolve({ body: [{ paymentMethodId: 'ideal', costs: 0, issuers: [] }] })
  await expect.poll(orders).toBe(1)
})
