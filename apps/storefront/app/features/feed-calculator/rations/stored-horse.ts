import { dayOf, type StoredHorse } from '@haverhof/domain/horses'
import { ageOfYear } from '@haverhof/domain/rations'
import { withHorse } from '../calculator-address'
import type { RationInput } from './ration-address'

/** HORSES-8, RATIONS-18: the answers of a horse that is kept; its age goes by the year it was born in. */
export function withStoredHorse(input: RationInput, horse: StoredHorse, now = new Date()): RationInput {
  const { birthYear } = horse
  const months = birthYear === null ? '' : String(ageOfYear(birthYear, dayOf(now)))
  return { ...input, horse: withHorse(input.horse, horse), growing: { months, adultWeight: '' } }
}
