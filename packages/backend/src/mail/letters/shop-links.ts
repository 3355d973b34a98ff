import type { Letterhead } from '../letterhead.ts'

type Order = { orderId: number; orderKey: string }

/** The page that tells how an order stands; its key is in the link. */
export function orderUrl({ origin }: Letterhead, { orderId, orderKey }: Order): string {
  const query = new URLSearchParams({ id: String(orderId), key: orderKey, status: 'mail' })
  return `${origin}/checkout/complete/?${query.toString()}`
}

/** The screen that places it again; who is not signed in is asked to first (ORDERS-50). */
export function againUrl({ origin }: Letterhead, { orderId }: Pick<Order, 'orderId'>): string {
  return `${origin}/account/orders/${orderId}/again/`
}

/** The same packs in a cart, for guests: the address holds packs and no personal data (ORDERS-51). */
export function buyAgainUrl(
  { origin }: Letterhead,
  packs: readonly { variantId: number; quantity: number }[],
): string {
  const query = packs.map(({ variantId, quantity }) => `product=${variantId}&quantity=${quantity}`)
  return `${origin}/buy-again/?${query.join('&')}`
}

export function withdrawalUrl({ origin }: Letterhead): string {
  return `${origin}/withdraw/`
}

/** Where a repeat delivery is ended without signing in (ENDING-1). */
export function endingUrl({ origin }: Letterhead): string {
  return `${origin}/end-contract/`
}
