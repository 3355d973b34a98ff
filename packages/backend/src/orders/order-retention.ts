import { type NoValues, statement } from '../database/index.ts'
import { deleteRows, type Retention } from '../jobs/index.ts'

export const orderRetention: readonly Retention[] = [
  {
    /** The books do not ask from where an order was sent (ORDERS-22). */
    what: 'addresses that orders came from',
    table: 'shop_order',
    oldest: statement<NoValues, { oldest: Date | null }>(
      'orders-oldest',
      'select min(ordered_at) oldest from shop_order',
    ),
    span: statement<{ after: Date; before: Date }, { deleted: number }>(
      'orders-forget-old-callers',
      `
        with old as (
          select order_id from shop_order
          where ordered_at >= :after and ordered_at < :before and client_ip is not null and status <> 'open'
          order by order_id for update),
        cleared_orders as (update shop_order o set client_ip = null from old where o.order_id = old.order_id returning 1)
        select count(*)::int deleted from cleared_orders`,
    ),
  },
  deleteRows('packing claims', 'packing_claim', 'ends_at < :before'),
  deleteRows('results of book checks', 'book_check', 'checked_at < :before'),
]
