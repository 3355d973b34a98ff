import {
  adviceLimits,
  type CeilingSubstance,
  euCeilingOf,
  referenceWeightKg,
  seleniumLimitMg,
  usualFeedDryMatter,
} from '../feed-advice/index.ts'

/** What several feeds together must not bring too much of; vitamin D3 in IU, the others in mg. */
export const summedNutrients = [
  'selenium',
  'copper',
  'zinc',
  'vitamin-d3',
] as const satisfies readonly CeilingSubstance[]
export type SummedNutrient = (typeof summedNutrients)[number]

/** The least forage of the reference horse, in kilograms of dry matter: less forage, lower ceilings (LABORATORY-60). */
const leastForageKg = (referenceWeightKg / 100) * adviceLimits.forageDryMatterPer100Kg.value

/**
 * How much of a nutrient may be in a ration with so
 * many kilograms of feed; of selenium no more than labels say (LABORATORY-60, RATIONS-6).
 */
export function mostOf(nutrient: SummedNutrient, feedKg: number): number {
  const ofRation = euCeilingOf(nutrient, leastForageKg + (feedKg * usualFeedDryMatter.value) / 1000)
  return nutrient === 'selenium' ? Math.min(ofRation, seleniumLimitMg(referenceWeightKg)) : ofRation
}
