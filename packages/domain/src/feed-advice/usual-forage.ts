import type { RoughageType } from './horse.ts'

/** Grams in a kilogram of dry matter. */
export type ForageSugars = { starch: number; sugar: number }

/** RATIONS-7: what unmeasured forage of a kind usually holds. To be confirmed by the nutritionist. */
export const usualForageSugars: Readonly<Record<RoughageType, ForageSugars>> = {
  hay: { starch: 10, sugar: 100 },
  haylage: { starch: 10, sugar: 80 },
  grass: { starch: 10, sugar: 140 },
  'poor-hay': { starch: 8, sugar: 70 },
  straw: { starch: 8, sugar: 14 },
}

/** RATIONS-7: the starch of forage whose sugar alone was measured: poor hay may hold as much as any hay, the safe side of both. */
export function usualStarchOf(kind: RoughageType | 'silage'): number {
  if (kind === 'silage') return usualForageSugars.haylage.starch
  return usualForageSugars[kind === 'poor-hay' ? 'hay' : kind].starch
}
