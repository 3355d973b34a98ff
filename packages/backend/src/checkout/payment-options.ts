import { methodsFor } from '@haverhof/domain/payments'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { type CartCall, requireCart } from '../cart/index.ts'
import type { PaymentMethodOption } from './schemas.ts'

/** CHECKOUT-17: what this cart can be paid with. */
export async function paymentOptions(
  context: AppContext,
  call: CartCall,
): Promise<z.infer<typeof PaymentMethodOption>[]> {
  const { billing } = await requireCart(context, call)
  const { methods } = await context.sitePayments.of(call.scope.siteId)
  return methodsFor(methods, { isCompany: Boolean(billing?.companyName) }).map(
    ({ paymentMethodId, costsCents, issuers }) => ({
      paymentMethodId,
      costs: costsCents / 100,
      issuers: issuers.map(({ issuerId, name }) => ({ issuerId, name })),
    }),
  )
}
