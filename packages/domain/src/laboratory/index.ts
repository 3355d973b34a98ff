export { type Advice, type AdviceCode, adviceCodes } from './advice.ts'
export { tallied } from './average.ts'
export { type Averages, judgeSample, type Judgement } from './judge.ts'
export { type Measurement, type MeasurementProblem, measurementProblems } from './measurement.ts'
export { parametersOf, units } from './parameters.ts'
export {
  analyses,
  type Analysis,
  longestNote,
  roughageTypeOf,
  sampleMayBecome,
  type SampleStatus,
  sampleStatuses,
  type SampleType,
  sampleTypes,
} from './sample.ts'
export { readReceiptDate, readSampleDetails, type TypedDetails } from './sample-details.ts'
