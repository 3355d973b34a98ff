import { ApiError, type Schemas } from '@haverhof/api-client'

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

/** CART-PAGES-7: the reason the server gives; whatever has no words of its own is a failure. */
export function problemOf(error: unknown): CartProblem {
  if (error instanceof Error && error.cause !== undefined) return problemOf(error.cause)
  if (!(error instanceof ApiError)) return { code: isConnectionLost(error) ? 'offline' : 'failed' }
  if (error.status === 429) return { code: 'too-many-requests' }
  const { code, available, maximum, minimumAmount } = problemBody(error.body)
  return {
    code: worded.find((known) => known === code) ?? 'failed',
    ...(available !== undefined && { available }),
    ...(maximum !== undefined && { maximum }),
    ...(minimumAmount !== undefined && { minimumAmount }),
  }
}

/** CART-PAGES-3: the server knows no such cart: unknown, closed, or of another shop. */
export function isCartGone(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status === 410 || (error.status === 404 && problemBody(error.body).code === 'no-such-cart')
}

function problemBody(body: string): Partial<Schemas['Problem']> {
  try {
    return (JSON.parse(body) ?? {}) as Partial<Schemas['Problem']>
  } catch {
    return {}
  }
}

/** A browser that reaches nobody throws a TypeError; one that waits too long, a TimeoutError. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
}
