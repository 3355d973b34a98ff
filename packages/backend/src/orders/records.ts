import type { OrderStatus } from '@haverhof/domain/orders'
import type { Calculation } from '@haverhof/domain/pricing'
import type { CalculatedCartView } from '../cart/index.ts'

export type { OrderStatus }

/** The calculation in cents, as the domain made it, and as the customer saw it. */
export type CalculationRecord = Calculation & { shown: CalculatedCartView }

/** Where the goods go and, where that can be said when ordering, between which days they arrive. */
export type DeliveryRecord = DeliveryPlace & { date?: { from: string; until: string } }

type DeliveryPlace =
  | { kind: 'none' }
  | { kind: 'home' | 'alternative'; firstName: string; lastName: string }
  | { kind: 'parcel-shop'; parcelShopId: string; name: string; zipcodeOrCity: string }
  | { kind: 'dealer'; dealerId: number; name: string }

export type InvoiceDocument = {
  seller: { name: string; lines: string[]; vatNumber: string }
  buyer: { name: string; companyName: string | null; lines: string[]; vatNumber: string | null }
  orderId: number
  orderedAt: string
  paymentMethodId: string | null
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
