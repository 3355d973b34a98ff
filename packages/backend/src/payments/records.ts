export const providerNames = ['sandbox', 'mollie'] as const
export type ProviderName = (typeof providerNames)[number]

export type BankTransferRecord = { accountName: string; iban: string; bic: string; reference: string }

/** A repeated refund with the same key answers with the same refund. */
export type SandboxRefundRecord = { key: string; refundId: string; amountCents: number }
