import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'

/** What few carts have. Gift card and order belong to later contexts, but who reads such a cart needs them. */
export type CartExtras = {
  giftCard: { lastDigits: string; balanceCents: number } | null
  dealerCountryId: number | null
  order: { orderId: number; orderKey: string } | null
}

type Cart = {
  cartId: string
  state: 'open' | 'ordered'
  payment: { giftCardId: number | null } | null
  dealerId: number | null
}

const none: CartExtras = { giftCard: null, dealerCountryId: null, order: null }

/** One statement for a cart that pays with a gift card, goes to a dealer or is ordered; none for others. */
export async function readExtras(
  { database }: AppContext,
  { cartId, state, payment, dealerId }: Cart,
  now: Date,
): Promise<CartExtras> {
  const giftCardId = payment?.giftCardId ?? null
  if (giftCardId === null && dealerId === null && state === 'open') return none
  const [row] = await database.rows(sides, { giftCardId, now, dealerId, cartId })
  return row ?? none
}

const sides = statement<
  { giftCardId: number | null; now: Date; dealerId: number | null; cartId: string },
  CartExtras
>(
  'cart-sides',
  `
    select (
        select json_build_object('lastDigits', right(number, 4), 'balanceCents', balance_cents) from gift_card
        where gift_card_id = :giftCardId and (expires_at is null or expires_at > :now)) "giftCard",
      (select country_id from dealer where dealer_id = :dealerId) "dealerCountryId",
      (select json_build_object('orderId', order_id, 'orderKey', order_key) from shop_order where cart_id = :cartId) "order"`,
)
