import { dayOf, type StoredHorse } from '@haverhof/domain/horses'
import { ageOfYear, growingMonths } from '@haverhof/domain/rations'
import { withHorse } from '../calculator-address'
import type { RationInput } from './ration-address'

/** The answers of a horse that is kept; its age goes by the year it was born in (HORSES-8, RATIONS-18). */
export function withStoredHorse(input: RationInput, horse: StoredHorse, now = new Date()): RationInput {
  const months = monthsOf(horse, dayOf(now))
  return { ...input, horse: withHorse(input.horse, horse), growing: { months, adultWeight: '' } }
}

/** The least age stands for every younger one, which a foal may have. */
function monthsOf({ birthYear, lifeStage }: StoredHorse, today: string): string {
  if (birthYear === null) return ''
  const months = ageOfYear(birthYear, today)
  return lifeStage === 'foal' && months === growingMonths.min ? '' : String(months)
}
