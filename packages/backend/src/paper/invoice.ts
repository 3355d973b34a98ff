import type { Credited, CreditReason, InvoicePart } from '@haverhof/domain/orders'
import type { PaymentMethodId } from '@haverhof/domain/payments'
import type { VatTreatment } from '@haverhof/domain/pricing'
import type { LanguageCode, Platform } from '@haverhof/domain/shared'
import type { Supply } from '@haverhof/domain/sites'

/** An address for machines; people read `lines`. */
export type PostalAddress = { street: string; zipcode: string; city: string; regionCode: string }

type Party = { name: string; lines: string[]; address?: PostalAddress }

/** What is not there stands on no document of before the fields existed: such papers are drawn as they were meant. */
export type InvoiceLine = {
  description: string
  quantity: number
  vatPercent: number
  totalCents: number
  /** What one piece costs without VAT, in cents and hundredths of cents. */
  unitNetCents?: number
  treatment?: VatTreatment
  supply?: Supply
  lineNumber?: number
  /** Without VAT, before its share of the discounts on the order. */
  netCents?: number
  /** After its share of the discounts on the order. */
  paidCents?: number
  vatCents?: number
}

/** What an invoice or a credit note says. Amounts are euro cents; instants are ISO 8601. */
export type InvoiceContent = {
  seller: Party & { vatNumber: string }
  buyer: Party & { companyName: string | null; vatNumber: string | null; emailAddress?: string }
  orderId: number
  orderedAt: string
  /** Two letters; null where nothing is sent. */
  deliveryRegionCode?: string | null
  /** When the money came, before the goods went. */
  paidAt?: string
  /** Dates between which the goods were promised, as they were when it was written: no invoice waits for the day of supply. */
  supplyPeriod?: { from: string; until: string } | undefined
  paymentMethodId: PaymentMethodId | null
  lines: InvoiceLine[]
  discounts: { description: string; amountCents: number }[]
  shippingCents: number
  paymentCostsCents: number
  /** What delivery and payment cost, by rate. */
  costs?: InvoicePart[]
  vat: { percent: number; treatment?: VatTreatment; baseCents: number; vatCents: number }[]
  totalExclVatCents: number
  totalCents: number
  giftCardCents: number
  /** Nothing of it bears VAT. */
  isReverseCharge: boolean
  /** Of a credit note: what it takes back, and why. */
  credits?: {
    invoiceNumber: string
    issuedAt: string
    reason: CreditReason
    taken?: Credited
    /** Of it, what the bank had taken back before: it is not paid again. */
    chargedBackCents?: number
  }
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
