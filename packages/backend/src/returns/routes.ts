import { HOUR } from '@haverhof/domain/shared'
import type { MiddlewareHandler } from 'hono'
import { requireCustomer } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import { type ApiEnv, createRouter, neverStored, notFound, type Router, unwrap } from '../http/index.ts'
import { countAttempt } from '../limits/index.ts'
import { answerPhoto, photoProblems, readPhotoForm, takeUpload } from '../photos/index.ts'
import { returnCalls } from './calls.ts'
import { listReturns } from './list-returns.ts'
import { readPhoto } from './read-photo.ts'
import { returnProblems } from './refusals.ts'
import { registerReturn } from './register-return.ts'
import { ReturnInput } from './schemas.ts'

/** What one customer may try within an hour (RETURNS-8). */
const customerLimit = { limit: 30, windowMs: HOUR }

const formFields = Object.keys(ReturnInput.shape)

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
    const registered = await registerReturn(context, { ...fields, photo, userId, siteId })
    return c.json(unwrap(registered, { ...returnProblems, ...photoProblems }), 200)
  })
  router.openapi(returnCalls.photo, async (c) => {
    const { returnId } = c.req.valid('param')
    const photo = await readPhoto(context, { returnId, userId: requireCustomer(c).userId })
    if (!photo) throw notFound('photo')
    return answerPhoto(c, photo)
  })
  return router
}

/** Who is signed in and within the limits may send a large body; it is read here, before anything looks at it. */
function takeForm(context: AppContext): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { userId } = requireCustomer(c)
    unwrap(await countAttempt(context, `return:${userId}`, customerLimit))
    await takeUpload(async () => {
      c.req.bodyCache.formData = unwrap(await readPhotoForm(c.req.raw, formFields), photoProblems)
      await next()
    })
  }
}
