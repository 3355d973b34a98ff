import { bodyOf, done, type Http } from './http.ts'
import { checkedParameters } from './parameters.ts'

/** What a signed-in customer has with the shop. Nothing of it is ever cached (API-CLIENT-8). */
export function customerCalls({ calls }: Http) {
  return {
    overview: () => bodyOf(calls.GET('/api/account/overview')),
    orders(query: { page?: number; pageSize?: number } = {}) {
      return bodyOf(calls.GET('/api/account/orders', { params: { query } }))
    },
    order(orderId: number) {
      const path = checkedParameters({ orderId })
      return bodyOf(calls.GET('/api/account/orders/{orderId}', { params: { path } }))
    },
    /** Puts an order into a cart again, or one line of it. */
    reorder(orderId: number, lineNumber: number | null, shoppingcartId: string) {
      const path = checkedParameters({ orderId })
      const query = checkedParameters({ lineNumber })
      const body = { shoppingcartId }
      return bodyOf(calls.POST('/api/account/orders/{orderId}/reorder', { params: { path, query }, body }))
    },
    /** Begins an order anew, as a cart of its own. */
    again(orderId: number) {
      const path = checkedParameters({ orderId })
      return bodyOf(calls.POST('/api/account/orders/{orderId}/again', { params: { path } }))
    },
    invoices: () => bodyOf(calls.GET('/api/account/invoices')),
    results: () => bodyOf(calls.GET('/api/account/results')),
    markResultRead(key: string) {
      const path = checkedParameters({ key })
      return done(calls.POST('/api/account/results/{key}/read', { params: { path } }))
    },
    subscriptions: () => bodyOf(calls.GET('/api/account/subscriptions')),
    subscribeNewsletter(subscribe: boolean) {
      const query = checkedParameters({ subscribe })
      return done(calls.PUT('/api/account/subscriptions/newsletter', { params: { query } }))
    },
    subscribeReminders(subscribe: boolean) {
      const query = checkedParameters({ subscribe })
      return done(calls.PUT('/api/account/subscriptions/cartreminders', { params: { query } }))
    },
    askForReviews(subscribe: boolean) {
      const query = checkedParameters({ subscribe })
      return done(calls.PUT('/api/account/subscriptions/reviewrequests', { params: { query } }))
    },
    exportData: () => bodyOf(calls.GET('/api/account/export')),
    /** Ends the account, for good. */
    deleteAccount: (password: string | null) => done(calls.DELETE('/api/account', { body: { password } })),
  }
}
