import type { RoughageType } from '../feed-advice/index.ts'
import type { SampleType } from './sample.ts'

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
