import { type Horse, type HorseType, largestAdultsKg } from './horse.ts'

const milk = { holdsFor: 'foals', toBeConfirmedBy: 'vet' } as const
const litres = { unit: 'l', source: 'feedxl', ...milk } as const

/** How much milk a foal drinks at most; a part of the one table of limits (FEED-ADVICE-70). The safe side of what sources say. */
export const milkLimits = {
  milkPerDay: { value: 15, ...litres },
  milkPerFeedFromWeek1: { value: 1, ...litres },
  milkPerFeedFromWeek2: { value: 1.5, ...litres },
  milkPerFeedFromWeek3: { value: 2, ...litres },
  milkPerFeedFromWeek5: { value: 2.5, ...litres },
  milkPerFeedFromWeek7: { value: 3, ...litres },
  milkPerFeedFromWeek9: { value: 4, ...litres },
  /** From here on milk gives way to creep feed, week by week. */
  milkWeaningFromWeek: { value: 12, unit: 'week', source: 'feedxl', ...milk },
  /** In this week there is none any more. */
  milkEndsInWeek: { value: 16, unit: 'week', source: 'feedxl', ...milk },
  /** After six months a foal is weaned: our labels lead from creep feed to feed for youngsters then. */
  foalIsWeanedInWeek: { value: 27, unit: 'week', source: 'practice', ...milk },
} as const

/** The most at once in this week of life, in litres. */
export function mostMilkPerFeed(weeks: number): number {
  if (weeks >= 9) return milkLimits.milkPerFeedFromWeek9.value
  if (weeks >= 7) return milkLimits.milkPerFeedFromWeek7.value
  if (weeks >= 5) return milkLimits.milkPerFeedFromWeek5.value
  if (weeks >= 3) return milkLimits.milkPerFeedFromWeek3.value
  return weeks >= 2 ? milkLimits.milkPerFeedFromWeek2.value : milkLimits.milkPerFeedFromWeek1.value
}

/** How much of the milk is left in this week: all of it until weaning begins, less with each week, none in the last. */
export function shareOfMilk(weeks: number): number {
  const [from, end] = [milkLimits.milkWeaningFromWeek.value, milkLimits.milkEndsInWeek.value]
  return Math.min(1, Math.max(0, (end - weeks) / (end - from + 1)))
}

const weeksPerMonth = 365.25 / 12 / 7

/** The week of life that begins at this age; the first week is 1. */
export function weekOfMonths(months: number): number {
  return Math.floor(months * weeksPerMonth) + 1
}

/** An animal that is called a foal and is weaned by its age eats as one that grows (FEED-ADVICE-90). */
export function whenWeaned<Eats extends Pick<Horse, 'lifeStage'>>(horse: Eats, weeks: number | null): Eats {
  const isWeaned =
    horse.lifeStage === 'foal' && weeks !== null && weeks >= milkLimits.foalIsWeanedInWeek.value
  return isWeaned ? { ...horse, lifeStage: 'growing' } : horse
}

/**
 * What a foal of the largest animals of its kind weighs in the middle of this week of life, by the curve of growth of
 * NRC 2007 (a tenth of the adult weight at birth) (FEED-ADVICE-71). To be confirmed by the vet.
 */
export function plausibleFoalKg(horseType: HorseType, weeks: number): number {
  const months = (weeks - 0.5) / weeksPerMonth
  const share = 0.097 + 0.903 * (1 - Math.exp(-0.0772 * months))
  return Math.round(largestAdultsKg[horseType] * share)
}
