import { earliestReturnable } from '@haverhof/domain/returns'
import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'
import { closeOrder } from '../orders/index.ts'

const mostAtOnce = 200

/**
 * An order is closed when the time to change one's mind is over (RETURNS-1: 30 days after it was sent, which is longer than
 * the 14 days of withdrawal of Directive 2011/83/EU, Art. 9; a defect can still
 * be registered, RETURNS-12) and no return of it is under way (ORDERS-25).
 */
export async function closeOrders(context: AppContext): Promise<void> {
  const sentBefore = earliestReturnable(context.now(), 'change-of-mind')
  const due = await context.database.rows(findDue, { sentBefore, mostAtOnce })
  for (const { orderId } of due) {
    if (context.stopping.aborted) return
    await closeOrder(context, { orderId, sentBefore })
  }
}

const findDue = statement<{ sentBefore: Date; mostAtOnce: number }, { orderId: number }>(
  'returns-orders-to-close',
  `
    select o.order_id "orderId" from sent_order o
    where o.sent_at < :sentBefore and not exists (
      select from product_return r where r.order_id = o.order_id and r.status in ('registered', 'received'))
    order by o.sent_at limit :mostAtOnce`,
)
