import { methodsFor } from '@haverhof/domain/payments'
import { type Result, success } from '@haverhof/domain/shared'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { type CartCall, type NoCart, requireCart } from '../cart/index.ts'
import { methodsForMandates } from '../payments/index.ts'
import type { PaymentMethodOption } from './schemas.ts'

/** What this cart can be paid with (CHECKOUT-17). */
export async function paymentOptions(
  context: AppContext,
  call: CartCall,
): Promise<Result<z.infer<typeof PaymentMethodOption>[], NoCart>> {
  const cart = await requireCart(context, call)
  if (!cart.ok) return cart
  const { billing, lines } = cart.value
  const payments = await context.sitePayments.of(call.scope.siteId)
  // What comes again begins with a method that gives a mandate (REPEAT-31).
  const isRepeated = lines.some(({ repeatDays }) => repeatDays !== null)
  const methods = isRepeated ? methodsForMandates(payments) : payments.methods
  const options = methodsFor(methods, { isCompany: Boolean(billing?.companyName) }).map(
    ({ paymentMethodId, costsCents, issuers }) => ({
      paymentMethodId,
      costs: costsCents / 100,
      issuers: issuers.map(({ issuerId, name }) => ({ issuerId, name })),
    }),
  )
  return success(options)
}
