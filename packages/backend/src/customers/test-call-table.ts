import { parcelDayFrom } from '@haverhof/domain/delivery'
import { DAY } from '@haverhof/domain/shared'
import { bella, customerPassword, dutchBilling, packOfMuesli, type TestRequest } from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { photoForm } from '../photos/test-photo.ts'
import { type Belongings, muesli, packChange, quickscan, returnForm } from './test-belongings.ts'

/**
 * Who may make a call:
 * own: about the customer who is signed in, so it names nothing, and nobody else's things can come back;
 * named: about one thing of a customer; cart: about a cart, with or without somebody signed in;
 * keyed: about an order, for a caller that has its key, signed in or not.
 */
export type Rule = 'own' | 'named' | 'cart' | 'keyed'
export type Call = { rule: Rule; path: string; init?: TestRequest }
type Table = Record<string, (of: Belongings) => Call | Promise<Call>>

const own = (path: string, init?: TestRequest) => (): Call => ({ rule: 'own', path, ...(init && { init }) })

const named =
  (pathOf: (of: Belongings) => string, init?: TestRequest) =>
  (of: Belongings): Call => ({ rule: 'named', path: pathOf(of), ...(init && { init }) })

const cart =
  (method: string, suffix: string, json?: unknown) =>
  ({ cartId }: Belongings): Call => ({
    rule: 'cart',
    path: `/api/cart/${cartId}${suffix}`,
    init: { method, ...(json !== undefined && { json }) },
  })

const keyed =
  (suffix: string, init?: TestRequest) =>
  ({ orderId }: Belongings): Call => ({
    rule: 'keyed',
    path: `/api/orders/${orderId}${suffix}`,
    ...(init && { init }),
  })

/** Some weeks ahead, on a day on which parcels arrive. */
const movedTo = parcelDayFrom(new Date(Date.now() + 40 * DAY).toISOString().slice(0, 10))

const post = { method: 'POST' }
const remove = { method: 'DELETE' }

const ofRepeat =
  (suffix: string) =>
  ({ repeatDeliveryId }: Belongings) =>
    `/api/account/repeatdeliveries/${repeatDeliveryId}${suffix}`

const repeatPath = '/api/account/repeatdeliveries/{repeatDeliveryId}'

const repeatCalls: Table = {
  'GET /api/account/repeatdeliveries': own('/api/account/repeatdeliveries'),
  [`GET ${repeatPath}`]: named(ofRepeat('')),
  [`POST ${repeatPath}/skip`]: named(ofRepeat('/skip'), {
    method: 'POST',
    headers: { 'idempotency-key': 'skip-once-and-no-more' },
  }),
  [`GET ${repeatPath}/additions`]: named(ofRepeat('/additions?productVariantId=10101&quantity=1')),
  [`POST ${repeatPath}/additions`]: named(ofRepeat('/additions'), {
    headers: { 'idempotency-key': 'add-once-and-no-more' },
    json: { productVariantId: 10_101, quantity: 1, agreedAmount: 10_000 },
  }),
  [`POST ${repeatPath}/move`]: named(ofRepeat('/move'), { json: { day: movedTo } }),
  [`PUT ${repeatPath}`]: named(ofRepeat(''), {
    method: 'PUT',
    json: { weeks: 8, lines: [{ productVariantId: muesli, quantity: 2 }] },
  }),
  [`PUT ${repeatPath}/address`]: named(ofRepeat('/address'), { method: 'PUT', json: dutchBilling }),
  [`PUT ${repeatPath}/paymentmethod`]: named(ofRepeat('/paymentmethod'), {
    method: 'PUT',
    json: { paymentMethodId: 'creditcard' },
  }),
  [`POST ${repeatPath}/pause`]: named(ofRepeat('/pause'), post),
  [`POST ${repeatPath}/resume`]: named(ofRepeat('/resume'), post),
  [`POST ${repeatPath}/end`]: named(ofRepeat('/end'), post),
}

const ofHorse =
  (suffix: string) =>
  ({ horseId }: Belongings) =>
    `/api/account/horses/${horseId}${suffix}`

const horseCalls: Table = {
  'GET /api/account/horses': own('/api/account/horses'),
  'POST /api/account/horses': own('/api/account/horses', { json: { ...bella, name: 'Nog een' } }),
  'PUT /api/account/horses/{horseId}': ({ horseId, canary }) => ({
    rule: 'named',
    path: `/api/account/horses/${horseId}`,
    init: { method: 'PUT', json: { ...bella, name: canary } },
  }),
  'GET /api/account/horses/{horseId}/photo': named(ofHorse('/photo')),
  'PUT /api/account/horses/{horseId}/photo': async (of) => ({
    rule: 'named',
    path: ofHorse('/photo')(of),
    init: { method: 'PUT', body: await photoForm() },
  }),
  'POST /api/account/horses/{horseId}/weights': named(ofHorse('/weights'), {
    json: { weighedOn: '2026-02-01', weightKg: 550 },
  }),
  'DELETE /api/account/horses/{horseId}/weights/{weighedOn}': named(ofHorse('/weights/2026-01-01'), remove),
  'PUT /api/account/horses/{horseId}/packs/{productVariantId}': named(ofHorse(`/packs/${muesli}`), {
    method: 'PUT',
    json: packOfMuesli,
  }),
  'DELETE /api/account/horses/{horseId}/packs/{productVariantId}': named(ofHorse(`/packs/${muesli}`), remove),
  'DELETE /api/account/horses/{horseId}/photo': named(ofHorse('/photo'), remove),
  'DELETE /api/account/horses/{horseId}': named(ofHorse(''), remove),
}

const ofAddress = ({ addressId }: Belongings) => `/api/account/addresses/${addressId}`
const newAddress = { label: 'other', address: dutchBilling.address }

const addressCalls: Table = {
  'GET /api/account/addresses': own('/api/account/addresses'),
  'POST /api/account/addresses': own('/api/account/addresses', { json: newAddress }),
  'PUT /api/account/addresses/{addressId}': ({ addressId, canary }) => ({
    rule: 'named',
    path: `/api/account/addresses/${addressId}`,
    init: { method: 'PUT', json: { ...newAddress, lastName: canary } },
  }),
  'DELETE /api/account/addresses/{addressId}': named(ofAddress, remove),
}

const accountCalls: Table = {
  'GET /api/account': own('/api/account'),
  'PUT /api/account': own('/api/account', { method: 'PUT', json: { firstName: 'Anna' } }),
  'GET /api/account/overview': own('/api/account/overview'),
  'GET /api/account/export': own('/api/account/export'),
  'GET /api/account/orders': own('/api/account/orders'),
  'GET /api/account/orders/{orderId}': named(({ orderId }) => `/api/account/orders/${orderId}`),
  'POST /api/account/orders/{orderId}/reorder': ({ orderId, cartId }) => ({
    rule: 'named',
    path: `/api/account/orders/${orderId}/reorder`,
    init: { json: { shoppingcartId: cartId } },
  }),
  'POST /api/account/orders/{orderId}/again': named(
    ({ orderId }) => `/api/account/orders/${orderId}/again`,
    post,
  ),
  'GET /api/account/invoices': own('/api/account/invoices'),
  'GET /api/account/invoices/{invoiceNumber}/pdf': named(
    ({ invoiceNumber }) => `/api/account/invoices/${invoiceNumber}/pdf`,
  ),
  'GET /api/account/invoices/{invoiceNumber}/ubl': named(
    ({ invoiceNumber }) => `/api/account/invoices/${invoiceNumber}/ubl`,
  ),
  'GET /api/account/returns': own('/api/account/returns'),
  'POST /api/account/returns': async ({ orderId, canary }) => ({
    rule: 'named',
    path: '/api/account/returns',
    init: { ...post, body: await returnForm(orderId, canary) },
  }),
  'GET /api/account/returns/{returnId}/photo': named(
    ({ returnId }) => `/api/account/returns/${returnId}/photo`,
  ),
  'GET /api/account/reviews': own('/api/account/reviews'),
  'GET /api/account/reviews/{reviewId}/photos/{photoId}': named(
    ({ reviewId, reviewPhotoId }) => `/api/account/reviews/${reviewId}/photos/${reviewPhotoId}`,
  ),
  'GET /api/account/results': own('/api/account/results'),
  'GET /api/account/forages': own('/api/account/forages'),
  'GET /api/account/ration': named(
    ({ sampleId }) =>
      `/api/account/ration?horseType=horse&weight=600&workLoad=none&roughageType=hay&sampleId=${sampleId}`,
  ),
  'POST /api/account/results/{key}/read': named(
    ({ resultKey }) => `/api/account/results/${resultKey}/read`,
    post,
  ),
  'GET /api/account/subscriptions': own('/api/account/subscriptions'),
  'PUT /api/account/subscriptions/reviewrequests': own(
    '/api/account/subscriptions/reviewrequests?subscribe=false',
    { method: 'PUT' },
  ),
  'PUT /api/account/subscriptions/newsletter': own('/api/account/subscriptions/newsletter?subscribe=false', {
    method: 'PUT',
  }),
  'DELETE /api/account/stockalerts/{stockAlertId}': named(
    ({ stockAlertId }) => `/api/account/stockalerts/${stockAlertId}`,
    { method: 'DELETE' },
  ),
  ...horseCalls,
  'GET /api/account/passkeys': own('/api/account/passkeys'),
  'POST /api/account/passkeyoptions': own('/api/account/passkeyoptions', post),
  'POST /api/account/passkeys': own('/api/account/passkeys', {
    json: {
      name: 'Telefoon',
      response: { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x' } },
    },
  }),
  'DELETE /api/account/passkeys/{id}': named(({ passkeyId }) => `/api/account/passkeys/${passkeyId}`, remove),
  ...addressCalls,
  ...repeatCalls,
  'POST /api/account/changeemailaddress': own('/api/account/changeemailaddress', {
    json: { emailAddress: 'elsewhere@example.nl', password: customerPassword },
  }),
}

const cartCalls: Table = {
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

const orderCalls: Table = {
  'GET /api/orders/{id}': keyed('?key=x'),
  'GET /api/orders/{id}/invoice': keyed('/invoice'),
  'POST /api/orders/{id}/payment': keyed('/payment?key=x', { json: { paymentMethodId: 'creditcard' } }),
}

/** These end sessions, and the account. */
const lastCalls: Table = {
  'POST /api/account/changepassword': own('/api/account/changepassword', {
    json: { newPassword: customerPassword, currentPassword: customerPassword },
  }),
  'DELETE /api/account': own('/api/account', { method: 'DELETE', json: { password: customerPassword } }),
}

/** Every call about an account, a cart or an order, in an order in which the owner can make them all. */
export const callTable: Table = { ...accountCalls, ...cartCalls, ...orderCalls, ...lastCalls }

/** Calls of these families that are for everybody. */
export const callsForEverybody = [
  // Who has no account yet, or cannot get in; their answers tell nobody anything.
  'POST /api/account',
  'POST /api/account/forgotpassword',
  'POST /api/account/resendconfirmation',
  // The token of a mailed link decides.
  'POST /api/account/{userId}/confirm',
  'POST /api/account/{userId}/resetpassword',
  // Names no cart: makes one, is sent one, or asks with the key of a member of staff.
  'POST /api/cart',
  'POST /api/cart/impersonate',
  'POST /api/cartcalculation/calculate',
]
