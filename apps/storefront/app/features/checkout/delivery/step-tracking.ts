import { track } from '../../../toolkit/data-layer'
import { type CartState, trackedLines } from '../../../shared/cart'
import { chosenDelivery, type DeliveryChoice } from './delivery-values'

type CartSnapshot = Pick<CartState, 'cart' | 'calculated'>

/** The way through checkout, for statistics. */
export function trackBegin(state: CartSnapshot): void {
  const basics = basicsOf(state)
  if (basics) track('begin_checkout', basics)
}

export function trackDelivery(state: CartSnapshot, choice: DeliveryChoice): void {
  const basics = basicsOf(state)
  if (basics) track('add_shipping_info', { ...basics, shipping_tier: choice })
}

/** Who comes to the payment without the delivery step has chosen the delivery all the same (TRACKING-5). */
export function trackSkippedDelivery(state: CartSnapshot, next: string): void {
  const { cart } = state
  if (next === 'payment' && cart && !cart.scanProductsOnly) trackDelivery(state, chosenDelivery(cart))
}

export function trackPayment(state: CartSnapshot): void {
  const basics = basicsOf(state)
  const method = state.cart?.payment?.paymentMethodId
  if (basics) track('add_payment_info', { ...basics, ...(method && { payment_type: method }) })
}

function basicsOf({ cart, calculated }: CartSnapshot) {
  if (!calculated) return null
  return {
    currency: 'EUR',
    value: calculated.totalAmount,
    items: trackedLines(calculated.products),
    ...(cart?.discountCode && { coupon: cart.discountCode }),
  }
}
