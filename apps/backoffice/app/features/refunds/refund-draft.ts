import { type CreditReason, centsOfPieces, splitRefund, stepUpAboveCents } from '@haverhof/domain/orders'
import type { Refundable } from './use-refundable'

/** The draft of a refund. */
export type RefundDraft = {
  kind: 'parts' | 'amount'
  /** By number of the line. */
  pieces: Readonly<Record<number, number>>
  /** Null while what is typed cannot be read. */
  costsCents: number | null
  amountCents: number | null
  reason: CreditReason | null
  /** Shipped pieces that a member has inspected (REFUNDS-11). */
  restock: boolean
  isIntact: boolean
}

export type DraftProblem =
  | 'unreadable'
  | 'nothing'
  | 'more-than-left'
  | 'above-limit'
  | 'reason'
  | 'not-intact'

export type DraftSum = {
  totalCents: number
  giftCardCents: number
  paymentCents: number
  leftCents: number
  /** True above the amount for which a member proves again who they are (REFUNDS-5). */
  needsStepUp: boolean
  problem: DraftProblem | null
}

/** What a draft comes to, where the money goes, and why it cannot be made yet (REFUNDS-1). */
export function sumOfDraft(draft: RefundDraft, left: Refundable, limitCents: number | null): DraftSum {
  const totalCents = centsOfDraft(draft, left)
  const before = left.totalCents - left.refundedCents
  const ofOrder = left.refundedCents + totalCents
  // The bank may have taken some of the payment back (REFUNDS-2).
  const most = Math.min(before, left.giftCardLeftCents + left.paymentLeftCents)
  return {
    totalCents,
    ...splitRefund(totalCents, left.giftCardLeftCents),
    leftCents: before - totalCents,
    needsStepUp: ofOrder > stepUpAboveCents,
    problem: problemOf(
      draft,
      { totalCents, most, isAbove: limitCents !== null && ofOrder > limitCents },
      left,
    ),
  }
}

function centsOfDraft({ kind, pieces, costsCents, amountCents }: RefundDraft, { lines }: Refundable): number {
  if (kind === 'amount') return amountCents ?? 0
  return lines.reduce((sum, line) => sum + centsOfPieces(line, pieces[line.lineNumber] ?? 0), costsCents ?? 0)
}

function problemOf(
  draft: RefundDraft,
  { totalCents, most, isAbove }: { totalCents: number; most: number; isAbove: boolean },
  left: Refundable,
): DraftProblem | null {
  const { kind, costsCents, amountCents, reason, restock, isIntact } = draft
  if ((kind === 'amount' ? amountCents : costsCents) === null) return 'unreadable'
  if (totalCents === 0) return 'nothing'
  const isTooMuch = totalCents > most || (kind === 'parts' && (costsCents ?? 0) > left.costsCents)
  if (isTooMuch) return 'more-than-left'
  if (isAbove) return 'above-limit'
  if (reason === null) return 'reason'
  return restock && !isIntact && hasSentPieces(draft, left) ? 'not-intact' : null
}

/** Every piece and all costs that are left. */
export function everythingOf({ lines, costsCents }: Refundable): Pick<RefundDraft, 'pieces' | 'costsCents'> {
  return {
    pieces: Object.fromEntries(lines.map(({ lineNumber, quantity }) => [lineNumber, quantity])),
    costsCents,
  }
}

/** Whether something that has left the house is among the pieces: only that may, or may not, be sold again. */
export function hasSentPieces({ kind, pieces }: RefundDraft, { lines }: Refundable): boolean {
  return kind === 'parts' && lines.some(({ lineNumber, unsent }) => (pieces[lineNumber] ?? 0) > unsent)
}

/** As the call takes it. */
export function requestOf({ kind, pieces, costsCents, amountCents, reason, ...chosen }: RefundDraft) {
  const restock = chosen.restock && chosen.isIntact
  const how = { reason: reason ?? 'correction', restock, everything: false }
  if (kind === 'amount') return { ...how, lines: [], deliveryCents: 0, amountCents: amountCents ?? 0 }
  const lines = Object.entries(pieces)
    .map(([lineNumber, quantity]) => ({ lineNumber: Number(lineNumber), quantity }))
    .filter(({ quantity }) => quantity > 0)
  return { ...how, lines, deliveryCents: costsCents ?? 0 }
}
