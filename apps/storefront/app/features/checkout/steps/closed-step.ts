import { type CheckoutStep, missingStep } from '@haverhof/domain/checkout'
import type { CartState, Cart } from '../../../shared/cart'
import { checkoutCart } from './checkout-cart'
import { asksDelivery } from './next-step'

/**
 * CHECKOUT-PAGES-5: where a visitor goes who opens a step that is closed: to what is missing. Null when the step is open,
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
  // CHECKOUT-2: analysis kits alone have nothing to deliver.
  return step === 'delivery' && cart.scanProductsOnly ? '/checkout/payment/' : null
}

export function orderPath({ orderId, orderKey }: NonNullable<Cart['order']>): string {
  return `/checkout/complete/?${new URLSearchParams({ id: String(orderId), key: orderKey }).toString()}`
}
