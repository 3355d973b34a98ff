import { accountCalls } from './account.ts'
import { authenticationCalls } from './authentication.ts'
import { cartCalls } from './cart.ts'
import { dealerCalls, deliveryCalls } from './delivery.ts'
import { feedCalculatorCalls } from './feed-calculator.ts'
import { type ClientOptions, createHttp } from './http.ts'
import { newsletterCalls, withdrawalCalls } from './newsletter.ts'
import { giftCardCalls, orderCalls, sandboxCalls } from './orders.ts'
import { productCalls } from './products.ts'
import { rationCalls } from './rations.ts'
import { resultCalls } from './results.ts'
import { questionCalls } from './questions.ts'
import { reviewCalls } from './reviews.ts'
import type { components } from '../build/schema.d.ts'
import { stockAlertCalls } from './stock-alerts.ts'
import { visitorCalls } from './visitor.ts'

export { ApiError, statusOfFailure } from './api-error.ts'

/** The shapes the API answers with. */
export type Schemas = components['schemas']

export type ApiClient = ReturnType<typeof createApiClient>

/**
 * The calls of the shop's API that browsers make, typed, with the caches and
 * checks of docs/rules/api-client.md; `pages.ts` has the others.
 */
export function createApiClient(options: ClientOptions) {
  const http = createHttp(options)
  return {
    ...visitorCalls(http),
    products: productCalls(http),
    questions: questionCalls(http),
    reviews: reviewCalls(http),
    account: accountCalls(http),
    authentication: authenticationCalls(http),
    cart: cartCalls(http),
    delivery: deliveryCalls(http),
    dealers: dealerCalls(http),
    orders: orderCalls(http),
    giftCards: giftCardCalls(http),
    sandbox: sandboxCalls(http),
    withdrawals: withdrawalCalls(http),
    newsletter: newsletterCalls(http),
    rations: rationCalls(http),
    results: resultCalls(http),
    stockAlerts: stockAlertCalls(http),
    /** Calls that few pages make come with those pages: `api.extended(horseCalls)`. */
    extended: <Calls>(callsOf: (client: typeof http) => Calls): Calls => callsOf(http),
    feedCalculator: feedCalculatorCalls(http),
  }
}
