import type { Horse } from './horse.ts'
import { adviceLimits, forageDryMatter } from './limits.ts'

export type Forage = { dryMatterKg: number; kilograms: number }

/** FEED-ADVICE-21: the least forage of a day, in dry matter and in kilograms as it is, to half a kilogram and never less. */
export function forageFor({ weightKg, roughageType }: Pick<Horse, 'weightKg' | 'roughageType'>): Forage {
  const dryMatterKg = (weightKg / 100) * adviceLimits.forageDryMatterPer100Kg.value
  const kilograms = Math.ceil((dryMatterKg / forageDryMatter[roughageType].value) * 2 - 1e-9) / 2
  return { dryMatterKg: Math.round(dryMatterKg * 100) / 100, kilograms }
}
