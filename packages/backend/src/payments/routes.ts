import type { AppContext } from '../app-context.ts'
import { createRouter, type Router } from '../http/index.ts'
import { paymentCalls } from './calls.ts'

export function paymentRoutes(_context: AppContext): Router {
  const router = createRouter()
  for (const call of Object.values(paymentCalls)) router.openAPIRegistry.registerPath(call)
  return router
}
