import { dutchBilling } from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { muesli, packChange, quickscan } from './test-belongings.ts'
import { cart, named, post, type Table } from './test-call-rule.ts'

export const cartCalls: Table = {
  'POST /api/cart/{id}/fillfromaccount': named(({ cartId }) => `/api/cart/${cartId}/fillfromaccount`, post),
  'GET /api/cart/{id}': cart('GET', ''),
  'POST /api/cart/{id}/products': cart('POST', `/products?productVariantId=${muesli}&quantity=1`),
  'PUT /api/cart/{id}/products/{productVariantId}': cart('PUT', `/products/${muesli}?quantity=2`),
  'POST /api/cart/{id}/rqssamplename': cart(
    'POST',
    `/rqssamplename?productVariantId=${quickscan}&sequence=1&samplename=x`,
  ),
  'DELETE /api/cart/{id}/products/{productVariantId}/{sequence}': cart('DELETE', `/products/${quickscan}/2`),
  'POST /api/cart/{id}/discountcode': cart('POST', '/discountcode?code=x'),
  'DELETE /api/cart/{id}/discountcode': cart('DELETE', '/discountcode'),
  'GET /api/cart/{id}/recommendations': cart('GET', '/recommendations'),
  'POST /api/cart/{id}/billing': cart('POST', '/billing', dutchBilling),
  'PUT /api/cart/{id}/shipping': cart('PUT', '/shipping', { shippingMethod: 0 }),
  'PUT /api/cart/{id}/alternativeshipping': cart(
    'PUT',
    '/alternativeshipping?alternativeShippingAddress=false',
  ),
  'PUT /api/cart/{id}/deliverywishes': cart('PUT', '/deliverywishes', { remark: 'At the barn' }),
  'POST /api/cart/{id}/payment': cart('POST', '/payment', { paymentMethodId: 'creditcard' }),
  'POST /api/cart/{id}/newsletter': cart('POST', '/newsletter?subscribe=true'),
  'POST /api/cart/{id}/reminders': cart('POST', '/reminders?subscribe=true'),
  'POST /api/cart/{id}/setpassword': cart('POST', '/setpassword', { password: 'paard123' }),
  'POST /api/cart/{id}/setdealer': cart('POST', '/setdealer?dealerId=999999'),
  'POST /api/cart/{id}/setdpdpickuppoint': cart(
    'POST',
    '/setdpdpickuppoint?parcelShopId=x&parcelShopZipcodeOrCity=x',
  ),
  'PUT /api/cart/{id}/products/{productVariantId}/pack': cart('PUT', packChange),
  'GET /api/cart/{id}/shippingmethods': cart('GET', '/shippingmethods'),
  'GET /api/cart/{id}/paymentmethods': cart('GET', '/paymentmethods'),
  'POST /api/cartcalculation/{id}/calculate': ({ cartId }) => ({
    rule: 'cart',
    path: `/api/cartcalculation/${cartId}/calculate`,
    init: post,
  }),
  'DELETE /api/cart/{id}/products/{productVariantId}': cart('DELETE', `/products/${muesli}`),
  'POST /api/orders': ({ cartId }) => ({
    rule: 'cart',
    path: '/api/orders',
    init: {
      json: { shoppingcartId: cartId, expectedTotalAmount: 1 },
      headers: { 'idempotency-key': randomUUID() },
    },
  }),
  'POST /api/cart/{id}/reopen': ({ orderedCartId }) => ({
    rule: 'cart',
    path: `/api/cart/${orderedCartId}/reopen`,
    init: post,
  }),
}
