import {
  adviceLimits,
  type CeilingSubstance,
  euCeilingOf,
  euCeilings,
  holdsFor,
  type Horse,
  type Limit,
  seleniumLimitMg,
} from '../feed-advice/index.ts'
import { type Amounts, mealSupply, type RationFeed } from './supply.ts'
import type { Substance } from './substances.ts'

/** What is judged by the meal or the day instead of a need (RATIONS-5). */
export const mealMeasures = [
  'starch-per-meal',
  'starch-per-day',
  'sugar-and-starch-per-meal',
  'concentrate-per-meal',
] as const

export type MealMeasure = (typeof mealMeasures)[number]

/** In grams. Forage is left out: it is eaten all day long. */
export function mealFigures(feeds: readonly RationFeed[], fed: Amounts): Record<MealMeasure, number> {
  const { starch, sugar } = mealSupply(feeds)
  const concentrates = feeds.filter((feed) => !feed.isFibre)
  return {
    'starch-per-meal': starch,
    'starch-per-day': fed.starch,
    'sugar-and-starch-per-meal': starch + sugar,
    'concentrate-per-meal': concentrates.reduce(
      (sum, { gramsPerDay, mealsPerDay }) => sum + gramsPerDay / mealsPerDay,
      0,
    ),
  }
}

/** The maximum; null without one (RATIONS-5). */
export function mostOfMeal(measure: MealMeasure, horse: Horse): number | null {
  const { weightKg } = horse
  const { concentratePer100KgPerMeal, concentratePerMeal } = adviceLimits
  const byWeight = (limit: Limit) => (holdsFor(limit, horse) ? limit.value * weightKg : null)
  const most: Record<MealMeasure, number | null> = {
    'starch-per-meal': byWeight(adviceLimits.starchPerMeal),
    'starch-per-day': byWeight(adviceLimits.starchPerDay),
    'sugar-and-starch-per-meal': byWeight(adviceLimits.starchAndSugarPerMeal),
    'concentrate-per-meal': Math.min(
      (concentratePer100KgPerMeal.value * weightKg) / 100,
      concentratePerMeal.value,
    ),
  }
  return most[measure]
}

/**
 * What the law allows in all that a horse eats, where that is known; of selenium the stricter rule of our labels counts
 * (RATIONS-40).
 */
export function mostOfSubstance(
  substance: Substance,
  weightKg: number,
  dryMatterKg: number | null,
): number | null {
  if (!isLimited(substance)) return null
  if (dryMatterKg === null) return substance === 'selenium' ? seleniumLimitMg(weightKg) : null
  const ceiling = euCeilingOf(substance, dryMatterKg)
  return substance === 'selenium' ? Math.min(ceiling, seleniumLimitMg(weightKg)) : ceiling
}

function isLimited(substance: Substance): substance is CeilingSubstance {
  return substance in euCeilings
}
