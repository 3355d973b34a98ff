import { type Horse, unknownDetails } from '../feed-advice/index.ts'
import { judgeRation, standardForages } from './index.ts'
import type { RationFeed } from './supply.ts'

export const horse: Horse = {
  ...unknownDetails,
  horseType: 'horse',
  weightKg: 600,
  workLoad: 'light',
  roughageType: 'hay',
}

export function feed(changes: Partial<RationFeed> = {}): RationFeed {
  return {
    productId: 1,
    gramsPerDay: 1500,
    mealsPerDay: 3,
    dryMatterGPerKg: 880,
    isFibre: false,
    contents: { energy: 11.4, starch: 260, sugar: 60, copper: 25, selenium: 0.4 },
    isMineralised: false,
    neverWith: [],
    maxGramsPerDay: null,
    maxGramsPerMeal: null,
    refusal: null,
    ...changes,
  }
}

export const { hay } = standardForages

export function judged(feeds: readonly RationFeed[], changes: Partial<Horse> = {}, forageKg = 10.5) {
  const { bars, warnings } = judgeRation({ horse: { ...horse, ...changes }, forage: hay, forageKg, feeds })
  return {
    bar: (measure: string) => bars.find((bar) => bar.measure === measure),
    codes: warnings.map(({ code, measure }) => (measure ? `${code} ${measure}` : code)),
    warnings,
  }
}
