import type { AppContext } from '../app-context.ts'
import { createRouter, type Router } from '../http/index.ts'
import { orderCalls } from './calls.ts'

export function orderRoutes(_context: AppContext): Router {
  const router = createRouter()
  for (const call of Object.values(orderCalls)) router.openAPIRegistry.registerPath(call)
  return router
}
