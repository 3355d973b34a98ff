import { type CheckoutStep, missingStep } from '@haverhof/domain/checkout'
import { openYardQuestions } from '@haverhof/domain/delivery'
import type { CartState } from '../../../shared/cart'
import { checkoutCart } from './checkout-cart'

type Known = Pick<CartState, 'cart' | 'calculated'>

/** CHECKOUT-PAGES-40: the first step that still asks for something; payment when none does. */
export function nextStep({ cart, calculated }: Known): CheckoutStep | 'cart' {
  if (!cart) return 'cart'
  return (
    missingStep(checkoutCart(cart), 'payment') ?? (asksYard({ cart, calculated }) ? 'delivery' : 'payment')
  )
}

/** What comes after the bill, while that is being typed. */
export function stepAfterBilling({ cart, calculated }: Known): 'delivery' | 'payment' {
  if (!cart) return 'payment'
  const billed = { ...checkoutCart(cart), billingCountryId: 0 }
  return missingStep(billed, 'payment') === 'delivery' || asksYard({ cart, calculated })
    ? 'delivery'
    : 'payment'
}

/** DELIVERY-13: a lorry comes to a yard that nobody has told about. */
export function asksYard({ cart, calculated }: Known): boolean {
  const isByLorry = calculated?.deliveryDate?.byAppointment ?? false
  return isByLorry && cart?.dealerId === null && openYardQuestions(cart.deliveryWishes?.yard).length > 0
}

export function stepPath(step: CheckoutStep | 'cart'): string {
  return step === 'cart' ? '/cart/' : `/checkout/${step}/`
}
