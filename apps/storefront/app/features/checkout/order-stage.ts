import type { Order } from './order-types'

type Watched = Pick<Order, 'status' | 'paymentStatus' | 'bankTransfer'>

/** What the last page of an order has to say. */
export type OrderStage = 'done' | 'transfer' | 'waiting' | 'unpaid' | 'cancelled'

/** CHECKOUT-PAGES-13: one stage for every state of an order; only the server's word counts, not the address of the page. */
export function orderStage({ status, paymentStatus, bankTransfer }: Watched): OrderStage {
  if (status === 'cancelled') return 'cancelled'
  if (status !== 'open') return 'done'
  if (bankTransfer) return 'transfer'
  return paymentStatus === 'waiting' || paymentStatus === 'paid' ? 'waiting' : 'unpaid'
}

const SECOND = 1000
const waits = [2, 2, 3, 5, 8, 13, 20].map((seconds) => seconds * SECOND)
const longestWait = 30 * SECOND

/** How long to wait before asking again: often at first, when most banks answer, then ever less. */
export function nextWaitMs(asked: number): number {
  return waits[asked] ?? longestWait
}
