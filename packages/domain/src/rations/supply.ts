import type { RefusalReason } from '../feed-advice/index.ts'
import type { Forage } from './forage.ts'
import { type Contents, type Substance, substances } from './substances.ts'

/** A feed as a part of a ration. */
export type RationFeed = {
  productId: number
  /** Nought where it is not fed. */
  gramsPerDay: number
  mealsPerDay: number
  dryMatterGPerKg: number
  /** Hay in a bag: it counts as forage, and no meal of it is too large (RATIONS-25). */
  isFibre: boolean
  /** In a kilogram as it is fed. */
  contents: Contents
  /** Electrolytes, which call for a warning with ulcers (FEED-ADVICE-43). */
  isSalts?: boolean | undefined
  /** Brings trace elements and vitamins for a whole ration, so that one is enough (RATIONS-9). */
  isMineralised: boolean
  /** Products that its label forbids beside it (RATIONS-9). */
  neverWith: readonly number[]
  /** By its label, for this horse. */
  maxGramsPerDay: number | null
  maxGramsPerMeal: number | null
  /** Why it is not for this horse; null where it is (RATIONS-44). */
  refusal: RefusalReason | null
}

export type Amounts = Readonly<Record<Substance, number>>

/** What forage brings, by the kilograms of it that are fed. */
export function forageSupply({ dryMatterGPerKg, contents }: Forage, kilograms: number): Amounts {
  return amountsOf(contents, (kilograms * dryMatterGPerKg) / 1000)
}

export function feedSupply({ contents, gramsPerDay }: RationFeed): Amounts {
  return amountsOf(contents, gramsPerDay / 1000)
}

/** A ration is the sum of its parts (RATIONS-1). */
export function sumOf(parts: readonly Amounts[]): Amounts {
  return each((substance) => parts.reduce((sum, part) => sum + part[substance], 0))
}

/** What is fed at one meal when every feed is in it. */
export function mealSupply(feeds: readonly RationFeed[]): Amounts {
  return sumOf(feeds.map((feed) => amountsOf(feed.contents, feed.gramsPerDay / feed.mealsPerDay / 1000)))
}

/** In kilograms. */
export function dryMatterOf(feeds: readonly RationFeed[]): number {
  return feeds.reduce(
    (sum, { gramsPerDay, dryMatterGPerKg }) => sum + (gramsPerDay * dryMatterGPerKg) / 1e6,
    0,
  )
}

function amountsOf(contents: Contents, kilograms: number): Amounts {
  return each((substance) => (contents[substance] ?? 0) * kilograms)
}

function each(amountOf: (substance: Substance) => number): Amounts {
  const amounts: Partial<Record<Substance, number>> = {}
  for (const substance of substances) amounts[substance] = amountOf(substance)
  return amounts as Amounts
}
