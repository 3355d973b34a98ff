import { adviceLimits, type RoughageType } from '../feed-advice/index.ts'

/** The life of a sample; none of its steps leads backwards (LABORATORY-29). */
export const sampleStatuses = ['ordered', 'received', 'measured', 'advised'] as const
export type SampleStatus = (typeof sampleStatuses)[number]

/** What an order says. */
export const sampleTypes = ['hay', 'silage'] as const
export type SampleType = (typeof sampleTypes)[number]

/** What a result is read as; haylage is silage that is so dry that not acid but the wrap preserves it (LABORATORY-16). */
export const forages = ['hay', 'haylage', 'silage'] as const
export type Forage = (typeof forages)[number]

/** Roughage quickscan (what it feeds) and hygiene quality scan (how clean it is). */
export const analyses = ['Rqs', 'Qs'] as const
export type Analysis = (typeof analyses)[number]

const nextStatuses: Record<SampleStatus, readonly SampleStatus[]> = {
  ordered: ['received'],
  received: ['measured'],
  measured: ['advised'],
  advised: [],
}

/** No step may be left out: nothing is measured that has not come in, and there is no advice without values (LABORATORY-29). */
export function sampleMayBecome(from: SampleStatus, to: SampleStatus): boolean {
  return nextStatuses[from].includes(to)
}

/** The longest note of an adviser (LABORATORY-10). */
export const longestNote = 2000

/** From so many grams of dry matter in a kilogram on silage is haylage (LABORATORY-16). */
export const haylageFrom = adviceLimits.dryMatterOfHaylage.value

/** Without its dry matter silage is read as the wetter of the two: that is the safe side (LABORATORY-16). */
export function forageOf(sampleType: SampleType, dryMatter: number | undefined): Forage {
  if (sampleType === 'hay') return 'hay'
  return dryMatter !== undefined && dryMatter >= haylageFrom ? 'haylage' : 'silage'
}

/** So near to that line a hygiene scan is judged as both, and the stricter judgement counts (LABORATORY-28). */
export function possibleForages(sampleType: SampleType, dryMatter: number | undefined): readonly Forage[] {
  const forage = forageOf(sampleType, dryMatter)
  const isNear =
    dryMatter !== undefined && Math.abs(dryMatter - haylageFrom) <= adviceLimits.edgeOfHaylage.value
  if (forage === 'hay' || !isNear) return [forage]
  return forage === 'haylage' ? ['haylage', 'silage'] : ['silage', 'haylage']
}

const inTarget = 3

/** What the ration takes a sample for: with little energy it counts as poor hay, whatever it is (LABORATORY-58). */
export function roughageTypeOf(
  forage: Forage | null,
  values: readonly { code: string; band: number | null }[],
): RoughageType {
  const energy = values.find(({ code }) => code === 'energy-ewpa')
  if (energy?.band && energy.band < inTarget) return 'poor-hay'
  return forage === null || forage === 'hay' ? 'hay' : 'haylage'
}
