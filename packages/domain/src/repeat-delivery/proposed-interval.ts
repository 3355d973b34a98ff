import { repeatLimits } from './limits.ts'

type Line = { gramsPerPack: number; gramsPerDay: number; quantity: number }

/** Pieces that come every so many days. */
type Delivery = { quantity: number; days: number }

type ProposedInterval = {
  /** How long the pieces last; null where that is longer than the longest interval: they come too often at any (REPEAT-35). */
  days: number | null
  /** How long they last, in whole days. */
  lastsDays: number
  /** Where they last less than the shortest interval: so many that they do last, and how long (REPEAT-28). */
  enough: Delivery | null
}

/** Of small packs as many as a horse eats in four weeks (REPEAT-28). */
const enoughDays = 28

/**
 * As many days as the pieces last, rounded up, so that what comes in a day is never more than a day's ration; null where a
 * day's ration is none (REPEAT-5). The only place that works it out.
 */
export function proposedInterval({ gramsPerPack, gramsPerDay, quantity }: Line): ProposedInterval | null {
  if (!(gramsPerPack > 0) || !(gramsPerDay > 0) || !(quantity > 0)) return null
  const { min, max } = repeatLimits.days
  const daysOf = (pieces: number) => roundedUp((gramsPerPack * pieces) / gramsPerDay)
  const lasts = daysOf(quantity)
  return {
    days: lasts > max ? null : Math.max(lasts, min),
    lastsDays: Math.floor((gramsPerPack * quantity) / gramsPerDay + rounding),
    enough: lasts < min ? enoughOf(daysOf, gramsPerPack / gramsPerDay) : null,
  }
}

function enoughOf(daysOf: (pieces: number) => number, daysPerPack: number): Delivery {
  const { min, max } = { min: 1, max: repeatLimits.quantity }
  const quantity = Math.min(Math.max(Math.floor(enoughDays / daysPerPack), min), max)
  return { quantity, days: Math.max(daysOf(quantity), repeatLimits.days.min) }
}

/** What a computer's fractions are off by is no day: 210.00000000000003 days are 210. */
const rounding = 1e-9

function roundedUp(days: number): number {
  return Math.ceil(days - rounding)
}
