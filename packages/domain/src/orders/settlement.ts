import type { OrderStatus } from './status.ts'

export type Settlement =
  /** The money arrived for an order that waited for it. */
  | 'pay-order'
  /** The money arrived, but the order had ended or was paid already: it goes back. */
  | 'refund-cancelled'
  | 'refund-double'
  | 'nothing'

/** What money that has arrived does to its order (ORDERS-7). Every captured payment ends in one paid order or one refund. */
export function settlementOf(order: OrderStatus): Settlement {
  return settlements[order]
}

const settlements: Record<OrderStatus, Settlement> = {
  open: 'pay-order',
  cancelled: 'refund-cancelled',
  paid: 'refund-double',
  processing: 'refund-double',
  sent: 'refund-double',
  closed: 'refund-double',
}
