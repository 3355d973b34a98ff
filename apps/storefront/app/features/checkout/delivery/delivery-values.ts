import type { ShippingFields } from '@haverhof/domain/checkout'
import { shippingMethods } from '@haverhof/domain/delivery'
import type { Cart } from '../../../shared/cart'

/** The ways to get an order: at home, at another address, at a pickup point, at a dealer. */
export type DeliveryChoice = 'home' | 'alternative' | 'pickup' | 'dealer'

/** What a choice asks the server to keep. */
export type Delivery =
  | { choice: 'home' }
  | { choice: 'alternative'; shipping: ShippingFields }
  | { choice: 'pickup'; parcelShopId: string; near: string }
  | { choice: 'dealer'; dealerId: number }

/** What the cart says was chosen before. */
export function chosenDelivery(cart: Cart): DeliveryChoice {
  if (cart.dealerId !== null || cart.shipping?.toDealer) return 'dealer'
  if (cart.shipping?.shippingMethod === shippingMethods.dpd) return 'pickup'
  return cart.alternativeShippingAddress ? 'alternative' : 'home'
}
