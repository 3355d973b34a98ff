export { requestSubscriptionOfOrder } from './request-job.ts'
export { newsletterRoutes } from './routes.ts'
