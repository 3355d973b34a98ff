import { HOUR } from '@haverhof/domain/shared'
import type { MiddlewareHandler } from 'hono'
import { requireCustomer } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import { type ApiEnv, createRouter, neverStored, type Router } from '../http/index.ts'
import { concurrencyLimit, countAttempt } from '../limits/index.ts'
import { returnCalls } from './calls.ts'
import { listReturns } from './list-returns.ts'
import { readReturnForm } from './read-form.ts'
import { readPhoto } from './read-photo.ts'
import { registerReturn } from './register-return.ts'

/** RETURNS-8: what one customer may try within an hour. */
const customerLimit = { limit: 30, windowMs: HOUR }

/** RETURNS-8: forms that are read at the same time, each as large as a photo may be. */
const uploads = concurrencyLimit({ concurrency: 4, maxPending: 20 })

export function returnRoutes(context: AppContext): Router {
  const router = createRouter()
  router.use('/api/account/returns', neverStored)
  router.use('/api/account/returns/*', neverStored)
  router.openapi(returnCalls.list, async (c) =>
    c.json(await listReturns(context, requireCustomer(c).userId), 200),
  )
  router.openapi({ ...returnCalls.register, middleware: takeForm(context) }, async (c) => {
    const { userId, siteId } = requireCustomer(c)
    const { photo, ...fields } = c.req.valid('form')
    return c.json(await registerReturn(context, { ...fields, photo, userId, siteId }), 200)
  })
  router.openapi(returnCalls.photo, async (c) => {
    const { returnId } = c.req.valid('param')
    const photo = await readPhoto(context, { returnId, userId: requireCustomer(c).userId })
    // RETURNS-5: whatever a browser may see in these bytes, it runs nothing of them.
    c.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    c.header('cross-origin-resource-policy', 'same-origin')
    c.header('x-content-type-options', 'nosniff')
    return c.body(photo.content, 200, { 'content-type': photo.mediaType })
  })
  return router
}

/** Who is signed in and within the limits may send a large body; it is read here, before anything looks at it. */
function takeForm(context: AppContext): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { userId } = requireCustomer(c)
    await countAttempt(context, `return:${userId}`, customerLimit)
    await uploads(async () => {
      c.req.bodyCache.formData = await readReturnForm(c.req.raw)
      await next()
    })
  }
}
