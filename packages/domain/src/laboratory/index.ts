export { type Advice, type AdviceCode, adviceCodes } from './advice.ts'
export { adviceFigures } from './advice-figures.ts'
export { leastSamples, seasonOf, type Tally, tallied } from './average.ts'
export { summedNutrients } from './ceilings.ts'
export { chooseFeeds, type NamedFeed, sumOf } from './choose-feeds.ts'
export { conclusions } from './conclusion.ts'
export { energyInOtherUnits, metabolisableOfFeed } from './energy-units.ts'
export { judgeSample, type Judgement } from './judge.ts'
export {
  correctionProblems,
  type Measurement,
  type MeasurementProblem,
  measurementProblems,
} from './measurement.ts'
export { neverMeasured } from './not-measured.ts'
export { forageInRation, forageOfMeasurement, parametersOf, units } from './parameters.ts'
export {
  analyses,
  type Analysis,
  type Forage,
  forages,
  longestNote,
  roughageTypeOf,
  sampleMayBecome,
  type SampleStatus,
  sampleStatuses,
  type SampleType,
  sampleTypes,
} from './sample.ts'
export { readSampleCode, sampleCode } from './sample-code.ts'
export { readReceiptDate, readSampleDetails, type TypedDetails } from './sample-details.ts'
export { addWorkingDays } from './working-days.ts'
