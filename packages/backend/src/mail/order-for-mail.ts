import type { DeliveryWishes } from '@haverhof/domain/delivery'
import type { PaymentMethodId } from '@haverhof/domain/payments'
import type { CalculatedLine, Calculation, VatTreatment } from '@haverhof/domain/pricing'

export type AddressForMail = {
  name: string
  companyName: string | null
  street: string
  streetNumber: string
  streetNumberAddition: string | null
  zipcode: string
  city: string
  regionCode: string
}

type Discount = { description: string; amountCents: number }

type LineAmounts = 'description' | 'productLabel' | 'quantity' | 'originalCents' | 'totalCents'

export type OrderLineForMail = Pick<CalculatedLine, LineAmounts | 'repeatDays'> & {
  discounts: Discount[]
  sampleNames: string[]
  /** The address of its picture at the shop. */
  imagePath: string | null
}

export type PackForMail = { variantId: number; quantity: number }

type Sums = Pick<
  Calculation,
  | 'originalShippingCents'
  | 'shippingCents'
  | 'paymentCostsCents'
  | 'subTotalCents'
  | 'totalCents'
  | 'isReverseCharge'
>

/** What a letter tells of an order. Amounts are euro cents; instants are ISO 8601. */
export type OrderForMail = Sums & {
  orderId: number
  orderKey: string
  orderedAt: string
  holdUntil: string
  isPaid: boolean
  /** Of a customer with an account, who can place it again from there. */
  hasAccount: boolean
  isScanOnly: boolean
  /** The customer asked for the analysis to begin within the time of withdrawal (ORDERS-30). */
  beginAnalysis: boolean
  /** CONTRACT-3; null for orders of before there were versions. */
  contractVersion: string | null
  firstName: string
  lastName: string
  vatNumber: string | null
  billing: AddressForMail
  delivery:
    | { kind: 'none' }
    | { kind: 'home' | 'alternative'; address: AddressForMail }
    /** Without an address only where the place was gone when the order was written. */
    | { kind: 'parcel-shop' | 'dealer'; name: string; address: AddressForMail | null }
  /** Between which days it arrives; null where that cannot be said. */
  arrival: { from: string; until: string; byAppointment?: boolean | undefined } | null
  wishes: DeliveryWishes | null
  lines: OrderLineForMail[]
  /** What of it can be bought again without a word more: no gifts, and no kits, whose samples have names. */
  packs: PackForMail[]
  gifts: {
    description: string
    productLabel: string
    quantity: number
    promotionText: string
    imagePath: string | null
  }[]
  /** What is paid at each rate, or why nothing is. */
  vat: { percent: number; treatment: VatTreatment; vatCents: number }[]
  orderDiscounts: Discount[]
  shippingDiscounts: Discount[]
  giftCardCents: number
  dueCents: number
  paymentMethodId: PaymentMethodId | null
  /** The amount in the site's own currency, where that is not the euro. */
  shown: { currency: string; cents: number } | null
  /** Where to transfer the money to; null while that is not known, and for other methods. */
  transfer: { accountName: string; iban: string; bic: string; reference: string } | null
  invoiceNumber: string | null
}
