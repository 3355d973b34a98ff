export type { Purpose } from './consent.ts'
export {
  changeSubscription,
  forgetSubscription,
  moveSubscriptions,
  type OwnMailbox,
  readSubscription,
  remindersOf,
} from './customer-subscription.ts'
export { requestSubscriptionOfOrder, subscriptionRetention } from './request-subscription.ts'
export { remindOfCarts } from './remind-of-carts.ts'
export { newsletterRoutes } from './routes.ts'
