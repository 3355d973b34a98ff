import { type CheckoutStep, missingStep } from '@haverhof/domain/checkout'
import type { CartState, Cart } from '../../../shared/cart'
import { checkoutCart } from './checkout-cart'
import { asksDelivery } from './next-step'

/**
 * Where a visitor goes who opens a step that is closed: to what is missing (CHECKOUT-PAGES-5). Null when the step is open,
 * or nothing is known about the cart yet.
 */
export function wayAround(
  { phase, cart, calculated }: Pick<CartState, 'phase' | 'cart' | 'calculated'>,
  step: CheckoutStep,
): string | null {
  if (phase === 'none') return '/cart/'
  if (phase !== 'ready' || !cart) return null
  if (cart.order) return orderPath(cart.order)
  const missing = missingStep(checkoutCart(cart), step)
  if (missing === 'cart') return '/cart/'
  if (missing) return `/checkout/${missing}/`
  if (step === 'payment' && asksDelivery({ cart, calculated })) return '/checkout/delivery/'
  // Analysis kits alone have nothing to deliver (CHECKOUT-2).
  return step === 'delivery' && cart.scanProductsOnly ? '/checkout/payment/' : null
}

export function orderPath({ orderId, orderKey }: NonNullable<Cart['order']>): string {
  return `/checkout/complete/?${new URLSearchParams({ id: String(orderId), key: orderKey }).toString()}`
}
