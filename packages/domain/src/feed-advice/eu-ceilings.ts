import type { Limit } from './limits.ts'

function ceiling(value: number, unit: 'mg/kg' | 'IU/kg' = 'mg/kg'): Limit {
  return { value, unit, source: 'eu-register', holdsFor: 'all', toBeConfirmedBy: 'nutritionist' }
}

/** The most in a kilogram of all that a horse eats, at 88 % of dry matter (RATIONS-6). */
export const euCeilings = {
  selenium: ceiling(0.5),
  copper: ceiling(25),
  zinc: ceiling(120),
  manganese: ceiling(150),
  iodine: ceiling(4),
  iron: ceiling(750),
  cobalt: ceiling(1),
  'vitamin-d3': ceiling(4000, 'IU/kg'),
} as const

export type CeilingSubstance = keyof typeof euCeilings

/** What the register's figures are for: a feed with 12 % of moisture. */
const dryMatterOfCeilings = 0.88

/** The most in the whole ration of a day, by its kilograms of dry matter (RATIONS-6). */
export function euCeilingOf(substance: CeilingSubstance, dryMatterKg: number): number {
  return (euCeilings[substance].value * dryMatterKg) / dryMatterOfCeilings
}
