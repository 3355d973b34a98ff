import type { ShippingMethod } from '../delivery/index.ts'
import type { VatClass, VatRates } from '../sites/index.ts'

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
  vatClass: VatClass
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
  | { kind: 'product-amount'; amountCents: number; productIds: readonly number[] | null }
  | { kind: 'shipping-percentage'; percent: number }
  | { kind: 'shipping-amount'; amountCents: number }
  | { kind: 'free-product'; productVariantId: number; quantity: number }

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
  vatClass: VatClass
  inStock: number
}

export type CalculationInput = {
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
  vatRates: VatRates
  /** A company of another member state with a validated VAT number pays the net price. */
  isReverseCharge: boolean
}

export type Discount = { description: string; promotionKey: string; amountCents: number }

export type FreeProduct = {
  productId: number
  productVariantId: number
  productType: number
  description: string
  productLabel: string
  promotionText: string
  promotionKey: string
  quantity: number
  originalCents: number
  vatClass: VatClass
}

/** What is due to the state at one rate: gross = base + VAT. */
export type VatGroup = { percent: number; baseCents: number; vatCents: number }

export type CalculatedLine = {
  productId: number
  productVariantId: number
  productType: number
  quantity: number
  description: string
  productLabel: string
  originalCents: number
  totalCents: number
  vatPercent: number
  vatCents: number
  vatClass: VatClass
  productDiscounts: Discount[]
  freeProducts: FreeProduct[]
}

/**
 * Sums in gross euro cents (net ones under reverse charge):
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
  /** One group for each rate something is charged at; low and high are one where they are equal. */
  vatGroups: VatGroup[]
  vatRates: VatRates
  /** What is missing until delivery is free; 0 when it is, null where it never is. */
  missingToFreeShippingCents: number | null
  isReverseCharge: boolean
}
