import type { Measurement } from './measurement.ts'
import { parametersOf } from './parameters.ts'
import type { Analysis, SampleType } from './sample.ts'

/** LABORATORY-19: what the laboratory does not measure, though one might think it does. */
export const neverMeasured = [
  'trace-elements',
  'fructan-and-starch',
  'hygiene',
  'acidity',
  'mycotoxins',
  'endotoxins',
  'fermentation-acids',
] as const
export type NeverMeasured = (typeof neverMeasured)[number]

const ofAnalysis: Record<Analysis, Record<SampleType, readonly NeverMeasured[]>> = {
  Rqs: {
    hay: ['trace-elements', 'fructan-and-starch', 'hygiene'],
    silage: ['trace-elements', 'fructan-and-starch', 'hygiene', 'acidity', 'fermentation-acids'],
  },
  Qs: {
    hay: ['mycotoxins', 'endotoxins'],
    silage: ['mycotoxins', 'endotoxins', 'fermentation-acids'],
  },
}

/** LABORATORY-19: first what this sample lacks of its analysis, then what no sample has. */
export function notMeasured(
  analysis: Analysis,
  sampleType: SampleType,
  measurement: Measurement,
): { missing: string[]; never: readonly NeverMeasured[] } {
  const missing = parametersOf(analysis, sampleType)
    .map(({ code }) => code)
    .filter((code) => measurement[code] === undefined)
  return { missing, never: ofAnalysis[analysis][sampleType] }
}
