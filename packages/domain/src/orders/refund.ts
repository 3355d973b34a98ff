import { distribute } from '../pricing/index.ts'
import { type Credited, type CreditRequest, leftToCredit } from './credit.ts'
import type { InvoiceParts } from './invoice-parts.ts'

/** Why staff give money back; the credit note says it too (REFUNDS-1). */
export const creditReasons = [
  'return',
  'withdrawal',
  'price-reduction',
  'correction',
  'cancellation',
] as const
export type CreditReason = (typeof creditReasons)[number]

export const refundStates = ['owed', 'paid', 'refused'] as const
export type RefundState = (typeof refundStates)[number]

/** What an order gives back in all, before the member must touch the passkey again (REFUNDS-5). */
export const stepUpAboveCents = 15_000

/** An amount of an order: every line and the costs give their share of what is left, so that VAT goes in proportion (REFUNDS-1). */
export function creditOfAmount(
  parts: InvoiceParts,
  earlier: readonly Credited[],
  amountCents: number,
): CreditRequest {
  const { lines, costsCents } = leftToCredit(parts, earlier)
  const weights = [...lines.map(({ leftCents }) => leftCents), costsCents]
  const isLeft = weights.some((cents) => cents > 0)
  const shares = isLeft ? distribute(amountCents, weights) : weights.map(() => amountCents)
  return {
    lines: lines.flatMap(({ lineNumber }, index) => {
      const cents = shares[index] ?? 0
      return cents > 0 ? { lineNumber, amountCents: cents } : []
    }),
    costsCents: shares.at(-1) ?? 0,
  }
}

/** Gift cards get back what they gave, first; the rest goes back the way it was paid (REFUNDS-14). */
export function splitRefund(
  amountCents: number,
  giftCardLeftCents: number,
): { giftCardCents: number; paymentCents: number } {
  const giftCardCents = Math.min(amountCents, giftCardLeftCents)
  return { giftCardCents, paymentCents: amountCents - giftCardCents }
}
