export { forgetReporter, reportsOf } from './customer-reports.ts'
export { reportRetention } from './report-retention.ts'
export { contentReportRoutes } from './routes.ts'
