import { repeatLimits } from '@haverhof/domain/repeat-delivery'
import { notFound, Refusal } from '../http/index.ts'
import { methodsForMandates, type SitePayments } from '../payments/index.ts'

/** An order that is not there and one whose key is wrong are the same to the caller. */
export function orderMissing(): Refusal {
  return notFound('order')
}

export function orderPaid(): Refusal {
  return new Refusal({ status: 409, code: 'order-paid', title: 'This order has been paid.' })
}

export function orderCancelled(): Refusal {
  return new Refusal({ status: 409, code: 'order-cancelled', title: 'This order has been cancelled.' })
}

export function totalChanged(): Refusal {
  return new Refusal({
    status: 409,
    code: 'total-changed',
    title: 'The total has changed. Please look at it again.',
  })
}

/** ORDERS-2: the cart was changed each time between being calculated and being ordered. */
export function cartKeepsChanging(): Refusal {
  return new Refusal({
    status: 409,
    code: 'cart-changing',
    title: 'The cart is being changed at this moment. Please look at it again.',
  })
}

export function notAvailable(variantIds: readonly number[]): Refusal {
  return new Refusal({
    status: 409,
    code: 'not-available',
    title: 'Something in the cart cannot be ordered at the moment.',
    errors: variantIds.map((id) => ({ parameter: `products.${id}`, message: 'not-available' })),
  })
}

/** ORDERS-3: the lines of which there is not enough, with what there is. */
export function notEnoughStock(shortages: readonly { variantId: number; available: number }[]): Refusal {
  return new Refusal({
    status: 409,
    code: 'not-enough-stock',
    title: 'There is not enough in stock.',
    available: shortages[0]?.available ?? 0,
    errors: shortages.map(({ variantId, available }) => ({
      parameter: `products.${variantId}`,
      message: `only ${available} pieces in stock`,
    })),
  })
}

export function samplesUnnamed(): Refusal {
  return new Refusal({
    status: 409,
    code: 'sample-names-missing',
    title: 'Every sample needs a name.',
  })
}

export function stepMissing(missingStep: string): Refusal {
  return new Refusal({
    status: 409,
    code: 'step-closed',
    title: 'Another step of checkout comes first.',
    missingStep,
  })
}

/** ORDERS-3: the pickup point or dealer was taken off the site since it was chosen. */
export function placeGone(): Refusal {
  return new Refusal({
    status: 409,
    code: 'place-gone',
    title: 'The pickup point or dealer is no longer there. Please choose another.',
    missingStep: 'delivery',
  })
}

export function keyMismatch(): Refusal {
  return new Refusal({
    status: 422,
    code: 'idempotency-mismatch',
    title: 'This idempotency key belongs to another request.',
  })
}

/** ORDERS-9 */
export function tooMuchHeld(): Refusal {
  return new Refusal({
    status: 429,
    code: 'too-much-held',
    title: 'Your unpaid orders hold too much of this already. Please pay for one of them first.',
    headers: { 'retry-after': '900' },
  })
}

/** ORDERS-20 */
export function tooMuchForTransfer(variantIds: readonly number[]): Refusal {
  return new Refusal({
    status: 409,
    code: 'transfer-limit',
    title:
      'So many pieces cannot be held for a bank transfer. Please choose another way to pay, or fewer of them.',
    errors: variantIds.map((id) => ({ parameter: `products.${id}`, message: 'transfer-limit' })),
  })
}

export function tooManyPayments(): Refusal {
  return new Refusal({
    status: 429,
    code: 'too-many-payments',
    title: 'This order has been tried to pay too often. Please start again from the cart.',
    headers: { 'retry-after': '900' },
  })
}

export function providerAway(): Refusal {
  return new Refusal({
    status: 503,
    code: 'provider-away',
    title: 'The payment provider does not answer. Please try again in a moment.',
    headers: { 'retry-after': '5' },
  })
}

/** REPEAT-2 */
export function repeatNeedsAccount(): Refusal {
  return new Refusal({
    status: 409,
    code: 'repeat-needs-account',
    title: 'A repeat delivery needs an account. Please sign in, or choose a password.',
  })
}

/** REPEAT-16 */
export function repeatLimit(): Refusal {
  const { lines, quantity } = repeatLimits
  const title = `A repeat delivery holds at most ${quantity} pieces of a product, and ${lines} different products.`
  return new Refusal({ status: 409, code: 'repeat-limit', title })
}

/** REPEAT-12 */
export function collectionUnderWay(): Refusal {
  return new Refusal({
    status: 409,
    code: 'collection-under-way',
    title: 'This order is being collected. You need not pay it.',
  })
}

/** REPEAT-2: with the methods that would do. */
export function repeatMethod(payments: SitePayments): Refusal {
  return new Refusal({
    status: 409,
    code: 'repeat-method',
    title: 'A repeat delivery begins with a payment that later ones can be collected after.',
    errors: methodsForMandates(payments).map(({ paymentMethodId }) => ({
      parameter: 'paymentMethodId',
      message: paymentMethodId,
    })),
  })
}
