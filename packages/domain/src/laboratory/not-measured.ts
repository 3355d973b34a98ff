import type { Measurement } from './measurement.ts'
import { parametersOf } from './parameters.ts'
import type { Analysis, SampleType } from './sample.ts'

/** What the laboratory does not measure, though one might think it does (LABORATORY-19). */
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

/** First what this sample lacks of its analysis, then what no sample has (LABORATORY-19). */
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
