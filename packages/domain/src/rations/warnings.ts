import {
  adviceLimits,
  areSaltsForUlcers,
  careWarningCodes,
  holdsFor,
  type Horse,
  isWorkedTooMuchInFoal,
  type RefusalReason,
  safeForagePer100Kg,
} from '../feed-advice/index.ts'
import type { Bar, Measure, Sums } from './bars.ts'
import { isAbove } from './is-above.ts'
import { isGrown } from './needs.ts'
import { dryMatterOf, type RationFeed } from './supply.ts'
import { mostCalciumFor } from './usual-balance.ts'

export const warningCodes = [
  'forage-not-right',
  'forage-unknown',
  'energy-with-vet',
  ...careWarningCodes,
  'two-mineral-carriers',
  'never-together',
  'not-suitable',
  'above-limit',
  'above-label-day',
  'above-label-meal',
  'calcium-below-phosphorus',
  'much-calcium',
  'little-forage',
  'more-than-eaten',
] as const

export type WarningCode = (typeof warningCodes)[number]

/** Something that must be changed, or looked at by a person. */
export type Warning = {
  code: WarningCode
  measure: Measure | null
  /** Products it is about. */
  productIds: readonly number[]
  value: number | null
  limit: number | null
  /** Of what is not suitable. */
  reason: RefusalReason | null
}

export function warningsOf(horse: Horse, sums: Sums, bars: readonly Bar[]): Warning[] {
  const { feeds } = sums
  return [
    ...energyWithVet(horse, bars),
    ...careOf(horse, feeds),
    ...pairsOf(feeds),
    ...feeds.flatMap(({ productId, refusal: reason }) =>
      reason ? warning('not-suitable', { productIds: [productId], reason }) : [],
    ),
    ...bars
      .filter(({ verdict }) => verdict === 'above-limit')
      .map(({ measure, value, limit }) => warning('above-limit', { measure, value, limit })),
    ...feeds.flatMap(aboveLabel),
    ...(sums.dryMatterKg === null
      ? []
      : wholeRation(horse, { ...sums, dryMatterKg: sums.dryMatterKg }, bars)),
  ]
}

type WholeSums = Sums & { dryMatterKg: number }

/** What is said of forage and feeds together (RATIONS-5). */
function wholeRation(horse: Horse, sums: WholeSums, bars: readonly Bar[]): Warning[] {
  return [...mineralBalance(horse, bars), ...littleForage(horse, sums), ...moreThanEaten(horse, sums)]
}

/** One mineral carrier for a horse, and nothing beside what its label forbids (RATIONS-9). */
function pairsOf(feeds: readonly RationFeed[]): Warning[] {
  return feeds.flatMap((first, index) =>
    feeds.slice(index + 1).flatMap((second) => {
      const productIds = [first.productId, second.productId]
      if (first.isMineralised && second.isMineralised) return warning('two-mineral-carriers', { productIds })
      const isForbidden =
        first.neverWith.includes(second.productId) || second.neverWith.includes(first.productId)
      return isForbidden ? warning('never-together', { productIds }) : []
    }),
  )
}

/** What the label of a feed allows (RATIONS-10). */
function aboveLabel(feed: RationFeed): Warning[] {
  const { productId, gramsPerDay, mealsPerDay, maxGramsPerDay, maxGramsPerMeal } = feed
  const perMeal = gramsPerDay / mealsPerDay
  const warnings: Warning[] = []
  const about = { productIds: [productId] }
  if (maxGramsPerDay !== null && isAbove(gramsPerDay, maxGramsPerDay))
    warnings.push(warning('above-label-day', { ...about, value: gramsPerDay, limit: maxGramsPerDay }))
  if (maxGramsPerMeal !== null && isAbove(perMeal, maxGramsPerMeal))
    warnings.push(warning('above-label-meal', { ...about, value: perMeal, limit: maxGramsPerMeal }))
  return warnings
}

/** More phosphorus than calcium takes calcium out of the bones, and far more calcium keeps phosphorus out of them (RATIONS-26). */
function mineralBalance(horse: Horse, bars: readonly Bar[]): Warning[] {
  const of = (measure: Measure) => bars.find((bar) => bar.measure === measure)?.value ?? 0
  const [calcium, phosphorus] = [of('calcium'), of('phosphorus')]
  if (isAbove(phosphorus, calcium))
    return [warning('calcium-below-phosphorus', { value: calcium, limit: phosphorus })]
  const most = mostCalciumFor(horse)
  // Nothing fed has nothing out of balance.
  const isFarAbove = isAbove(calcium, phosphorus * most)
  return isFarAbove ? [warning('much-calcium', { value: calcium / phosphorus, limit: most })] : []
}

/** Fibrous feeds count; in kilograms of dry matter (RATIONS-25). */
function littleForage(horse: Horse, { feeds, dryMatterKg: inAll }: WholeSums): Warning[] {
  // A foal lives on milk at first (FEED-ADVICE-65).
  if (horse.lifeStage === 'foal') return []
  const value = inAll - dryMatterOf(feeds.filter((feed) => !feed.isFibre))
  const limit = (safeForagePer100Kg(horse) * horse.weightKg) / 100
  return isAbove(limit, value) ? [warning('little-forage', { value, limit })] : []
}

/** In kilograms of dry matter of all that is offered (RATIONS-20). */
function moreThanEaten(horse: Horse, { dryMatterKg: value }: WholeSums): Warning[] {
  const { mostDryMatterPer100Kg, mostDryMatterOfDonkeyPer100Kg: donkey } = adviceLimits
  const most = holdsFor(donkey, horse) && isGrown(horse) ? donkey : mostDryMatterPer100Kg
  const limit = (most.value * horse.weightKg) / 100
  return isAbove(value, limit) ? [warning('more-than-eaten', { value, limit })] : []
}

/** A fat animal, or a donkey, that lives on its fat may die of it (RATIONS-30, RATIONS-37). */
function energyWithVet({ bodyCondition, horseType }: Horse, bars: readonly Bar[]): Warning[] {
  const energy = bars.find(({ measure, verdict }) => measure === 'energy' && verdict === 'short')
  if (!energy || (bodyCondition !== 'fat' && horseType !== 'donkey')) return []
  const { measure, value, need, leastNeed } = energy
  return [warning('energy-with-vet', { measure, value, limit: leastNeed ?? need })]
}

/** Warns of hard work late in foal and of electrolytes with ulcers (FEED-ADVICE-42, FEED-ADVICE-43). */
function careOf(horse: Horse, feeds: readonly RationFeed[]): Warning[] {
  const salts = feeds.filter((feed) => feed.gramsPerDay > 0 && areSaltsForUlcers(feed, horse))
  return [
    ...(isWorkedTooMuchInFoal(horse) ? [warning('work-in-foal', {})] : []),
    ...salts.map(({ productId }) => warning('salts-with-ulcers', { productIds: [productId] })),
  ]
}

function warning(code: WarningCode, about: Partial<Omit<Warning, 'code'>>): Warning {
  return { code, measure: null, productIds: [], value: null, limit: null, reason: null, ...about }
}
