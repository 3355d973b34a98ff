import type { PricedLine, PromotionCondition } from './types.ts'

/** What a condition is asked about. */
export type Situation = { lines: readonly PricedLine[]; goodsCents: number; isFirstOrder: boolean }

export type UnmetCondition = 'first-order' | 'products' | 'minimum'

/** The first thing a promotion asks that this cart does not have; null when it counts (PRICING-5). */
export function unmetCondition(condition: PromotionCondition, situation: Situation): UnmetCondition | null {
  if (condition.firstOrderOnly && !situation.isFirstOrder) return 'first-order'
  const pieces = situation.lines
    .filter((line) => countsFor(condition.productIds, line))
    .reduce((sum, line) => sum + line.quantity, 0)
  if (pieces < Math.max(1, condition.minimumQuantity)) return 'products'
  return situation.goodsCents < (condition.minimumCents ?? 0) ? 'minimum' : null
}

export function countsFor(productIds: readonly number[] | null, line: PricedLine): boolean {
  return productIds === null || productIds.includes(line.productId)
}
