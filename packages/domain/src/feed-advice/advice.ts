import type { Result } from '../shared/index.ts'
import { type CareWarning, careWarnings } from './care.ts'
import { type FeedUse } from './feeding.ts'
import { milkFor, type MilkRation } from './foal-milk.ts'
import { type Forage, forageFor } from './forage.ts'
import { type ForageWarning, forageWarnings } from './forage-judgement.ts'
import { type Horse, isAtRisk, type LifeStage } from './horse.ts'
import { whenWeaned } from './milk-limits.ts'
import { feedingOf, type MaximumWarning, type Ration, rationFor } from './ration.ts'
import { noScoops } from './scoops.ts'
import {
  type CompositionWarning,
  compositionWarnings,
  type FeedRules,
  type RefusalReason,
  stageFor,
  tableMostPerMeal,
  unhealthy,
  unsuitable,
} from './suitability.ts'

export const assumptions = ['adult', 'senior', 'right-condition', 'healthy'] as const

export type Assumption = (typeof assumptions)[number]

/** It weighs more than foals of its kind do at this age; it is ill, and milk is sweet (FEED-ADVICE-22). */
type FoalWarning = 'heavy-for-age' | 'milk-with-vet'

export type FeedAdvice = Omit<Ration, 'warnings'> & {
  use: FeedUse
  forage: Forage
  warnings: readonly (MaximumWarning | CompositionWarning | ForageWarning | FoalWarning | CareWarning)[]
  /** What was not said and the advice takes for granted (FEED-ADVICE-50). */
  assumptions: readonly Assumption[]
  /** Of milk alone. */
  milk: MilkRation | null
}

/** What a horse gets of a feed, with what it assumes and warns of, or why it gets none (FEED-ADVICE-18). */
export function adviseFeed(
  feed: FeedRules,
  givenHorse: Horse,
  weeks: number | null = null,
): Result<FeedAdvice, RefusalReason> {
  if (feedingOf(feed.dose).milk) return adviseMilk(feed, givenHorse, weeks)
  const horse = whenWeaned(givenHorse, weeks)
  const stage = stageFor(feed, horse)
  if (stage === null) return { ok: false, reason: 'needs-life-stage' }
  const stagedHorse: Horse = { ...horse, lifeStage: stage }
  const reason = unsuitable(feed, stagedHorse, stage)
  if (reason) return { ok: false, reason }
  const ration = rationFor(feed.dose, stagedHorse, tableMostPerMeal(feed, stagedHorse))
  if (!ration.ok) return ration
  const ill = unhealthy(feed, stagedHorse, ration.value)
  if (ill) return { ok: false, reason: ill }
  const forage = forageFor(horse)
  return {
    ok: true,
    value: {
      ...ration.value,
      use: feedingOf(feed.dose).use,
      forage,
      warnings: [
        ...forageWarnings(forage.judgement),
        ...careWarnings(feedingOf(feed.dose), horse),
        ...ration.value.warnings,
        ...compositionWarnings(feed, stagedHorse, ration.value),
      ],
      assumptions: assumed(horse, stage),
      milk: null,
    },
  }
}

function assumed(horse: Horse, stage: LifeStage): Assumption[] {
  const list: Assumption[] = []
  if (horse.lifeStage === 'unknown') list.push(stage === 'senior' ? 'senior' : 'adult')
  if (horse.bodyCondition === 'unknown') list.push('right-condition')
  if (horse.health === 'unknown') list.push('healthy')
  return list
}

/**
 * Milk goes by the foal's age in weeks (FEED-ADVICE-72). An orphan must not starve, so a foal that is ill is warned of and
 * not refused.
 */
function adviseMilk(feed: FeedRules, horse: Horse, weeks: number | null): Result<FeedAdvice, RefusalReason> {
  const { milk: table, use } = feedingOf(feed.dose)
  if (!table || !['foal', 'unknown'].includes(horse.lifeStage))
    return { ok: false, reason: 'not-for-life-stage' }
  if (horse.lifeStage === 'unknown' && isAtRisk(horse)) return { ok: false, reason: 'needs-life-stage' }
  if (weeks === null) return { ok: false, reason: 'needs-age-in-weeks' }
  const { weightKg, horseType } = horse
  const milk = milkFor(table, { weeks, weightKg, horseType })
  if (!milk.ok) return milk
  const { gramsPerDay, feedsPerDay: mealsPerDay, gramsPerFeed: gramsPerMeal } = milk.value
  const maxGramsPerDay = (feed.dose.maxGramsPer100KgPerDay * weightKg) / 100
  return {
    ok: true,
    value: {
      gramsPerDay,
      mealsPerDay,
      gramsPerMeal,
      ...noScoops,
      mustWeigh: true,
      maxGramsPerDay,
      maxGramsPerMeal: maxGramsPerDay / mealsPerDay,
      use,
      forage: { dryMatterKg: null, kilograms: null, upToKilograms: null, judgement: null },
      warnings: foalWarnings(horse, milk.value),
      assumptions: [],
      milk: milk.value,
    },
  }
}

function foalWarnings(horse: Horse, { plausibleKg }: MilkRation): FoalWarning[] {
  const warnings: FoalWarning[] = []
  if (isAtRisk(horse)) warnings.push('milk-with-vet')
  if (horse.weightKg > plausibleKg) warnings.push('heavy-for-age')
  return warnings
}
