export { subscriptionRetention } from './subscription-retention.ts'
export {
  changeSubscription,
  forgetSubscription,
  type OwnMailbox,
  readSubscription,
} from './customer-subscription.ts'
export { requestSubscriptionOfOrder } from './request-job.ts'
export { newsletterRoutes } from './routes.ts'
