import { type Feeding } from './feeding.ts'
import type { Horse, LifeStage, WorkLoad } from './horse.ts'

export const careWarningCodes = ['work-in-foal', 'salts-with-ulcers'] as const

/** What a vet would ask about before anything is fed (FEED-ADVICE-42, 43). To be confirmed by the vet. */
export type CareWarning = (typeof careWarningCodes)[number]

/** Work that is too much in these months of carrying a foal (FEED-ADVICE-42). */
const tooMuchInFoal: Readonly<Partial<Record<LifeStage, readonly WorkLoad[]>>> = {
  'mare-8': ['heavy'],
  'mare-9': ['average', 'heavy'],
  'mare-10': ['average', 'heavy'],
  'mare-11': ['average', 'heavy'],
}

export function isWorkedTooMuchInFoal({
  lifeStage,
  workLoad,
}: Pick<Horse, 'lifeStage' | 'workLoad'>): boolean {
  return tooMuchInFoal[lifeStage]?.includes(workLoad) ?? false
}

/** Concentrated salts on an empty stomach irritate ulcers (FEED-ADVICE-43). */
export function areSaltsForUlcers(
  { isSalts = false }: Pick<Feeding, 'isSalts'>,
  { health }: Pick<Horse, 'health'>,
): boolean {
  return isSalts && health !== 'unknown' && health.includes('ulcers')
}

export function careWarnings(feeding: Feeding, horse: Horse): CareWarning[] {
  const warnings: CareWarning[] = []
  if (isWorkedTooMuchInFoal(horse)) warnings.push('work-in-foal')
  if (areSaltsForUlcers(feeding, horse)) warnings.push('salts-with-ulcers')
  return warnings
}
