import { customerPassword, dutchBilling } from '@haverhof/testing'
import { type Belongings, returnForm } from './test-belongings.ts'
import { keyed, named, own, post, remove, type Table } from './test-call-rule.ts'
import { cartCalls } from './test-cart-calls.ts'
import { horseCalls } from './test-horse-calls.ts'
import { repeatCalls } from './test-repeat-calls.ts'

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
  'PUT /api/account/subscriptions/cartreminders': own(
    '/api/account/subscriptions/cartreminders?subscribe=false',
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
  // Calls before sign-in; their answers reveal nothing.
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
