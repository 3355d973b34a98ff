import type { RoughageType } from './horse.ts'

/** Grams in a kilogram of dry matter. */
export type ForageSugars = { starch: number; sugar: number }

/** What unmeasured forage of a kind usually holds (RATIONS-7). To be confirmed by the nutritionist. */
export const usualForageSugars: Readonly<Record<RoughageType, ForageSugars>> = {
  hay: { starch: 10, sugar: 100 },
  haylage: { starch: 10, sugar: 80 },
  grass: { starch: 10, sugar: 140 },
  'poor-hay': { starch: 8, sugar: 70 },
  straw: { starch: 8, sugar: 14 },
}

/** The starch of forage whose sugar alone was measured: poor hay may hold as much as any hay, the safe side of both (RATIONS-7). */
export function usualStarchOf(kind: RoughageType | 'silage'): number {
  if (kind === 'silage') return usualForageSugars.haylage.starch
  return usualForageSugars[kind === 'poor-hay' ? 'hay' : kind].starch
}
