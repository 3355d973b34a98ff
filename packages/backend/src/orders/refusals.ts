import { repeatLimits } from '@haverhof/domain/repeat-delivery'
import type { Refused } from '@haverhof/domain/shared'
import { checkoutProblems, type CheckoutRefused } from '../checkout/index.ts'
import type { Problems } from '../http/index.ts'

type Shortage = { variantId: number; available: number }

/** Those of an order that is placed or paid, beside those of its cart. */
type OwnRefused =
  | Refused<'order-paid' | 'order-cancelled' | 'total-changed'>
  /** ORDERS-2: the cart was changed each time between being calculated and being ordered; the key belongs to another request. */
  | Refused<'cart-changing' | 'idempotency-mismatch'>
  /** ORDERS-3: what cannot be ordered, and what there is too little of. */
  | Refused<'lines-not-available', { variantIds: readonly number[] }>
  | Refused<'lines-short', { shortages: readonly Shortage[] }>
  /** ORDERS-3: the pickup point or dealer was taken off the site since it was chosen. */
  | Refused<'sample-names-missing' | 'place-gone'>
  /** Unpaid orders hold too much stock, or too much of it by bank transfer (ORDERS-9, ORDERS-20). */
  | Refused<'too-much-held'>
  | Refused<'transfer-limit', { variantIds: readonly number[] }>
  | Refused<'too-many-payments' | 'provider-away'>
  /** The repeat delivery lacks an account, room, or waits for its collection (REPEAT-2, REPEAT-12, REPEAT-16). */
  | Refused<'repeat-needs-account' | 'repeat-limit' | 'collection-under-way'>
  /** REPEAT-31: with the methods that would do. */
  | Refused<'repeat-method', { methodIds: readonly string[] }>

export type OrderRefused = CheckoutRefused | OwnRefused

const ownProblems: Problems<OwnRefused> = {
  'order-paid': { status: 409, title: 'This order has been paid.' },
  'order-cancelled': { status: 409, title: 'This order has been cancelled.' },
  'total-changed': { status: 409, title: 'The total has changed. Please look at it again.' },
  'cart-changing': {
    status: 409,
    title: 'The cart is being changed at this moment. Please look at it again.',
  },
  'idempotency-mismatch': { status: 422, title: 'This idempotency key belongs to another request.' },
  'lines-not-available': ({ variantIds }) => ({
    status: 409,
    code: 'not-available',
    title: 'Something in the cart cannot be ordered at the moment.',
    errors: variantIds.map((id) => ({ parameter: `products.${id}`, message: 'not-available' })),
  }),
  'lines-short': ({ shortages }) => ({
    status: 409,
    code: 'not-enough-stock',
    title: 'There is not enough in stock.',
    available: shortages[0]?.available ?? 0,
    errors: shortages.map(({ variantId, available }) => ({
      parameter: `products.${variantId}`,
      message: `only ${available} pieces in stock`,
    })),
  }),
  'sample-names-missing': { status: 409, title: 'Every sample needs a name.' },
  'place-gone': {
    status: 409,
    title: 'The pickup point or dealer is no longer there. Please choose another.',
    missingStep: 'delivery',
  },
  'too-much-held': {
    status: 429,
    title: 'Your unpaid orders hold too much of this already. Please pay for one of them first.',
    headers: { 'retry-after': '900' },
  },
  'transfer-limit': ({ variantIds }) => ({
    status: 409,
    title:
      'So many pieces cannot be held for a bank transfer. Please choose another way to pay, or fewer of them.',
    errors: variantIds.map((id) => ({ parameter: `products.${id}`, message: 'transfer-limit' })),
  }),
  'too-many-payments': {
    status: 429,
    title: 'This order has been tried to pay too often. Please start again from the cart.',
    headers: { 'retry-after': '900' },
  },
  'provider-away': {
    status: 503,
    title: 'The payment provider does not answer. Please try again in a moment.',
    headers: { 'retry-after': '5' },
  },
  'repeat-needs-account': {
    status: 409,
    title: 'A repeat delivery needs an account. Please sign in, or choose a password.',
  },
  'repeat-limit': {
    status: 409,
    title: `A repeat delivery holds at most ${repeatLimits.quantity} pieces of a product, and ${repeatLimits.lines} different products.`,
  },
  'collection-under-way': {
    status: 409,
    title: 'This order is being collected. You need not pay it.',
  },
  'repeat-method': ({ methodIds }) => ({
    status: 409,
    title: 'A repeat delivery begins with a payment that later ones can be collected after.',
    errors: methodIds.map((message) => ({ parameter: 'paymentMethodId', message })),
  }),
}

export const orderProblems = { ...checkoutProblems, ...ownProblems }
