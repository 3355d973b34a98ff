export { type Advice, type AdviceCode, adviceCodes, leastCalciumRatio } from './advice.ts'
export { averageOf, type Reference, type Tally, tallied } from './average.ts'
export { type Band, bandOf } from './bands.ts'
export { type Averages, judgeSample, type Judgement } from './judge.ts'
export type { Judged } from './judged.ts'
export { type Measurement, type MeasurementProblem, measurementProblems } from './measurement.ts'
export { type Parameter, parametersOf, type Target, type Unit, units } from './parameters.ts'
export {
  analyses,
  type Analysis,
  longestNote,
  sampleMayBecome,
  type SampleStatus,
  sampleStatuses,
  type SampleType,
  sampleTypes,
} from './sample.ts'
export {
  type DetailProblem,
  readReceiptDate,
  readSampleDetails,
  type SampleDetails,
  type TypedDetails,
} from './sample-details.ts'
export { roughageTypeOf } from './roughage-of-sample.ts'
export { type Scale, scaleOf } from './scale.ts'
