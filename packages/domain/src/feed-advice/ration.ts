import type { Result } from '../shared/index.ts'
import { type Feeding, usualFeeding } from './feeding.ts'
import { type Horse, referenceWeightKg, type RoughageType } from './horse.ts'
import { adviceLimits } from './limits.ts'
import { noScoops, type ScoopMeasure, scoopsFor } from './scoops.ts'

/** What a product says about its dose: grams per day for the reference horse, and what changes them. */
export type DoseRule = {
  gramsPerDay: Readonly<Record<string, number>>
  horseTypeFactors: Readonly<Record<string, number>>
  roughageFactors: Readonly<Record<string, number>>
  /** The weight of one level scoop. */
  scoopGrams: number
  maxGramsPer100KgPerDay: number
  maxGramsPer100KgPerMeal: number
  feeding?: Feeding | undefined
}

export type MaximumWarning = 'above-daily-maximum' | 'above-meal-maximum'

export type Ration = ScoopMeasure & {
  gramsPerDay: number
  mealsPerDay: number
  gramsPerMeal: number
  maxGramsPerDay: number
  maxGramsPerMeal: number
  warnings: readonly MaximumWarning[]
}

export function feedingOf({ feeding }: DoseRule): Feeding {
  return feeding ?? usualFeeding
}

/**
 * How much a horse gets of a feed by its label, or that its rules do not speak of such a horse (FEED-ADVICE-5). `tableMostPerMeal`:
 * the grams of a meal that the table of limits allows.
 */
export function rationFor(
  rule: DoseRule,
  horse: Horse,
  tableMostPerMeal = Infinity,
): Result<Ration, 'no-dose-rule'> {
  const exact = exactGramsPerDay(rule, horse)
  if (exact === null) return { ok: false, reason: 'no-dose-rule' }
  const { mealsPerDay, use } = feedingOf(rule)
  const maxGramsPerMeal = mealMaximum(rule, horse.weightKg)
  const labelPerDay = (rule.maxGramsPer100KgPerDay * horse.weightKg) / 100
  const maxGramsPerDay = Math.min(labelPerDay, maxGramsPerMeal * mealsPerDay)
  const gramsPerDay = roundedGrams(exact, maxGramsPerDay)
  const grams = gramsPerDay / mealsPerDay
  const mostGrams = Math.min(maxGramsPerDay / mealsPerDay, tableMostPerMeal)
  const warnings: MaximumWarning[] = []
  if (isAbove(exact, labelPerDay)) warnings.push('above-daily-maximum')
  if (isAbove(exact / mealsPerDay, maxGramsPerMeal)) warnings.push('above-meal-maximum')
  return {
    ok: true,
    value: {
      gramsPerDay,
      mealsPerDay,
      gramsPerMeal: toHundredths(grams),
      ...(use === 'free-choice' ? noScoops : scoopsFor({ grams, scoopGrams: rule.scoopGrams, mostGrams })),
      maxGramsPerDay: toHundredths(labelPerDay),
      maxGramsPerMeal: toHundredths(maxGramsPerMeal),
      warnings,
    },
  }
}

/** The dose of the reference horse, by weight, kind of horse and roughage (FEED-ADVICE-4). Null where a rule says nothing. */
export function exactGramsPerDay(rule: DoseRule, horse: Horse): number | null {
  const byStage = feedingOf(rule).gramsPerDayByStage?.[horse.lifeStage]
  const grams = byStage ?? rule.gramsPerDay[horse.workLoad] ?? 0
  const typeFactor = rule.horseTypeFactors[horse.horseType] ?? 0
  const roughageFactor = rule.roughageFactors[doseForage(horse.roughageType)] ?? 0
  const exact = (grams * typeFactor * roughageFactor * horse.weightKg) / referenceWeightKg
  return exact > 0 ? exact : null
}

/** Labels do not speak of straw: beside it a donkey gets no more than beside hay (FEED-ADVICE-45). */
function doseForage(roughageType: RoughageType): string {
  return roughageType === 'straw' ? 'hay' : roughageType
}

/** The least of what the label allows at once and, of a concentrate, what a stomach does (FEED-ADVICE-9). */
function mealMaximum(rule: DoseRule, weightKg: number): number {
  const { kind, maxGramsPerMeal = Infinity } = feedingOf(rule)
  const label = Math.min(maxGramsPerMeal, (rule.maxGramsPer100KgPerMeal * weightKg) / 100)
  if (kind !== 'concentrate') return label
  const { concentratePerMeal, concentratePer100KgPerMeal } = adviceLimits
  return Math.min(label, concentratePerMeal.value, (concentratePer100KgPerMeal.value * weightKg) / 100)
}

/** To ten grams, which is as fine as owners weigh feed, a smaller dose to one gram; never above the maximum (FEED-ADVICE-6). */
function roundedGrams(exact: number, most: number): number {
  const amount = Math.min(exact, most)
  const step = amount < 10 ? 1 : 10
  const nearest = Math.round(amount / step) * step
  const rounded = isAbove(nearest, most) ? Math.floor(amount / step + 1e-9) * step : nearest
  return Math.max(step, rounded)
}

/** Figures that are told have at most two decimals (FEED-ADVICE-6). */
function toHundredths(value: number): number {
  return Math.round(value * 100) / 100
}

/** Factors such as 1.15 are not exact in binary: a hair's breadth is not above. */
function isAbove(grams: number, most: number): boolean {
  return grams > most * (1 + 1e-9)
}
