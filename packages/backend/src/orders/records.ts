import type { CreditReason, OrderStatus } from '@haverhof/domain/orders'
import type { StrayReason } from '@haverhof/domain/payments'
import type { Calculation } from '@haverhof/domain/pricing'
import type { CalculatedCartView, DeliveryWishesRecord } from '../cart/index.ts'
import type { InvoiceContent } from '../paper/index.ts'

export type { OrderStatus }

/** The calculation in cents, as the domain made it, and as the customer saw it. */
export type CalculationRecord = Calculation & { shown: CalculatedCartView }

/** One more whenever `CalculationRecord` changes its shape: orders of earlier versions stay as they are, and readers must know them. */
export const calculationVersion = 4

/** Where the goods go and, where that can be said when ordering, between which days they arrive. */
export type DeliveryRecord = DeliveryPlace & {
  date?: { from: string; until: string; byAppointment?: boolean | undefined }
  wishes?: DeliveryWishesRecord
}

type DeliveryPlace =
  | { kind: 'none' }
  | { kind: 'home' | 'alternative'; firstName: string; lastName: string }
  | { kind: 'parcel-shop'; parcelShopId: string; name: string; zipcodeOrCity: string }
  | { kind: 'dealer'; dealerId: number; name: string }

/** Kept with the invoice for ever; the paper is drawn from it. */
export type InvoiceDocument = InvoiceContent

export type RefundReason = CreditReason | StrayReason

/** Pieces of a line whose money goes back; none when only its price is lowered. */
export type RefundedLine = { lineNumber: number; quantity: number; grossCents: number }
