import { unmetCondition } from './conditions.ts'
import { effectPhases, takeEffect } from './effects.ts'
import { goodsCents, openCart, type PricedCart } from './priced-cart.ts'
import type { CalculationInput, Promotion } from './types.ts'

/**
 * Promotions take effect by priority, those on products before all others (PRICING-6). A minimum is asked of the goods
 * as they stand after product discounts, and so is the amount from which delivery is free.
 */
export function applyPromotions(input: CalculationInput, promotions: readonly Promotion[]): PricedCart {
  const cart = openCart(input)
  const inTurn = promotions.toSorted((a, b) => b.priority - a.priority || a.promotionId - b.promotionId)
  const [onProducts = [], afterwards = []] = effectPhases
  applyPhase(cart, input, inTurn, onProducts)
  if (shippingIsFree(cart, input)) cart.shippingCents = 0
  applyPhase(cart, input, inTurn, afterwards)
  cart.usedPromotionIds.sort((a, b) => a - b)
  return cart
}

function applyPhase(
  cart: PricedCart,
  input: CalculationInput,
  promotions: readonly Promotion[],
  kinds: readonly string[],
): void {
  for (const promotion of promotions.filter(({ effect }) => kinds.includes(effect.kind))) {
    const situation = {
      lines: input.lines,
      goodsCents: goodsCents(cart),
      isFirstOrder: input.isFirstOrder,
    }
    const counts = unmetCondition(promotion.condition, situation) === null
    if (counts && takeEffect(cart, promotion, input.gifts)) cart.usedPromotionIds.push(promotion.promotionId)
  }
}

function shippingIsFree(cart: PricedCart, input: CalculationInput): boolean {
  const freeFromCents = input.shipping?.freeFromCents ?? null
  return freeFromCents !== null && goodsCents(cart) >= freeFromCents
}
