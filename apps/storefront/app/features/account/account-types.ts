import type { ApiClient, Schemas } from '@haverhof/api-client'
import type { customerCalls } from '@haverhof/api-client/customer'

/** What a call brings. */
type Brought<Call extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Call>>

export type Account = Brought<ApiClient['account']['get']>
export type AccountInput = Schemas['AccountInput']
export type CustomerReviews = Schemas['CustomerReviews']
export type Invoice = Schemas['Invoice']
export type OrderInList = Schemas['OrderSummary']
export type OrderLineOfAccount = Schemas['CustomerOrderLine']
export type OrderOfAccount = Omit<Brought<ReturnType<typeof customerCalls>['order']>, 'lines'> & {
  lines: OrderLineOfAccount[]
}
export type Orders = Schemas['CustomerOrders']
export type Overview = Schemas['AccountOverview']
export type OneRepeat = Schemas['OneRepeatDelivery']
export type Repeat = Schemas['RepeatDelivery']
export type Reordered = Schemas['Reordered']
export type SampleResult = Schemas['SampleResult']
export type Subscriptions = Schemas['Subscriptions']
