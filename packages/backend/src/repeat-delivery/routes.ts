import { requireCustomer } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import { createRouter, neverStored, notFound, type Router, unwrap } from '../http/index.ts'
import { addProduct, readAddition } from './account/add-product.ts'
import { changeAddress } from './account/change-address.ts'
import { changeContent, readPrice } from './account/change-content.ts'
import { changeMethod } from './account/change-method.ts'
import { endRepeat, pauseRepeat, resumeRepeat } from './account/change-state.ts'
import { moveDelivery, skipDelivery } from './account/change-day.ts'
import { listRepeats } from './account/list-repeats.ts'
import { readRepeat } from './account/read-repeat.ts'
import { readTerms } from './account/read-terms.ts'
import { repeatDeliveryCalls as calls } from './calls.ts'
import { repeatProblems } from './refusals.ts'
import { horseOf, proposeDays } from './proposals.ts'

export function repeatDeliveryRoutes(context: AppContext): Router {
  const router = createRouter()
  const own = '/api/account/repeatdeliveries'
  for (const path of [own, `${own}/*`]) router.use(path, neverStored)
  router.openapi(calls.terms, async (c) => c.json(await readTerms(context, c.var.scope), 200))
  router.openapi(calls.proposals, async (c) => {
    const { packs, ...answers } = c.req.valid('query')
    const proposals = await proposeDays(context, c.var.scope, { packs, horse: horseOf(answers) })
    return c.json({ proposals }, 200)
  })
  router.openapi(calls.list, async (c) => {
    const { userId } = requireCustomer(c)
    return c.json({ repeatDeliveries: await listRepeats(context, { userId, scope: c.var.scope }) }, 200)
  })
  router.openapi(calls.read, async (c) => {
    const { userId } = requireCustomer(c)
    const repeat = await readRepeat(context, { userId, ...c.req.valid('param') })
    if (!repeat) throw notFound('repeat delivery')
    return c.json(repeat, 200)
  })
  addDayCalls(router, context)
  addContentCalls(router, context)
  addStateCalls(router, context)
  return router
}

function addDayCalls(router: Router, context: AppContext): void {
  router.openapi(calls.skip, async (c) => {
    const { userId } = requireCustomer(c)
    const requestKey = c.req.valid('header')['idempotency-key']
    const { day } = c.req.valid('query')
    unwrap(
      await skipDelivery(context, { userId, ...c.req.valid('param') }, { requestKey, day }),
      repeatProblems,
    )
    return c.body(null, 204)
  })
  router.openapi(calls.move, async (c) => {
    const { userId } = requireCustomer(c)
    unwrap(
      await moveDelivery(context, { userId, ...c.req.valid('param') }, c.req.valid('json').day),
      repeatProblems,
    )
    return c.body(null, 204)
  })
}

function addContentCalls(router: Router, context: AppContext): void {
  router.openapi(calls.change, async (c) => {
    const { userId } = requireCustomer(c)
    unwrap(
      await changeContent(context, { userId, ...c.req.valid('param') }, c.req.valid('json')),
      repeatProblems,
    )
    return c.body(null, 204)
  })
  router.openapi(calls.price, async (c) => {
    const { userId } = requireCustomer(c)
    const { days, packs: lines } = c.req.valid('query')
    const price = await readPrice(context, { userId, ...c.req.valid('param') }, { days, lines })
    return c.json(unwrap(price, repeatProblems), 200)
  })
  router.openapi(calls.addition, async (c) => {
    const { userId } = requireCustomer(c)
    const of = { userId, ...c.req.valid('param') }
    return c.json(unwrap(await readAddition(context, of, c.req.valid('query')), repeatProblems), 200)
  })
  router.openapi(calls.add, async (c) => {
    const { userId } = requireCustomer(c)
    const requestKey = c.req.valid('header')['idempotency-key']
    const of = { userId, ...c.req.valid('param') }
    unwrap(await addProduct(context, of, { ...c.req.valid('json'), requestKey }), repeatProblems)
    return c.body(null, 204)
  })
  router.openapi(calls.changeAddress, async (c) => {
    const { userId } = requireCustomer(c)
    unwrap(
      await changeAddress(context, { userId, ...c.req.valid('param') }, c.req.valid('json')),
      repeatProblems,
    )
    return c.body(null, 204)
  })
  router.openapi(calls.changeMethod, async (c) => {
    const { userId } = requireCustomer(c)
    const { paymentMethodId } = c.req.valid('json')
    unwrap(await changeMethod(context, { userId, ...c.req.valid('param') }, paymentMethodId), repeatProblems)
    return c.body(null, 204)
  })
}

function addStateCalls(router: Router, context: AppContext): void {
  router.openapi(calls.pause, async (c) => {
    const { userId } = requireCustomer(c)
    unwrap(await pauseRepeat(context, { userId, ...c.req.valid('param') }), repeatProblems)
    return c.body(null, 204)
  })
  router.openapi(calls.resume, async (c) => {
    const { userId } = requireCustomer(c)
    unwrap(await resumeRepeat(context, { userId, ...c.req.valid('param') }), repeatProblems)
    return c.body(null, 204)
  })
  router.openapi(calls.end, async (c) => {
    const { userId } = requireCustomer(c)
    unwrap(await endRepeat(context, { userId, ...c.req.valid('param') }), repeatProblems)
    return c.body(null, 204)
  })
}
