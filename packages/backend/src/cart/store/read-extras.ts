import type { AppContext } from '../../app-context.ts'

/** What few carts have. Gift card and order belong to later contexts, but who reads such a cart needs them. */
export type CartSides = {
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

const none: CartSides = { giftCard: null, dealerCountryId: null, order: null }

/** One statement for a cart that pays with a gift card, goes to a dealer or is ordered; none for others. */
export async function readSides(
  { database }: AppContext,
  { cartId, state, payment, dealerId }: Cart,
  now: Date,
): Promise<CartSides> {
  const giftCardId = payment?.giftCardId ?? null
  if (giftCardId === null && dealerId === null && state === 'open') return none
  const [row] = await database.rows<CartSides>(sides, [giftCardId, now, dealerId, cartId])
  return row ?? none
}

const sides = {
  name: 'cart-sides',
  text: `
    select (
        select json_build_object('lastDigits', right(number, 4), 'balanceCents', balance_cents) from gift_card
        where gift_card_id = $1 and (expires_at is null or expires_at > $2)) "giftCard",
      (select country_id from dealer where dealer_id = $3) "dealerCountryId",
      (select json_build_object('orderId', order_id, 'orderKey', order_key) from shop_order where cart_id = $4) "order"`,
}
