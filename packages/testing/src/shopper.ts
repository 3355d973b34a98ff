import type { TestRequest, TestShop } from './test-shop.ts'

type CartAnswer = { shoppingcartId: string; products: { productVariantId: number; count: number }[] }

/** A shopper with a cart, who calls the API as the pages do. */
export type Shopper = {
  cartId: string
  /** Calls `/api/cart/{id}{path}`. */
  call: (method: string, path: string, json?: unknown) => Promise<Response>
  add: (productVariantId: number, quantity?: number | string) => Promise<Response>
  cart: <Cart = CartAnswer>() => Promise<Cart>
  calculate: <Calculated = { totalAmount: number }>() => Promise<Calculated>
}

type Options = Pick<TestRequest, 'site' | 'headers'>

export async function startShopping(shop: TestShop, options: Options = {}): Promise<Shopper> {
  const created = await shop.read<CartAnswer>('/api/cart', { ...options, method: 'POST' })
  const cartId = created.shoppingcartId
  const call: Shopper['call'] = (method, path, json) =>
    shop.request(`/api/cart/${cartId}${path}`, { ...options, method, ...(json !== undefined && { json }) })
  return {
    cartId,
    call,
    add: (productVariantId, quantity = 1) =>
      call('POST', `/products?productVariantId=${productVariantId}&quantity=${quantity}`),
    cart: () => shop.read(`/api/cart/${cartId}`, options),
    calculate: () => shop.read(`/api/cartcalculation/${cartId}/calculate`, { ...options, method: 'POST' }),
  }
}

const netherlands = 528
const germany = 276

/** People whose details pass every rule. */
export const dutchBilling = {
  firstName: 'Marieke',
  lastName: 'van der Berg',
  phoneNumber: '0612345678',
  emailAddress: 'marieke@example.nl',
  companyName: null,
  vatNumber: null,
  address: {
    zipcode: '8011 AB',
    street: 'Melkmarkt',
    streetNumber: '12',
    streetNumberAddition: 'a',
    city: 'Zwolle',
    countryId: netherlands,
  },
}

export const germanBilling = {
  ...dutchBilling,
  firstName: 'Anke',
  lastName: 'Brand',
  phoneNumber: '+49 2541 123456',
  emailAddress: 'anke@example.de',
  address: {
    zipcode: '48653',
    street: 'Münsterstraße',
    streetNumber: '7',
    streetNumberAddition: null,
    city: 'Coesfeld',
    countryId: germany,
  },
}
