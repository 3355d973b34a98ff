import type { ShippingMethod } from '../delivery/index.ts'
import type { Supply, TaxClass, TaxRates, VatType } from '../sites/index.ts'
import type { VatTreatment } from './place-of-supply.ts'

/** A line of the cart with all that its price depends on. Amounts are gross euro cents. */
export type PricedLine = {
  productId: number
  productVariantId: number
  productType: number
  quantity: number
  description: string
  productLabel: string
  /** The current price of one piece on this site. */
  unitCents: number
  /** The struck price of one piece; equals `unitCents` when nothing is reduced. */
  originalUnitCents: number
  tax: TaxClass
  /** Comes again every so many days; null once (REPEAT-1). */
  repeatDays: number | null
}

/** What must hold before a promotion counts. Everything that is null asks nothing. */
export type PromotionCondition = {
  minimumCents: number | null
  /** At least `minimumQuantity` pieces of these products (null: of anything) must be in the cart. */
  productIds: readonly number[] | null
  minimumQuantity: number
  firstOrderOnly: boolean
}

/**
 * What a promotion gives. Product effects count for `productIds`, or for every line when that is null; a product
 * amount is taken off each piece.
 */
export type PromotionEffect =
  | { kind: 'order-percentage'; percent: number }
  | { kind: 'order-amount'; amountCents: number }
  | { kind: 'product-percentage'; percent: number; productIds: readonly number[] | null }
  /** REPEAT-4: counts for the lines that come again. */
  | { kind: 'repeat-percentage'; percent: number }
  | { kind: 'product-amount'; amountCents: number; productIds: readonly number[] | null }
  | { kind: 'shipping-percentage'; percent: number }
  | { kind: 'shipping-amount'; amountCents: number }
  /** PRICING-22: the first of them that may be given. */
  | { kind: 'free-product'; productVariantId: number; otherVariantIds?: readonly number[]; quantity: number }

/** A promotion that runs now on this site and whose limits are not used up. */
export type Promotion = {
  promotionId: number
  promotionKey: string
  /** Folded; null needs no code. */
  code: string | null
  /** The highest takes effect first. */
  priority: number
  isExclusive: boolean
  description: string
  condition: PromotionCondition
  effect: PromotionEffect
}

/** A product that a promotion may add for nothing, as it is now. */
export type GiftOffer = {
  productId: number
  productVariantId: number
  productType: number
  description: string
  productLabel: string
  unitCents: number
  tax: TaxClass
  inStock: number
}

/** What prices contain, and for which supplies the customer pays it. */
export type VatTerms = { taxRates: TaxRates; treatments: Record<Supply, VatTreatment> }

export type CalculationInput = VatTerms & {
  lines: readonly PricedLine[]
  promotions: readonly Promotion[]
  gifts: readonly GiftOffer[]
  /** Folded code the customer typed, or null. */
  code: string | null
  /** True until a paid order of this customer is known. */
  isFirstOrder: boolean
  /** Null while the destination is unknown, and for carts of analysis kits alone when nothing is charged. */
  shipping: { method: ShippingMethod; priceCents: number; freeFromCents: number | null } | null
  paymentCostsCents: number
}

export type Discount = { description: string; promotionKey: string; amountCents: number }

/** A product that a promotion gave. */
export type GivenProduct = {
  productId: number
  productVariantId: number
  productType: number
  description: string
  productLabel: string
  promotionText: string
  promotionKey: string
  quantity: number
  originalCents: number
} & TaxClass

export type FreeProduct = GivenProduct & { vatPercent: number }

/** What is due to the state at one rate, or why nothing is: gross = base + VAT. */
export type VatGroup = { percent: number; treatment: VatTreatment; baseCents: number; vatCents: number }

export type CalculatedLine = {
  productId: number
  productVariantId: number
  productType: number
  quantity: number
  description: string
  productLabel: string
  originalCents: number
  totalCents: number
  /** What is left of it after its share of the discounts on the order; with VAT, where VAT is paid. */
  paidCents: number
  /** 0 for what the customer pays without VAT. */
  vatPercent: number
  vatCents: number
  treatment: VatTreatment
  taxClass: string
  vatType: VatType
  supply: Supply
  productDiscounts: Discount[]
  freeProducts: FreeProduct[]
  repeatDays: number | null
}

/**
 * Sums in gross euro cents (net ones of what is paid without VAT):
 * total = lines - order discounts + shipping + payment costs, and total = totalExclVat + vatLow + vatHigh.
 */
export type Calculation = {
  lines: CalculatedLine[]
  orderDiscounts: Discount[]
  shippingDiscounts: Discount[]
  /** Promotions that gave something; placing the order redeems those with limits. */
  usedPromotionIds: number[]
  originalShippingCents: number
  shippingCents: number
  shippingExclVatCents: number
  paymentCostsCents: number
  /** Sum of the lines, before order discounts and costs. */
  subTotalCents: number
  totalCents: number
  totalExclVatCents: number
  vatLowCents: number
  vatHighCents: number
  /** One group for each rate something is charged at, whatever its class, and one for each reason why nothing is. */
  vatGroups: VatGroup[]
  /** What is missing until delivery is free; 0 when it is, null where it never is. */
  missingToFreeShippingCents: number | null
  /** Nothing in the cart bears VAT, because a company of another member state buys it (PRICING-10). */
  isReverseCharge: boolean
}
