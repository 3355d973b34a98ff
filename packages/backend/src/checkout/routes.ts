import type { AppContext } from '../app-context.ts'
import { calculationCalls, cartCalls } from '../cart/index.ts'
import { createRouter, Refusal, type Router } from '../http/index.ts'
import { checkoutCalls } from './calls.ts'

export function checkoutRoutes(_context: AppContext): Router {
  const router = createRouter()
  const { impersonate, setDiscountCode, removeDiscountCode, recommendations } = cartCalls
  const declared = [
    ...Object.values(checkoutCalls),
    ...Object.values(calculationCalls),
    impersonate,
    setDiscountCode,
    removeDiscountCode,
    recommendations,
  ]
  for (const call of declared) {
    router.openapi(call, () => {
      throw new Refusal({ status: 503, code: 'try-again', title: 'The shop is busy.' })
    })
  }
  return router
}
