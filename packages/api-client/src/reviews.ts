import { bodyOf, done, type Http } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { components, paths } from '../build/schema.d.ts'

type ReviewQuery = NonNullable<paths['/api/reviews/{productId}']['get']['parameters']['query']>

/** Reviews change slowly, so they live in the long cache; what belongs to one customer is never kept. */
export function reviewCalls({ calls, long }: Http) {
  return {
    list(productId: number, { page = 1, ...filters }: ReviewQuery = {}) {
      const path = checkedParameters({ productId })
      const query = { page, ...filters }
      return long.read(`reviews ${productId} ${JSON.stringify(query)}`, () =>
        bodyOf(calls.GET('/api/reviews/{productId}', { params: { path, query } })),
      )
    },
    /** What buyers think of the shop. */
    shop: () => long.read('shop rating', () => bodyOf(calls.GET('/api/reviews/shop'))),
    submit: (review: components['schemas']['ReviewInput']) =>
      bodyOf(calls.POST('/api/reviews', { body: review })),
    /** What a mailed request is about. */
    request(token: string) {
      const query = checkedParameters({ token })
      return bodyOf(calls.GET('/api/reviews/request', { params: { query } }))
    },
    /** No more of these mails. */
    endRequests(token: string) {
      const body = checkedParameters({ token })
      return done(calls.POST('/api/reviews/request/end', { body }))
    },
    ofCustomer: () => bodyOf(calls.GET('/api/account/reviews')),
  }
}
