import { lendingMethods } from '@haverhof/domain/payments'
import { knownBuyer } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import { type CartCall, type CartView, readCart, requireCart, requireOpen } from '../cart/index.ts'
import { Refusal } from '../http/index.ts'
import { setAlternativeShipping } from './choose-place.ts'
import { setDeliveryWishes } from './delivery-wishes.ts'
import { setBilling } from './set-billing.ts'
import { setPayment } from './set-payment.ts'
import { setShipping } from './set-shipping.ts'

/**
 * CHECKOUT-40: what a cart does not say yet is taken from the account of its customer: who buys, where it goes, and how the last order was
 * paid. Each goes the way of the form that asks for it; what that would refuse is left to the customer.
 */
export async function fillFromAccount(
  context: AppContext,
  call: CartCall & { customerId: string },
): Promise<CartView> {
  const { customerId, scope } = call
  const stored = await requireCart(context, call)
  await requireOpen(context, call, stored.state)
  const { billing, shipping, remark } = await knownBuyer(context, customerId)
  if (!stored.billing && billing) await unlessRefused(() => setBilling(context, call, billing))
  if (!stored.shipping && shipping) {
    await unlessRefused(async () => {
      await setShipping(context, call, shipping)
      await setAlternativeShipping(context, call, true)
    })
  }
  if (!stored.deliveryWishes && remark !== null)
    await unlessRefused(() => setDeliveryWishes(context, call, { remark }))
  if (!stored.payment) {
    const { siteId } = scope
    const customer = { userId: customerId, siteId }
    const last = await context.cartHooks.readLastPaymentMethod(context.database, customer)
    // PAYMENTS-15: a loan is chosen anew.
    if (last !== null && !lendingMethods.has(last))
      await unlessRefused(() => setPayment(context, call, { paymentMethodId: last }))
  }
  return readCart(context, call)
}

/** What a form would refuse is left to the customer. */
export async function unlessRefused(step: () => Promise<unknown>): Promise<void> {
  try {
    await step()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
