import type { adviceSources } from './advice-sources.ts'
import { forageLimits } from './forage-limits.ts'
import { type Horse, isAtRisk, isFedMoreForage, referenceWeightKg, type RoughageType } from './horse.ts'
import { milkLimits } from './milk-limits.ts'

/** What a figure is counted in: `dm` is dry matter, `bw` the weight of the animal. */
export const limitUnits = [
  'g/kg-bw',
  'g/kg',
  'g/kg-dm',
  'g/100kg-bw',
  'g',
  'mg',
  'mg/kg',
  'IU/kg',
  'kg-dm/100kg-bw',
  'kg/kg',
  'g/g',
  'kg/l',
  'l',
  'week',
  'ph',
  'ew/kg-dm',
] as const

/** The animals that a row is for (FEED-ADVICE-20). */
const animalGroups = {
  all: () => true,
  'at-risk': isAtRisk,
  donkey: ({ horseType }) => horseType === 'donkey',
  growing: ({ lifeStage }) => lifeStage === 'growing' || lifeStage === 'foal',
  'high-need': isFedMoreForage,
  foals: ({ lifeStage }) => lifeStage === 'foal',
} as const satisfies Record<string, (horse: Horse) => boolean>

/**
 * A row of the one table that calculator, rations, laboratory, search and articles go by (FEED-ADVICE-20). A figure is changed here
 * and nowhere else. `toBeConfirmedBy`: not yet checked against the printed source, so the safe side counts until then.
 */
export type Limit = {
  value: number
  unit: (typeof limitUnits)[number]
  source: keyof typeof adviceSources
  holdsFor: keyof typeof animalGroups
  toBeConfirmedBy?: 'nutritionist' | 'vet' | 'laboratory'
}

/** What a row has in common with most: it is for every animal, and a nutritionist is still to confirm it. */
const open = { holdsFor: 'all', toBeConfirmedBy: 'nutritionist' } as const

export const adviceLimits = {
  starchPerMeal: { value: 1, unit: 'g/kg-bw', source: 'luthersson', ...open },
  starchPerDay: { value: 2, unit: 'g/kg-bw', source: 'luthersson', ...open },
  /** In a meal of feed: starch and sugar. */
  starchAndSugarPerMeal: { ...open, value: 0.1, unit: 'g/kg-bw', source: 'macon', holdsFor: 'at-risk' },
  starchAndSugarOfFeed: { value: 100, unit: 'g/kg', source: 'gov-uk', holdsFor: 'at-risk' },
  /** Of forage: sugar and starch. */
  sugarOfForageAtRisk: {
    value: 100,
    unit: 'g/kg-dm',
    source: 'durham',
    holdsFor: 'at-risk',
    toBeConfirmedBy: 'vet',
  },
  /** What is right for healthy animals; above that with its starch, forage is not suitable for an animal at risk. */
  sugarOfHay: { value: 120, unit: 'g/kg-dm', source: 'schweizerbauer', ...open },
  sugarOfHaylage: { value: 100, unit: 'g/kg-dm', source: 'schweizerbauer', ...open },
  sugarOfSilage: { value: 80, unit: 'g/kg-dm', source: 'schweizerbauer', ...open },
  /** Far above what is right; no animal at risk gets any of it. */
  muchSugarOfHay: { value: 160, unit: 'g/kg-dm', source: 'practice', ...open },
  muchSugarOfHaylage: { value: 140, unit: 'g/kg-dm', source: 'practice', ...open },
  muchSugarOfSilage: { value: 120, unit: 'g/kg-dm', source: 'practice', ...open },
  /** Of a concentrate at once: by weight, and whatever the animal weighs. */
  concentratePer100KgPerMeal: { value: 300, unit: 'g/100kg-bw', source: 'practice', ...open },
  concentratePerMeal: { value: 2000, unit: 'g', source: 'practice', ...open },
  /** Of forage, a day. */
  forageDryMatterPer100Kg: { value: 1.5, unit: 'kg-dm/100kg-bw', source: 'pferde-betrieb', ...open },
  leastForageOfDonkeyPer100Kg: {
    ...open,
    value: 1.3,
    unit: 'kg-dm/100kg-bw',
    source: 'wikivet',
    holdsFor: 'donkey',
  },
  /** Of forage and feed, a day: more than this hardly any animal eats, and no grown donkey more than that. */
  mostDryMatterPer100Kg: { value: 3.5, unit: 'kg-dm/100kg-bw', source: 'nrc', ...open },
  mostDryMatterOfDonkeyPer100Kg: {
    ...open,
    value: 1.8,
    unit: 'kg-dm/100kg-bw',
    source: 'wikivet',
    holdsFor: 'donkey',
  },
  /** Of calcium, for each gram of phosphorus. */
  mostCalciumPerPhosphorus: { value: 6, unit: 'g/g', source: 'nrc', ...open },
  /**
   * Of forage alone, which is most of a ration: what leaves room for feed on
   * either side; above it mares and youngsters lack phosphorus.
   */
  leastCalciumPerPhosphorusOfForage: { value: 1.5, unit: 'g/g', source: 'practice', ...open },
  mostCalciumPerPhosphorusOfForage: { value: 3, unit: 'g/g', source: 'practice', ...open },
  mostCalciumPerPhosphorusGrowing: { value: 3, unit: 'g/g', source: 'nrc', ...open, holdsFor: 'growing' },
  /** Of a mare in milk and in heavy work. */
  forageOfHighNeedPer100Kg: {
    ...open,
    value: 2,
    unit: 'kg-dm/100kg-bw',
    source: 'nrc',
    holdsFor: 'high-need',
  },
  mostForageOfHighNeedPer100Kg: {
    ...open,
    value: 2.5,
    unit: 'kg-dm/100kg-bw',
    source: 'nrc',
    holdsFor: 'high-need',
  },
  /** A day from feed for the reference horse. */
  seleniumPerDay: { value: 3, unit: 'mg', source: 'practice', ...open },
  ...forageLimits,
  ...milkLimits,
} as const satisfies Record<string, Limit>

/** How much of a kilogram of forage is dry matter (FEED-ADVICE-21). */
export const forageDryMatter = {
  hay: { value: 0.86, unit: 'kg/kg', source: 'lfl', ...open },
  haylage: { value: 0.65, unit: 'kg/kg', source: 'science-equine', ...open },
  grass: { value: 0.2, unit: 'kg/kg', source: 'nrc', ...open },
  'poor-hay': { value: 0.86, unit: 'kg/kg', source: 'lfl', ...open },
  straw: { value: 0.9, unit: 'kg/kg', source: 'feedtables', ...open },
} as const satisfies Record<RoughageType, Limit>

/** What a litre of oil weighs in kilograms (RATIONS-1). */
export const oilDensity: Limit = { value: 0.92, unit: 'kg/l', source: 'codex', ...open }

/** Dry matter of dry feed whose label does not say (RATIONS-1). */
export const usualFeedDryMatter: Limit = { value: 880, unit: 'g/kg', source: 'twelve-percent', ...open }

/** A row is for some animals only (FEED-ADVICE-20). */
export function holdsFor(limit: Limit, horse: Horse): boolean {
  return animalGroups[limit.holdsFor](horse)
}

/** Milligrams a day from feed for a horse of this weight. */
export function seleniumLimitMg(weightKg: number): number {
  return (adviceLimits.seleniumPerDay.value * weightKg) / referenceWeightKg
}
