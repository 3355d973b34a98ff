import type { AppContext } from '../../app-context.ts'
import { type Database, statement } from '../../database/index.ts'

/** What few carts have. */
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

/** A statement each for a cart that pays with a gift card, goes to a dealer or is ordered; none for others. */
export async function readExtras(
  { database, cartHooks }: AppContext,
  { cartId, state, payment, dealerId }: Cart,
  now: Date,
): Promise<CartExtras> {
  const giftCardId = payment?.giftCardId ?? null
  const [giftCard, dealerCountryId, order] = await Promise.all([
    giftCardId === null ? null : cartHooks.readGiftCard(database, { giftCardId, now }),
    countryOfDealer(database, dealerId),
    state === 'open' ? null : cartHooks.readOrderOfCart(database, cartId),
  ])
  return { giftCard, dealerCountryId, order }
}

/** One statement; none without a dealer. */
export async function countryOfDealer(
  { rows }: Pick<Database, 'rows'>,
  dealerId: number | null,
): Promise<number | null> {
  if (dealerId === null) return null
  const [dealer] = await rows(dealerCountry, { dealerId })
  return dealer?.countryId ?? null
}

const dealerCountry = statement<{ dealerId: number }, { countryId: number }>(
  'cart-dealer-country',
  'select country_id "countryId" from dealer where dealer_id = :dealerId',
)
