export type ProviderName = 'sandbox' | 'mollie'

export type BankTransferRecord = { accountName: string; iban: string; bic: string; reference: string }

export type RefundReason = 'order-cancelled' | 'paid-twice'

/** A repeated refund with the same key answers with the same refund. */
export type SandboxRefundRecord = { key: string; refundId: string; amountCents: number }
