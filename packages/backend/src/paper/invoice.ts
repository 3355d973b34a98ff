import type { PaymentMethodId } from '@haverhof/domain/payments'
import type { LanguageCode, Platform } from '@haverhof/domain/shared'

/** What an invoice says. Amounts are euro cents; instants are ISO 8601. */
export type InvoiceContent = {
  seller: { name: string; lines: string[]; vatNumber: string }
  buyer: { name: string; companyName: string | null; lines: string[]; vatNumber: string | null }
  orderId: number
  orderedAt: string
  paymentMethodId: PaymentMethodId | null
  lines: { description: string; quantity: number; vatPercent: number; totalCents: number }[]
  discounts: { description: string; amountCents: number }[]
  shippingCents: number
  paymentCostsCents: number
  vat: { percent: number; baseCents: number; vatCents: number }[]
  totalExclVatCents: number
  totalCents: number
  giftCardCents: number
  isReverseCharge: boolean
}

export type InvoicePaper = {
  kind: 'invoice' | 'credit'
  /** As the customer reads it: series and number. */
  number: string
  issuedAt: string
  document: InvoiceContent
}

/** In whose name and words the paper speaks. */
export type PaperStyle = { platform: Platform; languageCode: LanguageCode; regionCode: string }
