import type { Horse } from '../feed-advice/index.ts'
import type { Growing } from './growth.ts'
import { isAbove } from './is-above.ts'
import { mealFigures, type MealMeasure, mealMeasures, mostOfMeal, mostOfSubstance } from './measures.ts'
import { type Need, shortBelow } from './need.ts'
import { verdictBands } from './need-values.ts'
import { needsOf } from './needs.ts'
import type { Amounts, RationFeed } from './supply.ts'
import {
  limitedSubstances,
  type NeededSubstance,
  neededSubstances,
  type Substance,
  type SubstanceUnit,
  unitOf,
} from './substances.ts'

export const verdicts = [
  'short',
  'loses-weight',
  'depends-on-age',
  'enough',
  'above-need',
  'above-limit',
  'within-limit',
  'not-measured',
  'no-guide',
] as const

export type Verdict = (typeof verdicts)[number]
export type Measure = Substance | MealMeasure | 'sugar-and-starch-of-forage'

/** One figure of a ration beside what it should be (RATIONS-4). */
export type Bar = {
  measure: Measure
  unit: SubstanceUnit | 'g/kg-dm'
  value: number
  /** Of that from forage. */
  fromForage: number
  need: number | null
  /** Where a need is told as a range, what it begins with. */
  leastNeed: number | null
  limit: number | null
  verdict: Verdict
  /** Feeds that do not say how much of it they hold: there may be more. */
  untoldBy: readonly number[]
}

export type Sums = { feeds: readonly RationFeed[]; fed: Amounts; forage: Amounts; dryMatterKg: number | null }

export function barsOf(horse: Horse, sums: Sums, growing?: Growing): Bar[] {
  // Without the forage nothing of the whole ration can be held against a need (RATIONS-42).
  const needs = sums.dryMatterKg === null ? null : needsOf(horse, growing)
  const figures = mealFigures(sums.feeds, sums.fed)
  const substanceBar = (substance: Substance, need: Need | null): Bar => {
    const fromForage = sums.forage[substance]
    const value = fromForage + sums.fed[substance]
    const limit = mostOfSubstance(substance, horse.weightKg, sums.dryMatterKg)
    return {
      ...barOf({ measure: substance, value, need, limit }),
      unit: unitOf[substance],
      fromForage,
      untoldBy: sums.feeds
        .filter(({ gramsPerDay, contents }) => gramsPerDay > 0 && contents[substance] === undefined)
        .map(idOf),
    }
  }
  return [
    ...neededSubstances.map((substance) => substanceBar(substance, needs?.[substance] ?? null)),
    ...mealMeasures.map((measure) => ({
      ...barOf({ measure, value: figures[measure], need: null, limit: mostOfMeal(measure, horse) }),
      unit: 'g' as const,
      fromForage: 0,
      untoldBy: [],
    })),
    ...limitedSubstances.map((substance) => substanceBar(substance, null)),
  ]
}

function idOf({ productId }: RationFeed): number {
  return productId
}

type Judged = Pick<Bar, 'measure' | 'value' | 'limit'> & { need: Need | null }

function barOf(judged: Judged) {
  const { measure, value, limit, need } = judged
  const leastNeed = need && need.least < need.amount ? need.least : null
  return { measure, value, limit, need: need && need.amount, leastNeed, verdict: verdictOf(judged) }
}

/** A limit has the first word (RATIONS-4). */
function verdictOf({ measure, value, need, limit }: Judged): Verdict {
  if (limit !== null && isAbove(value, limit)) return 'above-limit'
  if (need === null) return limit === null ? 'no-guide' : 'within-limit'
  const bands = verdictBands[measure as NeededSubstance]
  if (isAbove(shortBelow(need, bands.shortBelow), value)) return 'short'
  if (isAbove(need.amount * bands.shortBelow, value)) return need.between
  return isAbove(value, need.amount * bands.aboveOver) ? 'above-need' : 'enough'
}
