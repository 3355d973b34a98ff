import { repeatLimits } from './limits.ts'

type Line = { gramsPerPack: number; gramsPerDay: number; quantity: number }

/** REPEAT-5: as many whole weeks as the packs last, so that none runs out before the next come; null where a day's ration is none. */
export function proposedWeeks({ gramsPerPack, gramsPerDay, quantity }: Line): number | null {
  if (!(gramsPerPack > 0) || !(gramsPerDay > 0) || !(quantity > 0)) return null
  const weeks = Math.floor((gramsPerPack * quantity) / gramsPerDay / 7)
  return Math.min(Math.max(weeks, repeatLimits.weeks.min), repeatLimits.weeks.max)
}
