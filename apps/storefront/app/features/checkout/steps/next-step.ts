import { type CheckoutStep, missingStep } from '@haverhof/domain/checkout'
import { openYardQuestions } from '@haverhof/domain/delivery'
import type { Cart, CartState } from '../../../shared/cart'
import { checkoutCart } from './checkout-cart'

type PricedCart = Pick<CartState, 'cart' | 'calculated'>

/** The first step that still asks for something; payment when none does (CHECKOUT-PAGES-40). */
export function nextStep({ cart, calculated }: PricedCart): CheckoutStep | 'cart' {
  if (!cart) return 'cart'
  return (
    missingStep(checkoutCart(cart), 'payment') ??
    (asksDelivery({ cart, calculated }) ? 'delivery' : 'payment')
  )
}

/** What comes after the bill, while that is being typed. */
export function stepAfterBilling({ cart, calculated }: PricedCart): 'delivery' | 'payment' {
  if (!cart) return 'payment'
  const billed = { ...checkoutCart(cart), billingCountryId: 0 }
  return missingStep(billed, 'payment') === 'delivery' || asksDelivery({ cart, calculated })
    ? 'delivery'
    : 'payment'
}

/** Goods that do not go the way that was chosen before (DELIVERY-8, DELIVERY-10), or by a lorry that has questions. */
export function asksDelivery(state: PricedCart): boolean {
  return state.calculated?.isDeliverable === false || asksYard(state)
}

/** A lorry comes to an undescribed yard, or to a customer without a phone number (DELIVERY-20). */
export function asksYard({ cart, calculated }: PricedCart): boolean {
  const isByLorry = calculated?.deliveryDate?.byAppointment ?? false
  if (!isByLorry || cart?.dealerId !== null) return false
  return asksPhone(cart) || openYardQuestions(cart.deliveryWishes?.yard).length > 0
}

/** The day of a lorry is agreed by phone (DELIVERY-20). */
export function asksPhone({ billing }: Pick<Cart, 'billing'>): boolean {
  return !billing?.phoneNumber
}

export function stepPath(step: CheckoutStep | 'cart'): string {
  return step === 'cart' ? '/cart/' : `/checkout/${step}/`
}
