import { mealsPerDay } from '../catalogue/index.ts'
import type { Result } from '../shared/index.ts'
import { type Horse, referenceWeightKg } from './horse.ts'

/** What a product says about its dose: grams per day for the reference horse, and what changes them. */
export type DoseRule = {
  gramsPerDay: Readonly<Record<string, number>>
  horseTypeFactors: Readonly<Record<string, number>>
  roughageFactors: Readonly<Record<string, number>>
  /** The weight of one level scoop. */
  scoopGrams: number
  maxGramsPer100KgPerDay: number
  maxGramsPer100KgPerMeal: number
}

export type RationWarning = 'above-daily-maximum' | 'above-meal-maximum'

export type Ration = {
  gramsPerDay: number
  gramsPerMeal: number
  scoopsPerMeal: number
  maxGramsPerDay: number
  maxGramsPerMeal: number
  warnings: readonly RationWarning[]
}

/** FEED-ADVICE-5: what a horse gets of a feed, or that its rules do not speak of such a horse. */
export function rationFor(rule: DoseRule, horse: Horse): Result<Ration, 'no-dose-rule'> {
  const exact = exactGramsPerDay(rule, horse)
  if (exact === null) return { ok: false, reason: 'no-dose-rule' }
  const maxGramsPerDay = (rule.maxGramsPer100KgPerDay * horse.weightKg) / 100
  const gramsPerDay = roundedGrams(exact, maxGramsPerDay)
  const meal = gramsPerDay / mealsPerDay
  const maxGramsPerMeal = (rule.maxGramsPer100KgPerMeal * horse.weightKg) / 100
  const warnings: RationWarning[] = []
  if (isAbove(exact, maxGramsPerDay)) warnings.push('above-daily-maximum')
  if (isAbove(exact / mealsPerDay, maxGramsPerMeal)) warnings.push('above-meal-maximum')
  return {
    ok: true,
    value: {
      gramsPerDay,
      gramsPerMeal: toHundredths(meal),
      scoopsPerMeal: inSteps(meal / rule.scoopGrams),
      maxGramsPerDay: toHundredths(maxGramsPerDay),
      maxGramsPerMeal: toHundredths(maxGramsPerMeal),
      warnings,
    },
  }
}

/** FEED-ADVICE-4: the dose of the reference horse, by weight, kind of horse and roughage. Null where a rule says nothing. */
export function exactGramsPerDay(rule: DoseRule, horse: Horse): number | null {
  const grams = rule.gramsPerDay[horse.workLoad] ?? 0
  const typeFactor = rule.horseTypeFactors[horse.horseType] ?? 0
  const roughageFactor = rule.roughageFactors[horse.roughageType] ?? 0
  const exact = (grams * typeFactor * roughageFactor * horse.weightKg) / referenceWeightKg
  return exact > 0 ? exact : null
}

/**
 * FEED-ADVICE-6: to ten grams, which is as fine as anybody weighs feed; a smaller dose to one gram. Rounding never lifts a dose
 * above the maximum.
 */
function roundedGrams(exact: number, most: number): number {
  const step = exact < 10 ? 1 : 10
  const nearest = Math.max(step, Math.round(exact / step) * step)
  const lower = Math.max(step, Math.floor(exact / step) * step)
  return isAbove(nearest, most) && !isAbove(exact, most) ? lower : nearest
}

/** A tenth of a scoop can still be seen. */
const stepsPerScoop = 10

function inSteps(scoops: number): number {
  return Math.max(1, Math.round(scoops * stepsPerScoop)) / stepsPerScoop
}

/** FEED-ADVICE-6: figures that are told have at most two decimals. */
function toHundredths(value: number): number {
  return Math.round(value * 100) / 100
}

/** Factors such as 1.15 are not exact in binary: a hair's breadth is not above. */
function isAbove(grams: number, most: number): boolean {
  return grams > most * (1 + 1e-9)
}

export const energyLevels = ['low', 'medium', 'high'] as const

export type EnergyLevel = (typeof energyLevels)[number]

/** From how much digestible energy on a feed has this level, in MJ DE per kg as fed. */
export type EnergyThreshold = { level: EnergyLevel; fromMjPerKg: number }

/** FEED-ADVICE-15: the highest level whose threshold the energy of a feed reaches; null where the shop has no thresholds. */
export function energyLevelOf(mjPerKg: number, thresholds: readonly EnergyThreshold[]): EnergyLevel | null {
  const reached = thresholds.filter(({ fromMjPerKg }) => mjPerKg >= fromMjPerKg)
  return reached.toSorted((a, b) => b.fromMjPerKg - a.fromMjPerKg)[0]?.level ?? null
}
