import { accountProblems, clearSessionCookie, requireCustomer } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import { createRouter, neverStored, notFound, type Router, unwrap } from '../http/index.ts'
import { customerCalls } from './calls.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'
import { readOrder } from './read-order.ts'
import { readOverview } from './read-overview.ts'
import { changeReviewRequests, readSubscriptions, subscribeCustomer } from './subscriptions.ts'

export function customerRoutes(context: AppContext): Router {
  const router = createRouter()
  for (const path of ['/api/account', '/api/account/*']) router.use(path, neverStored)
  router.openapi(customerCalls.overview, async (c) =>
    c.json(
      await readOverview(context, { userId: requireCustomer(c).userId, language: c.var.scope.languageCode }),
      200,
    ),
  )
  router.openapi(customerCalls.order, async (c) => {
    const { userId } = requireCustomer(c)
    const { orderId } = c.req.valid('param')
    const order = await readOrder(context, { userId, orderId, scope: c.var.scope })
    if (!order) throw notFound('order')
    return c.json(order, 200)
  })
  router.openapi(customerCalls.subscriptions, async (c) =>
    c.json(await readSubscriptions(context, requireCustomer(c), c.var.scope), 200),
  )
  router.openapi(customerCalls.subscribe, async (c) => {
    const { subscribe } = c.req.valid('query')
    const { scope } = c.var
    await subscribeCustomer(context, requireCustomer(c), { purpose: 'newsletter', subscribe, scope })
    return c.body(null, 204)
  })
  router.openapi(customerCalls.remindOfCarts, async (c) => {
    const { subscribe } = c.req.valid('query')
    const { scope } = c.var
    await subscribeCustomer(context, requireCustomer(c), { purpose: 'reminders', subscribe, scope })
    return c.body(null, 204)
  })
  router.openapi(customerCalls.askForReviews, async (c) => {
    await changeReviewRequests(context, requireCustomer(c), c.req.valid('query').subscribe)
    return c.body(null, 204)
  })
  addEndCalls(router, context)
  return router
}

/** What a customer takes along, and how a customer leaves. */
function addEndCalls(router: Router, context: AppContext): void {
  router.openapi(customerCalls.exportData, async (c) => {
    const data = unwrap(await exportData(context, requireCustomer(c), c.var.scope))
    const day = context.now().toISOString().slice(0, 10)
    c.header('content-disposition', `attachment; filename="account-${day}.json"`)
    return c.json(data, 200)
  })
  router.openapi(customerCalls.deleteAccount, async (c) => {
    const { password = null } = c.req.valid('json')
    unwrap(await deleteAccount(context, requireCustomer(c), password), accountProblems)
    clearSessionCookie(c)
    return c.body(null, 204)
  })
}
