import { HOUR } from '@haverhof/domain/shared'
import { requireCustomer } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import { createRouter, neverStored, type Router } from '../http/index.ts'
import { countAttempt } from '../limits/index.ts'
import { reviewCalls } from './calls.ts'
import { customerReviews } from './customer-reviews.ts'
import { readRequest } from './read-request.ts'
import { endRequests } from './silence.ts'
import { submitReview } from './submit-review.ts'

/** REVIEWS-8: what one caller may try within an hour. */
const callerLimit = { limit: 30, windowMs: HOUR }

export function reviewRoutes(context: AppContext): Router {
  const router = createRouter()
  router.use('/api/account/reviews', neverStored)
  router.openapi(reviewCalls.submit, async (c) => {
    c.header('cache-control', 'no-store')
    const { productId, requestToken, title, text, rating, author } = c.req.valid('json')
    const by = requestToken ? { token: requestToken } : { userId: requireCustomer(c).userId }
    const caller = 'userId' in by ? by.userId : (c.var.clientIp ?? 'inside')
    await countAttempt(context, `review:${caller}`, callerLimit)
    const fields = { title, text, rating: rating ?? null, author: author ?? '' }
    return c.json(await submitReview(context, { scope: c.var.scope, productId, by, fields }), 200)
  })
  router.openapi(reviewCalls.request, async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await readRequest(context, c.var.scope, c.req.valid('query').token), 200)
  })
  router.openapi(reviewCalls.end, async (c) => {
    await endRequests(context, c.req.valid('json').token)
    return c.body(null, 204)
  })
  router.openapi(reviewCalls.oneClick, async (c) => {
    await endRequests(context, c.req.valid('query').token)
    return c.body(null, 204)
  })
  router.openapi(reviewCalls.ofCustomer, async (c) =>
    c.json(await customerReviews(context, c.var.scope, requireCustomer(c).userId), 200),
  )
  return router
}
