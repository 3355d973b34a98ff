import type { CalculationInput, Discount, GivenProduct, PricedLine, Promotion } from './types.ts'

/** A line while promotions take effect on it. */
export type OpenLine = {
  line: PricedLine
  totalCents: number
  productDiscounts: Discount[]
  freeProducts: GivenProduct[]
}

/** A cart while promotions take effect on it. Lines stand in the order of their variants, however they were added. */
export type PricedCart = {
  lines: OpenLine[]
  orderDiscounts: Discount[]
  shippingDiscounts: Discount[]
  usedPromotionIds: number[]
  originalShippingCents: number
  shippingCents: number
  paymentCostsCents: number
}

/** A line costs its price times its pieces; an empty cart costs nothing at all (PRICING-1). */
export function openCart(input: CalculationInput): PricedCart {
  const isEmpty = input.lines.length === 0
  const shippingCents = isEmpty ? 0 : (input.shipping?.priceCents ?? 0)
  return {
    lines: input.lines
      .toSorted((a, b) => a.productVariantId - b.productVariantId)
      .map((line) => ({
        line,
        totalCents: line.unitCents * line.quantity,
        productDiscounts: [],
        freeProducts: [],
      })),
    orderDiscounts: [],
    shippingDiscounts: [],
    usedPromotionIds: [],
    originalShippingCents: shippingCents,
    shippingCents,
    paymentCostsCents: isEmpty ? 0 : input.paymentCostsCents,
  }
}

export function goodsCents(cart: PricedCart): number {
  return cart.lines.reduce((sum, line) => sum + line.totalCents, 0)
}

/** What is left of the goods after the discounts on the order. */
export function discountedGoodsCents(cart: PricedCart): number {
  return cart.orderDiscounts.reduce((left, discount) => left - discount.amountCents, goodsCents(cart))
}

export function totalOf(cart: PricedCart): number {
  return discountedGoodsCents(cart) + cart.shippingCents + cart.paymentCostsCents
}

export function discountOf(promotion: Promotion, amountCents: number): Discount {
  return { description: promotion.description, promotionKey: promotion.promotionKey, amountCents }
}
