export const providerNames = ['sandbox', 'mollie'] as const
export type ProviderName = (typeof providerNames)[number]

export type BankTransferRecord = { accountName: string; iban: string; bic: string; reference: string }

/** A repeated refund with the same key answers with the same refund. */
export type SandboxRefundRecord = { key: string; refundId: string; amountCents: number; reference?: string }

/** A payment that begins a mandate, and one that is collected by it (REPEAT-31). */
export const paymentSequences = ['first', 'recurring'] as const
export type PaymentSequence = (typeof paymentSequences)[number]

/** What can be collected with. */
export const mandateMethods = ['sepa', 'creditcard'] as const
export type MandateMethod = (typeof mandateMethods)[number]
