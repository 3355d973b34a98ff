import { applyPromotions } from './apply-promotions.ts'
import { type PricedCart, totalOf } from './priced-cart.ts'
import type { CalculationInput, Promotion } from './types.ts'

/**
 * The customer gets what costs least: all promotions that go together, or an exclusive one alone (PRICING-7). With a
 * code or without it, a promotion never makes a cart dearer. Of equal totals
 * the one with the dearer gifts wins, then the first of this list.
 */
export function cheapestCart(input: CalculationInput): PricedCart {
  const offered = input.promotions.filter(({ code }) => code === null || code === input.code)
  const together = offered.filter((promotion) => !promotion.isExclusive)
  const alone = offered.filter((promotion) => promotion.isExclusive).toSorted(codesFirst)
  const withoutCode = together.filter(({ code }) => code === null)
  const choices = [
    together,
    ...alone.map((promotion) => [promotion]),
    ...(withoutCode.length < together.length ? [withoutCode] : []),
    ...(withoutCode.length > 0 ? [[]] : []),
  ]
  const carts = choices.map((promotions) => applyPromotions(input, promotions))
  return carts.reduce((best, cart) => (isBetter(cart, best) ? cart : best))
}

function codesFirst(a: Promotion, b: Promotion): number {
  const withCode = (promotion: Promotion) => (promotion.code === null ? 1 : 0)
  return withCode(a) - withCode(b) || b.priority - a.priority || a.promotionId - b.promotionId
}

function isBetter(cart: PricedCart, than: PricedCart): boolean {
  const saved = totalOf(than) - totalOf(cart)
  return saved > 0 || (saved === 0 && giftsCents(cart) > giftsCents(than))
}

function giftsCents(cart: PricedCart): number {
  const gifts = cart.lines.flatMap((line) => line.freeProducts)
  return gifts.reduce((sum, gift) => sum + gift.originalCents, 0)
}
