import type { Limit } from './limits.ts'

function ceiling(value: number, unit: 'mg/kg' | 'IU/kg' = 'mg/kg'): Limit {
  return { value, unit, source: 'eu-register', holdsFor: 'all', toBeConfirmedBy: 'nutritionist' }
}

/** RATIONS-6: the most in a kilogram of all that a horse eats, at 88 % of dry matter. */
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

/** RATIONS-6: the most in the whole ration of a day, by its kilograms of dry matter. */
export function euCeilingOf(substance: CeilingSubstance, dryMatterKg: number): number {
  return (euCeilings[substance].value * dryMatterKg) / dryMatterOfCeilings
}
