import type { RoughageType } from '../feed-advice/index.ts'

/** LABORATORY-1: the life of a sample; none of its steps leads backwards. */
export const sampleStatuses = ['ordered', 'received', 'measured', 'advised'] as const
export type SampleStatus = (typeof sampleStatuses)[number]

export const sampleTypes = ['hay', 'silage'] as const
export type SampleType = (typeof sampleTypes)[number]

/** Roughage quickscan (what it feeds) and hygiene quality scan (how clean it is). */
export const analyses = ['Rqs', 'Qs'] as const
export type Analysis = (typeof analyses)[number]

const nextStatuses: Record<SampleStatus, readonly SampleStatus[]> = {
  ordered: ['received'],
  received: ['measured'],
  measured: ['advised'],
  advised: [],
}

/** LABORATORY-1: no step may be left out: nothing is measured that has not come in, and there is no advice without values. */
export function sampleMayBecome(from: SampleStatus, to: SampleStatus): boolean {
  return nextStatuses[from].includes(to)
}

/** LABORATORY-10: the longest note of an adviser. */
export const longestNote = 2000

const inTarget = 3

/** LABORATORY-11: what the ration takes a sample for: hay with little energy counts as poor hay. */
export function roughageTypeOf(
  sampleType: SampleType | null,
  values: readonly { code: string; band: number }[],
): RoughageType {
  if (sampleType === 'silage') return 'haylage'
  const energy = values.find(({ code }) => code === 'energy-ewpa')
  return energy && energy.band < inTarget ? 'poor-hay' : 'hay'
}
