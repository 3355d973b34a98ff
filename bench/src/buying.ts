import type { LoadRequest } from './children/load.ts'
import { type Side, type Subjects, post } from './requests.ts'

/** One visit: a new cart with one line, in one request and one statement on both sides. */
export function cartVisit(_subjects: Subjects, side: Side): LoadRequest[] {
  if (side === 'bare') return [post('/cart', { variantId: '{variantId}' })]
  return [createCart]
}

export function calculateRequests({ products }: Subjects, side: Side): LoadRequest[] {
  return products.map(({ variantId }, index) => {
    const other = products[(index + 7) % products.length]?.variantId ?? variantId
    return side === 'bare'
      ? post('/calculate', { variantIds: [variantId, other], counts: [2, 1] })
      : post('/api/cartcalculation/calculate', {
          products: [
            { productVariantId: variantId, count: 2 },
            { productVariantId: other, count: 1 },
          ],
        })
  })
}

/**
 * One visit: from nothing to an order that waits for payment, by the fewest calls that the shop asks for: what is delivered at
 * home needs no choice of delivery, the bill answers with the total, and the order says how it is paid.
 */
export function checkoutVisit(_subjects: Subjects, side: Side): LoadRequest[] {
  if (side === 'bare') return [post('/checkout', { variantId: '{variantId}', billing: buyer })]
  const inCart = '/api/cart/{shoppingcartId}'
  return [createCart, { ...post(`${inCart}/billing`, buyer), take: ['totalAmount'] }, placeOrder()]
}

/** Every visit comes from an address of its own: the shop limits unpaid goods per caller. */
const visitor = { 'x-client-ip': '{address}' }

const createCart = {
  ...post('/api/cart', {}),
  body: '{"products":[{"productVariantId":{variantId},"count":1}]}',
  take: ['shoppingcartId'],
}

const buyer = {
  firstName: 'Anna',
  lastName: 'de Vries',
  phoneNumber: '+31612345678',
  emailAddress: 'anna-{unique}@example.nl',
  address: {
    zipcode: '8011 AB',
    street: 'Kamperweg',
    streetNumber: '12',
    streetNumberAddition: null,
    city: 'Zwolle',
    countryId: 528,
  },
}

function placeOrder(): LoadRequest {
  const order = post('/api/orders', {})
  return {
    ...order,
    headers: { ...order.headers, ...visitor, 'idempotency-key': 'visit-{unique}' },
    // The total is a number: it is filled in without quotation marks.
    body: '{"shoppingcartId":"{shoppingcartId}","expectedTotalAmount":{totalAmount},"payment":{"paymentMethodId":"creditcard"}}',
  }
}
