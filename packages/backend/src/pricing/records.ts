import type { PromotionCondition, PromotionEffect } from '@haverhof/domain/pricing'

/** Translations are keyed by language code. */
export type Translations = Record<string, string>

export type PromotionRecord = { condition: PromotionCondition; effect: PromotionEffect }
