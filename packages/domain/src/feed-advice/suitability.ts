import { isFattening } from './feeding.ts'
import { type Horse, isAtRisk, type LifeStage } from './horse.ts'
import { adviceLimits, seleniumLimitMg } from './limits.ts'
import { type DoseRule, feedingOf, type Ration } from './ration.ts'

/** For whom a feed is made: its filter values. An empty list says nothing. */
export type Suitability = {
  horseTypes: readonly string[]
  workLoads: readonly string[]
  ages: readonly string[]
}

/** Grams (selenium: milligrams) per kilogram of feed. Null where the label does not say. */
export type Composition = { starch: number | null; sugar: number | null; selenium: number | null }

/** All that advice about a feed goes by. */
export type FeedRules = { dose: DoseRule; suits: Suitability; composition: Composition }

export const refusalReasons = [
  'no-dose-rule',
  'not-for-horse-type',
  'needs-life-stage',
  'not-for-life-stage',
  'not-for-work-load',
  'too-much-sugar',
  'too-much-starch',
  'too-fat',
  'forage-is-enough',
  'needs-age-in-weeks',
  'too-old-for-milk',
  'too-heavy-for-milk',
] as const

export type RefusalReason = (typeof refusalReasons)[number]

/** The age groups that a stage of life belongs to. In early pregnancy a mare eats as any other horse. */
const agesOf: Record<Exclude<LifeStage, 'unknown'>, readonly string[]> = {
  foal: ['foal'],
  growing: ['young'],
  adult: ['adult'],
  senior: ['senior'],
  'mare-early': ['adult', 'breeding'],
  'mare-8': ['breeding'],
  'mare-9': ['breeding'],
  'mare-10': ['breeding'],
  'mare-11': ['breeding'],
  'lactation-early': ['breeding'],
  'lactation-late': ['breeding'],
}

/**
 * The stage that advice is for: an unknown one is full-grown, of a feed for the old it is old (FEED-ADVICE-18). Null: has to
 * be said.
 */
export function stageFor({ suits: { ages } }: FeedRules, { lifeStage }: Horse): LifeStage | null {
  if (lifeStage !== 'unknown') return lifeStage
  return (['adult', 'senior'] as const).find((stage) => isAmong(ages, stage)) ?? null
}

/** Why a feed is not for a horse, whatever the amount; null where it is (FEED-ADVICE-18). */
export function unsuitable(feed: FeedRules, horse: Horse, stage: LifeStage): RefusalReason | null {
  const { suits } = feed
  const { gramsPerDayByStage, notFor = [], kind } = feedingOf(feed.dose)
  if (!isAmong(suits.horseTypes, horse.horseType)) return 'not-for-horse-type'
  const ages = stage === 'unknown' ? [] : agesOf[stage]
  const byStage = gramsPerDayByStage?.[stage]
  if (!ages.some((age) => isAmong(suits.ages, age)) || notFor.includes(stage) || byStage === 0)
    return 'not-for-life-stage'
  if (isAtRisk(horse) && isSweet(feed)) return 'too-much-sugar'
  if (horse.bodyCondition === 'fat' && isFattening(kind)) return 'too-fat'
  if (byStage !== undefined) return null
  if (horse.workLoad === 'none' && kind === 'concentrate' && !feed.dose.gramsPerDay.none)
    return 'forage-is-enough'
  return isAmong(suits.workLoads, horse.workLoad) ? null : 'not-for-work-load'
}

/** Why a horse that is ill does not get this amount at once (FEED-ADVICE-19). */
export function unhealthy(feed: FeedRules, horse: Horse, ration: Ration): RefusalReason | null {
  const { starch } = feed.composition
  const perKg = perKilogramOfHorse(ration, horse)
  const sugars = (starch ?? 0) + (feed.composition.sugar ?? 0)
  if (isAtRisk(horse) && perKg.meal * sugars > adviceLimits.starchAndSugarPerMeal.value)
    return 'too-much-sugar'
  const hasUlcers = horse.health !== 'unknown' && horse.health.includes('ulcers')
  return hasUlcers && starchWarnings(feed, horse, ration).length > 0 ? 'too-much-starch' : null
}

/** The grams of a meal at which a feed reaches the first limit of the table for this horse (FEED-ADVICE-46). */
export function tableMostPerMeal(
  { composition, dose }: Pick<FeedRules, 'composition' | 'dose'>,
  horse: Horse,
): number {
  const { mealsPerDay } = feedingOf(dose)
  const { starchPerMeal, starchPerDay, starchAndSugarPerMeal } = adviceLimits
  const [starch, sugar, selenium] = [
    composition.starch ?? 0,
    composition.sugar ?? 0,
    composition.selenium ?? 0,
  ]
  const ofMeal = (amount: number, perKg: number) => (perKg > 0 ? (amount / perKg) * 1000 : Infinity)
  return Math.min(
    ofMeal(starchPerMeal.value * horse.weightKg, starch),
    ofMeal((starchPerDay.value * horse.weightKg) / mealsPerDay, starch),
    ofMeal(seleniumLimitMg(horse.weightKg) / mealsPerDay, selenium),
    isAtRisk(horse) ? ofMeal(starchAndSugarPerMeal.value * horse.weightKg, starch + sugar) : Infinity,
  )
}

export type CompositionWarning = 'starch-per-meal' | 'starch-per-day' | 'selenium-per-day'

/** By what is in the feed, whatever its label allows (FEED-ADVICE-19). */
export function compositionWarnings(feed: FeedRules, horse: Horse, ration: Ration): CompositionWarning[] {
  const warnings: CompositionWarning[] = starchWarnings(feed, horse, ration)
  const milligrams = (ration.gramsPerDay / 1000) * (feed.composition.selenium ?? 0)
  if (milligrams > seleniumLimitMg(horse.weightKg)) warnings.push('selenium-per-day')
  return warnings
}

function starchWarnings(feed: FeedRules, horse: Horse, ration: Ration): CompositionWarning[] {
  const starch = feed.composition.starch ?? 0
  const { meal, day } = perKilogramOfHorse(ration, horse)
  const warnings: CompositionWarning[] = []
  if (meal * starch > adviceLimits.starchPerMeal.value) warnings.push('starch-per-meal')
  if (day * starch > adviceLimits.starchPerDay.value) warnings.push('starch-per-day')
  return warnings
}

/** Kilograms of feed per kilogram of horse. */
function perKilogramOfHorse({ gramsPerDay, mealsPerDay }: Ration, { weightKg }: Horse) {
  const day = gramsPerDay / 1000 / weightKg
  return { day, meal: day / mealsPerDay }
}

/** A concentrate that does not say what is in it may be sweet. */
function isSweet({ composition: { starch, sugar }, dose }: FeedRules): boolean {
  if (starch === null || sugar === null) return feedingOf(dose).kind === 'concentrate'
  return starch + sugar > adviceLimits.starchAndSugarOfFeed.value
}

function isAmong(values: readonly string[], value: string): boolean {
  return values.length === 0 || values.includes(value)
}
