import type { ApiClient } from '@haverhof/api-client'

/** An order as a caller with its key sees it. */
export type Order = Awaited<ReturnType<ApiClient['orders']['get']>>

type Watched = Pick<
  Order,
  'status' | 'paymentStatus' | 'bankTransfer' | 'checkoutUrl' | 'canRetryPayment' | 'isCollecting'
>

/** What the last page of an order has to say. */
export type OrderStage = 'done' | 'transfer' | 'waiting' | 'collecting' | 'unpaid' | 'cancelled'

/** One stage for every state of an order; only the server's word counts, not the address of the page (CHECKOUT-PAGES-13). */
export function orderStage(order: Watched): OrderStage {
  const { status, paymentStatus, bankTransfer } = order
  if (status === 'cancelled') return 'cancelled'
  if (status !== 'open') return 'done'
  if (bankTransfer) return 'transfer'
  if (order.isCollecting) return 'collecting'
  if (paymentStatus === 'waiting') return hasNotBegun(order) ? 'unpaid' : 'waiting'
  return paymentStatus === 'paid' ? 'waiting' : 'unpaid'
}

/** The provider did not answer when the order was placed: there is nothing to wait for. */
export function hasNotBegun({ paymentStatus, checkoutUrl, canRetryPayment }: Watched): boolean {
  return paymentStatus === 'waiting' && checkoutUrl === null && canRetryPayment
}

const SECOND = 1000
const waits = [2, 2, 3, 5, 8, 13, 20].map((seconds) => seconds * SECOND)
const longestWait = 30 * SECOND

/** How long to wait before asking again: often at first, when most banks answer, then ever less. */
export function nextWaitMs(attempt: number): number {
  return waits[attempt] ?? longestWait
}
