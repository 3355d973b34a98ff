/** `created`: the provider has not answered yet. The last four are final. */
export const paymentStatuses = ['created', 'open', 'paid', 'failed', 'canceled', 'expired'] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** What a provider says about a payment. */
export type ReportedStatus = Exclude<PaymentStatus, 'created'>

const waiting: ReadonlySet<PaymentStatus> = new Set(['created', 'open'])

export function isWaiting(status: PaymentStatus): boolean {
  return waiting.has(status)
}

/**
 * What is known of a payment after the provider has been asked, whatever the order of its messages (PAYMENTS-4).
 * Paid is the last word: nothing that arrives later takes it back, and money that arrives late still counts.
 */
export function knownStatus(current: PaymentStatus, reported: ReportedStatus): PaymentStatus {
  if (current === 'paid' || reported === 'paid') return 'paid'
  return isWaiting(current) ? reported : current
}

/** Why the shop gives money back by itself (ORDERS-7); nothing was invoiced, so nothing is credited (REFUNDS-4). */
export const strayReasons = ['order-cancelled', 'paid-twice'] as const
export type StrayReason = (typeof strayReasons)[number]
