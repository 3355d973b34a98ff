export type { Purpose } from './consent.ts'
export { subscriptionRetention } from './subscription-retention.ts'
export {
  changeSubscription,
  forgetSubscription,
  moveSubscriptions,
  type OwnMailbox,
  readSubscription,
  remindersOf,
} from './customer-subscription.ts'
export { requestSubscriptionOfOrder } from './request-subscription.ts'
export { remindOfCarts } from './remind-of-carts.ts'
export { newsletterRoutes } from './routes.ts'
