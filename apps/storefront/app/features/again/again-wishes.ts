import type { Schemas } from '@haverhof/api-client'
import { shippingMethods } from '@haverhof/domain/delivery'
import { entryOf } from '../../shared/addresses/entry-of'
import type { BookEntry } from '../../shared/addresses/use-address-book'
import type { Cart } from '../../shared/cart'

/** Whether the goods are fetched at a pickup point or a dealer, so that no driver brings them. */
export function isCollected({ dealerId, shipping }: Pick<Cart, 'dealerId' | 'shipping'>): boolean {
  return dealerId !== null || shipping?.shippingMethod === shippingMethods.dpd
}

type Destination = Pick<Cart, 'alternativeShippingAddress' | 'shipping' | 'billing'>

/** Who gets the goods, and where. */
export function recipientOf({ alternativeShippingAddress, shipping, billing }: Destination) {
  return alternativeShippingAddress && shipping?.address ? shipping : billing
}

/**
 * An address of the book brings its own remark for the driver (DELIVERY-21). What was said about a yard goes with its
 * address, as this cart says it or as it did at first; about another it is asked. A wished day stays.
 */
export function wishesFor(
  { address, remark }: Pick<BookEntry, 'address' | 'remark'>,
  cart: Cart,
  begun: Cart,
): Schemas['DeliveryWishesInput'] {
  const yards = [cart, begun].flatMap((each) => {
    const address = recipientOf(each)?.address
    return address && each.deliveryWishes?.yard ? { address, yard: each.deliveryWishes.yard } : []
  })
  return { day: cart.deliveryWishes?.day ?? null, yard: entryOf(yards, address)?.yard ?? null, remark }
}
