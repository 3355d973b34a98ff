import type { AppContext } from '../../app-context.ts'
import { type Collecting, readCollectedPlace } from './collected-place.ts'
import { type DeliveryPlace, deliveryPlaceOf } from './destination.ts'

/** What few carts have. */
export type CartExtras = {
  giftCard: { lastDigits: string; balanceCents: number } | null
  /** The pickup point or dealer that was chosen, as far as the site still has it. */
  collectedAt: DeliveryPlace | null
  order: { orderId: number; orderKey: string } | null
}

type Cart = Collecting & {
  cartId: string
  state: 'open' | 'ordered'
  payment: { giftCardId: number | null } | null
}

/** A statement each for a cart that pays with a gift card, is collected somewhere or is ordered; none for others. */
export async function readExtras(
  { database, cartHooks }: AppContext,
  cart: Cart,
  now: Date,
): Promise<CartExtras> {
  const { cartId, state, payment } = cart
  const giftCardId = payment?.giftCardId ?? null
  const [giftCard, collected, order] = await Promise.all([
    giftCardId === null ? null : cartHooks.readGiftCard(database, { giftCardId, now }),
    cart.dealerId === null && cart.parcelShopId === null ? null : readCollectedPlace(database, cart),
    state === 'open' ? null : cartHooks.readOrderOfCart(database, cartId),
  ])
  return { giftCard, collectedAt: deliveryPlaceOf(collected?.at?.address), order }
}
