import type { RoughageType } from './horse.ts'

/** Grams in a kilogram of dry matter. */
export type ForageSugars = { starch: number; sugar: number }

/** RATIONS-7: what forage of a kind usually holds where nobody has measured it. To be confirmed by the nutritionist. */
export const usualForageSugars: Readonly<Record<RoughageType, ForageSugars>> = {
  hay: { starch: 10, sugar: 100 },
  haylage: { starch: 10, sugar: 80 },
  grass: { starch: 10, sugar: 140 },
  'poor-hay': { starch: 8, sugar: 70 },
  straw: { starch: 8, sugar: 14 },
}
