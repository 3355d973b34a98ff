import type { Letterhead } from '../letterhead.ts'

type Order = { orderId: number; orderKey: string }

/** The page that tells how an order stands; its key is in the link. */
export function orderUrl({ origin }: Letterhead, { orderId, orderKey }: Order): string {
  const query = new URLSearchParams({ id: String(orderId), key: orderKey, status: 'mail' })
  return `${origin}/checkout/complete/?${query.toString()}`
}

export function withdrawalUrl({ origin }: Letterhead): string {
  return `${origin}/withdraw/`
}
