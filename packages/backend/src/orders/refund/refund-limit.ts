import { stepUpAboveCents } from '@haverhof/domain/orders'

/** What who decides may give back of one order (REFUNDS-5). */
export type RefundLimit = {
  /** Null: as much as was paid. */
  limitCents: number | null
  /** Whether a passkey was touched just now; a program has none. */
  isSteppedUp: boolean
}

/** The sum of an order counts, so that a large amount cannot be refunded in small parts. */
export function limitProblem(
  { limitCents, isSteppedUp }: RefundLimit,
  sumCents: number,
): 'above-limit' | 'step-up-needed' | null {
  if (limitCents !== null && sumCents > limitCents) return 'above-limit'
  return !isSteppedUp && sumCents > stepUpAboveCents ? 'step-up-needed' : null
}
