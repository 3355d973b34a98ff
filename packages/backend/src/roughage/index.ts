export { advanceSample, type SampleStep } from './advance-sample.ts'
export { countUnreadResults, listResults } from './list-results.ts'
export { type SampleStatus, sampleStatuses } from './records.ts'
export { roughageRoutes } from './routes.ts'
