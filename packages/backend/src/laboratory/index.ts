export { benchSamples, type BenchSample, countSamples, findSample, readBenchSample } from './bench.ts'
export { enterCorrection } from './correct-measurement.ts'
export {
  countUnreadResults,
  exportSamples,
  samplesOfCustomer,
  type MeasuredForage,
  measuredForages,
} from './list-results.ts'
export { forgetSamples } from './register-samples.ts'
export { readBenchReport } from './read-sample-report.ts'
export { takeIn } from './receive-sample.ts'
export { enterAdvice } from './record-advice.ts'
export { enterMeasurement } from './record-measurement.ts'
export { reportRoutes } from './report-routes.ts'
export { laboratoryRoutes } from './routes.ts'
export { SampleReport } from './report-schemas.ts'
