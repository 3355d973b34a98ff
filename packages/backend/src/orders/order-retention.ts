import { type NoValues, statement } from '../database/index.ts'
import type { Retention } from '../jobs/index.ts'

export const orderRetention: readonly Retention[] = [
  {
    /** ORDERS-22: the books do not ask from where an order was sent. */
    what: 'addresses that orders came from',
    table: 'shop_order',
    keptDays: 90,
    oldest: statement<NoValues, { oldest: Date | null }>(
      'orders-oldest',
      'select min(ordered_at) oldest from shop_order',
    ),
    span: statement<{ after: Date; before: Date }, { gone: number }>(
      'orders-forget-old-callers',
      `
        with old as (
          select order_id from shop_order
          where ordered_at >= :after and ordered_at < :before and client_ip is not null and status <> 'open'
          order by order_id for update),
        gone as (update shop_order o set client_ip = null from old where o.order_id = old.order_id returning 1)
        select count(*)::int gone from gone`,
    ),
  },
  {
    what: 'who had an order on the packing table',
    table: 'packing_claim',
    keptDays: 1,
    batch: statement<{ before: Date; atOnce: number }, { gone: number }>(
      'packing-forget-old-claims',
      `
        with old as (select order_id from packing_claim where ends_at < :before limit :atOnce for update skip locked),
        gone as (delete from packing_claim c using old where c.order_id = old.order_id returning 1)
        select count(*)::int gone from gone`,
    ),
  },
  {
    what: 'results of looking at the books',
    table: 'book_check',
    keptDays: 400,
    batch: statement<{ before: Date; atOnce: number }, { gone: number }>(
      'books-forget-results',
      `
        with old as (select book_check_id from book_check where checked_at < :before limit :atOnce for update skip locked),
        gone as (delete from book_check b using old where b.book_check_id = old.book_check_id returning 1)
        select count(*)::int gone from gone`,
    ),
  },
]
