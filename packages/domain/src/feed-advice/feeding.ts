import type { LifeStage } from './horse.ts'

/** What a feed is in the ration (FEED-ADVICE-17). A mineral feed carries minerals and hardly any energy. */
export const feedKinds = ['concentrate', 'fibre', 'mineral', 'supplement', 'oil', 'treat', 'milk'] as const
/** Every day; now and then or for some weeks; after work that made it sweat; as much as the animal takes (FEED-ADVICE-17). */
export const feedUses = ['daily', 'course', 'after-work', 'free-choice'] as const

export type FeedKind = (typeof feedKinds)[number]

/** What a fat horse does not get (FEED-ADVICE-58). */
export function isFattening(kind: FeedKind): boolean {
  return kind === 'concentrate' || kind === 'oil' || kind === 'treat'
}
export type FeedUse = (typeof feedUses)[number]

/** Milk a day and number of feeds from a week of life on (FEED-ADVICE-22). */
export type MilkWeek = { fromWeek: number; litresPer100Kg: number; feedsPerDay: number }
export type MilkTable = {
  gramsPerLitre: number
  /** The most that the label allows a day. */
  mostLitresPer100Kg: number
  maxWeightKg: number
  weeks: readonly MilkWeek[]
}

/** How a feed is used, read from its label (FEED-ADVICE-17). */
export type Feeding = {
  kind: FeedKind
  use: FeedUse
  mealsPerDay: number
  /** Only one feed that carries the minerals of a ration goes into it. */
  isMineralised: boolean
  /** What the dose is measured in. */
  unit: 'g' | 'ml'
  /** Salts by the spoonful, which go with feed and water. */
  isSalts?: boolean | undefined
  /** Products that its label forbids beside it. */
  neverWith?: readonly number[] | undefined
  /** Stages of life that its label excludes. */
  notFor?: readonly LifeStage[] | undefined
  /** The most at once, whatever the animal weighs. */
  maxGramsPerMeal?: number | undefined
  /** Fed on so many days of so many. */
  fedDays?: { days: number; of: number } | undefined
  /** How long an opened pack keeps. */
  useWithinDays?: number | undefined
  /** For the reference horse, where the label goes by age or month: outweighs the work. Zero: not fed then. */
  gramsPerDayByStage?: Readonly<Partial<Record<LifeStage, number>>> | undefined
  milk?: MilkTable | undefined
}

/** Of a feed that says nothing about its use. */
export const usualFeeding: Feeding = {
  kind: 'concentrate',
  use: 'daily',
  mealsPerDay: 3,
  isMineralised: false,
  unit: 'g',
}
