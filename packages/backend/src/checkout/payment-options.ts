import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { type CartCall, requireCart } from '../cart/index.ts'
import type { PaymentMethodOption } from './schemas.ts'

/** CHECKOUT-17: what this cart can be paid with. */
export async function paymentOptions(
  context: AppContext,
  call: CartCall,
): Promise<z.infer<typeof PaymentMethodOption>[]> {
  await requireCart(context, call)
  const { methods } = await context.sitePayments.of(call.scope.siteId)
  return methods.map(({ paymentMethodId, costsCents, issuers }) => ({
    paymentMethodId,
    costs: costsCents / 100,
    issuers: issuers.map(({ issuerId, name }) => ({ issuerId, name })),
  }))
}
