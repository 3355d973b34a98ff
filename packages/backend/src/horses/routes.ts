import { HOUR } from '@haverhof/domain/shared'
import type { MiddlewareHandler } from 'hono'
import { requireCustomer } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import { type ApiEnv, createRouter, neverStored, notFound, type Router, unwrap } from '../http/index.ts'
import { countAttempt } from '../limits/index.ts'
import { answerPhoto, photoProblems, readPhotoForm, takeUpload } from '../photos/index.ts'
import { addHorse } from './add-horse.ts'
import { horseCalls, packCalls } from './calls.ts'
import { changeHorse, removeHorse } from './change-horse.ts'
import { endReminders } from './remind-owners.ts'
import { horseProblems } from './refusals.ts'
import { listHorses } from './list-horses.ts'
import { openPack, removePack } from './packs.ts'
import { readPhoto, removePhoto, setPhoto } from './photo.ts'
import { removeWeight, weighHorse } from './weights.ts'

/** Horses and photos that one customer may send within an hour (HORSES-14). */
const customerLimit = { limit: 60, windowMs: HOUR }

export function horseRoutes(context: AppContext): Router {
  const router = createRouter()
  for (const path of ['/api/account/horses', '/api/account/horses/*']) router.use(path, neverStored)
  router.openapi(horseCalls.list, async (c) => {
    const { userId } = requireCustomer(c)
    return c.json(await listHorses(context, { userId, scope: c.var.scope }), 200)
  })
  router.openapi(horseCalls.add, async (c) => {
    const { userId } = requireCustomer(c)
    unwrap(await countAttempt(context, `horse:${userId}`, customerLimit))
    const { guestKey = null, ...horse } = c.req.valid('json')
    return c.json(unwrap(await addHorse(context, { userId, horse, guestKey }), horseProblems), 200)
  })
  router.openapi(horseCalls.change, async (c) => {
    const { userId } = requireCustomer(c)
    const change = { userId, ...c.req.valid('param'), horse: c.req.valid('json') }
    unwrap(await changeHorse(context, change), horseProblems)
    return c.body(null, 204)
  })
  router.openapi(horseCalls.remove, async (c) => {
    const { userId } = requireCustomer(c)
    unwrap(await removeHorse(context, { userId, ...c.req.valid('param') }))
    return c.body(null, 204)
  })
  addWeightCalls(router, context)
  addPhotoCalls(router, context)
  addPackCalls(router, context)
  return router
}

function addWeightCalls(router: Router, context: AppContext): void {
  router.openapi(horseCalls.weigh, async (c) => {
    const { userId } = requireCustomer(c)
    const weight = { userId, ...c.req.valid('param'), ...c.req.valid('json') }
    unwrap(await weighHorse(context, weight), horseProblems)
    return c.body(null, 204)
  })
  router.openapi(horseCalls.removeWeight, async (c) => {
    const { userId } = requireCustomer(c)
    unwrap(await removeWeight(context, { userId, ...c.req.valid('param') }), horseProblems)
    return c.body(null, 204)
  })
}

function addPhotoCalls(router: Router, context: AppContext): void {
  router.openapi(horseCalls.photo, async (c) => {
    const { userId } = requireCustomer(c)
    const photo = await readPhoto(context, { userId, ...c.req.valid('param') })
    if (!photo) throw notFound('photo')
    return answerPhoto(c, photo)
  })
  router.openapi({ ...horseCalls.setPhoto, middleware: takeForm(context) }, async (c) => {
    const { userId } = requireCustomer(c)
    const photo = { userId, ...c.req.valid('param'), ...c.req.valid('form') }
    unwrap(await setPhoto(context, photo), photoProblems)
    return c.body(null, 204)
  })
  router.openapi(horseCalls.removePhoto, async (c) => {
    const { userId } = requireCustomer(c)
    unwrap(await removePhoto(context, { userId, ...c.req.valid('param') }))
    return c.body(null, 204)
  })
}

function addPackCalls(router: Router, context: AppContext): void {
  router.openapi(packCalls.open, async (c) => {
    const { userId } = requireCustomer(c)
    const { horseId, productVariantId: variantId } = c.req.valid('param')
    const opened = { userId, horseId, variantId, pack: c.req.valid('json') }
    unwrap(await openPack(context, c.var.scope, opened), horseProblems)
    return c.body(null, 204)
  })
  router.openapi(packCalls.remove, async (c) => {
    const { userId } = requireCustomer(c)
    const { horseId, productVariantId: variantId } = c.req.valid('param')
    unwrap(await removePack(context, { userId, horseId, variantId }))
    return c.body(null, 204)
  })
  router.openapi(packCalls.end, async (c) => {
    unwrap(await endReminders(context, c.req.valid('json').token), horseProblems)
    return c.body(null, 204)
  })
  router.openapi(packCalls.oneClick, async (c) => {
    unwrap(await endReminders(context, c.req.valid('query').token), horseProblems)
    return c.body(null, 204)
  })
}

/** As for photos of returns: read here, within the limits, before anything looks at it. */
function takeForm(context: AppContext): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { userId } = requireCustomer(c)
    unwrap(await countAttempt(context, `horse:${userId}`, customerLimit))
    await takeUpload(async () => {
      c.req.bodyCache.formData = unwrap(await readPhotoForm(c.req.raw, ['photo']), photoProblems)
      await next()
    })
  }
}
