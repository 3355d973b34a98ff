import type { Source } from './sources.ts'

/** What several feeds together must not bring too much of; vitamin D3 in IU, the others in mg. */
export const summedNutrients = ['selenium', 'copper', 'zinc', 'vitamin-d3'] as const
export type SummedNutrient = (typeof summedNutrients)[number]

type Ceiling = { perKg: number; perDay: number | null; source: Source }

/** LABORATORY-21: the most in a kilogram of the whole ration at 88 % dry matter and, where labels say so, in a day of a horse of 600 kg. */
export const ceilings: Record<SummedNutrient, Ceiling> = {
  selenium: { perKg: 0.5, perDay: 3, source: euMaximum('3b801; labels: below 3 mg a day') },
  copper: { perKg: 25, perDay: null, source: euMaximum('3b405') },
  zinc: { perKg: 120, perDay: null, source: euMaximum('3b603') },
  'vitamin-d3': { perKg: 4000, perDay: null, source: euMaximum('3a671') },
}

function euMaximum(additive: string): Source {
  return { name: `EU register of feed additives, ${additive}`, toBeConfirmedBy: 'our feed adviser' }
}

/** The least forage of the reference horse, 1.5 kg of dry matter in 100 kg, in kilograms at 88 % dry matter: less forage, lower ceilings. */
const leastForageKg = (600 * 0.015) / 0.88

/** How much of a nutrient may be in a ration with so many kilograms of feed. */
export function mostOf(nutrient: SummedNutrient, feedKg: number): number {
  const { perKg, perDay } = ceilings[nutrient]
  const ofRation = perKg * (leastForageKg + feedKg)
  return perDay === null ? ofRation : Math.min(perDay, ofRation)
}
