import type { Schemas } from '@haverhof/api-client'
import { shippingMethods } from '@haverhof/domain/delivery'
import type { Cart } from '../../shared/cart'

/** Whether the goods are fetched at a pickup point or a dealer, so that nobody brings them. */
export function isCollected({ dealerId, shipping }: Pick<Cart, 'dealerId' | 'shipping'>): boolean {
  return dealerId !== null || shipping?.shippingMethod === shippingMethods.dpd
}

/** DELIVERY-13: an address of the book brings its own remark for the driver; what else was wished stays. */
export function wishesWith(
  { deliveryWishes }: Pick<Cart, 'deliveryWishes'>,
  remark: string | null,
): Schemas['DeliveryWishesInput'] {
  return { day: deliveryWishes?.day ?? null, yard: deliveryWishes?.yard ?? null, remark }
}
