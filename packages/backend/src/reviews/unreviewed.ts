import { sentStatuses } from '@haverhof/domain/orders'
import type { AppContext } from '../app-context.ts'
import { listSql, statement } from '../database/index.ts'

/** A product that a customer received and has not reviewed. */
export type Unreviewed = {
  productId: number
  productVariantId: number
  title: string
  orderId: number
  orderedAt: Date
}

const most = 50

/** What a customer received and has not reviewed, the newest first; of one order, or of all (REVIEWS-5). */
export function unreviewedProducts(
  context: AppContext,
  { userId, orderId = null }: { userId: string; orderId?: number | null },
): Promise<Unreviewed[]> {
  return context.database.rows(find, { userId, orderId, most })
}

const find = statement<{ userId: string; orderId: number | null; most: number }, Unreviewed>(
  'reviews-unreviewed',
  `
    select * from (
      select distinct on (l.product_id) l.product_id "productId", l.variant_id "productVariantId",
        l.description title, o.order_id "orderId", o.ordered_at "orderedAt"
      from shop_order o join order_line l using (order_id)
      where o.account_id = :userId and o.status in ${listSql(sentStatuses)} and not l.is_free
        and (:orderId::int is null or o.order_id = :orderId)
        and not exists (select from review_origin w where w.user_id = :userId and w.product_id = l.product_id)
        and not exists (select from review_origin w where w.order_id = o.order_id and w.product_id = l.product_id)
      order by l.product_id, o.ordered_at desc, l.line_number) received
    order by "orderedAt" desc, "productId" limit :most`,
)
