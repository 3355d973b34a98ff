import type { AppContext } from '../app-context.ts'
import { inTransaction, statement } from '../database/index.ts'
import { lockOrder } from './store/lock-order.ts'

/** Nothing more is expected of an order that was sent (ORDERS-25). */
export function closeOrder(
  context: AppContext,
  { orderId, sentBefore }: { orderId: number; sentBefore: Date },
): Promise<void> {
  return inTransaction(context, async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    if (order?.status !== 'sent' || !order.sentAt || order.sentAt >= sentBefore) return
    await transaction.rows(close, { orderId, now: context.now() })
  })
}

const close = statement<{ orderId: number; now: Date }>(
  'orders-close',
  `
    with closed as (
      update shop_order set status = 'closed' where order_id = :orderId and status = 'sent' returning order_id)
    insert into order_event (order_id, at, from_status, to_status, reason)
    select order_id, :now, 'sent', 'closed', 'the time to send it back is over' from closed`,
)
