import { giftVariantsOf } from '@haverhof/domain/pricing'
import type { PromotionTerms } from './terms.ts'

/** Why a code is refused before any cart is looked at. */
export type CodeState =
  | 'runs'
  | 'discount-unknown'
  | 'discount-not-here'
  | 'discount-expired'
  | 'discount-used-up'

export type StateQuery = { siteId: number; now: Date }

/** How often a promotion was used: in all, and by this customer. */
export type Uses = { used: number; usedByCustomer: number }

/** Why a promotion does not run here and now; limits are judged again, for good, when the order is placed (PRICING-12). */
export function promotionState(
  promotion: PromotionTerms,
  { siteId, now }: StateQuery,
  { used, usedByCustomer }: Uses = { used: 0, usedByCustomer: 0 },
): CodeState {
  const { startsAt, endsAt, siteIds, usageLimit, usageLimitPerCustomer } = promotion
  if (startsAt !== null && startsAt > now.getTime()) return 'discount-unknown'
  if (siteIds !== null && !siteIds.includes(siteId)) return 'discount-not-here'
  if (endsAt !== null && endsAt <= now.getTime()) return 'discount-expired'
  if (usageLimit !== null && used >= usageLimit) return 'discount-used-up'
  if (usageLimitPerCustomer !== null && usedByCustomer >= usageLimitPerCustomer) return 'discount-used-up'
  return 'runs'
}

/** Packs that promotions of this site may give away now, with a code or without. */
export function giftVariantIds(promotions: readonly PromotionTerms[], query: StateQuery): number[] {
  const running = promotions.filter((promotion) => promotionState(promotion, query) === 'runs')
  const ids = running.flatMap(({ rule }) => giftVariantsOf(rule.effect))
  return [...new Set(ids)]
}

/** What this site takes off lines that come again, in percent; 0 when it does not (REPEAT-4). */
export function repeatPercent(promotions: readonly PromotionTerms[], query: StateQuery): number {
  const percents = promotions.flatMap((promotion) => {
    const { effect } = promotion.rule
    const counts = promotion.code === null && promotionState(promotion, query) === 'runs'
    return effect.kind === 'repeat-percentage' && counts ? [effect.percent] : []
  })
  return Math.max(0, ...percents)
}
