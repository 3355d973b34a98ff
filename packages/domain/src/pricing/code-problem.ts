import { unmetCondition } from './conditions.ts'
import type { Calculation, CalculationInput } from './types.ts'

/** Why a code that runs on this site gives nothing with this cart. */
export type CodeProblem =
  | { reason: 'discount-first-order' | 'discount-products' | 'discount-no-gain' }
  | { reason: 'discount-minimum'; minimumCents: number }

/** A code that gives nothing says why; null when it gives something, or when there is no code (PRICING-9). */
export function codeProblem(input: CalculationInput, calculation: Calculation): CodeProblem | null {
  const promotion = input.promotions.find(({ code }) => code !== null && code === input.code)
  if (!promotion || calculation.usedPromotionIds.includes(promotion.promotionId)) return null
  const goodsCents = input.lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0)
  const discountCents = calculation.lines
    .flatMap((line) => line.productDiscounts)
    .reduce((sum, discount) => sum + discount.amountCents, 0)
  const unmet = unmetCondition(promotion.condition, {
    lines: input.lines,
    goodsCents: goodsCents - discountCents,
    isFirstOrder: input.isFirstOrder,
  })
  if (unmet === 'minimum') {
    return { reason: 'discount-minimum', minimumCents: promotion.condition.minimumCents ?? 0 }
  }
  return { reason: unmet === null ? 'discount-no-gain' : `discount-${unmet}` }
}
