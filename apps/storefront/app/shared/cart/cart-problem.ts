import { problemOf } from '../shop/problem'

/** What went wrong, for the page to put into words. */
export type CartProblem = {
  code: ProblemCode
  available?: number
  maximum?: number
  minimumAmount?: number
}

const worded = [
  'failed',
  'offline',
  'not-available',
  'not-enough-stock',
  'quantity-limit',
  'too-many-lines',
  'cart-ordered',
  'no-such-cart',
  'order-paid',
  'too-many-requests',
  'not-repeatable',
  'repeat-not-offered',
  'discount-unknown',
  'discount-expired',
  'discount-used-up',
  'discount-minimum',
  'discount-not-here',
  'discount-first-order',
  'discount-products',
  'discount-no-gain',
] as const

export type ProblemCode = (typeof worded)[number]

/** The reason the server gives; whatever has no words of its own is a failure (CART-PAGES-7). */
export function cartProblemOf(error: unknown): CartProblem {
  if (error instanceof Error && error.cause !== undefined) return cartProblemOf(error.cause)
  const { status, code, available, maximum, minimumAmount } = problemOf(error)
  if (status === 429) return { code: 'too-many-requests' }
  return {
    code: worded.find((each) => each === code) ?? 'failed',
    ...(available !== undefined && { available }),
    ...(maximum !== undefined && { maximum }),
    ...(minimumAmount !== undefined && { minimumAmount }),
  }
}

/** The server knows no such cart: unknown, closed, or of another shop (CART-PAGES-27). */
export function isCartGone(error: unknown): boolean {
  const { status, code } = problemOf(error)
  return status === 410 || (status === 404 && code === 'no-such-cart')
}
