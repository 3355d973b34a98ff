import { lendingMethods } from '@haverhof/domain/payments'
import type { Result } from '@haverhof/domain/shared'
import { knownBuyer } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import { type CartCall, type CartView, readCart, requireCart, whyNotOpen } from '../cart/index.ts'
import { setAlternativeShipping } from './choose-place.ts'
import { setDeliveryWishes } from './delivery-wishes.ts'
import type { CheckoutRefused } from './refusals.ts'
import { setBilling } from './set-billing.ts'
import { setPayment } from './set-payment.ts'
import { setShipping } from './set-shipping.ts'

/**
 * What a cart does not say yet is taken from the account of its customer: who buys, where it goes, and how the last order was
 * paid (CHECKOUT-40). Each goes the way of the form that asks for it; what that would refuse is left to
 * the customer, so the results of these steps are not looked at.
 */
export async function fillFromAccount(
  context: AppContext,
  call: CartCall & { customerId: string },
): Promise<Result<CartView, CheckoutRefused>> {
  const { customerId, scope } = call
  const read = await requireCart(context, call)
  if (!read.ok) return read
  const stored = read.value
  const notOpen = await whyNotOpen(context, call, stored.state)
  if (notOpen) return notOpen
  const { billing, shipping, remark } = await knownBuyer(context, customerId)
  if (!stored.billing && billing) await setBilling(context, call, billing)
  if (!stored.shipping && shipping) {
    const shipped = await setShipping(context, call, shipping)
    if (shipped.ok) await setAlternativeShipping(context, call, true)
  }
  if (!stored.deliveryWishes && remark !== null) await setDeliveryWishes(context, call, { remark })
  if (!stored.payment) {
    const { siteId } = scope
    const customer = { userId: customerId, siteId }
    const last = await context.cartHooks.readLastPaymentMethod(context.database, customer)
    // A loan is chosen anew (PAYMENTS-15).
    if (last !== null && !lendingMethods.has(last)) await setPayment(context, call, { paymentMethodId: last })
  }
  return readCart(context, call)
}
