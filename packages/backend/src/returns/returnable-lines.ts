import {
  earliestReturnable,
  neverReturned,
  reasonsOf,
  returnableStatuses,
  returnDays,
  returnReasons,
} from '@haverhof/domain/returns'
import type { AppContext } from '../app-context.ts'
import type { ReturnableLineView } from './schemas.ts'
import { statement } from '../database/index.ts'

type Moments = { orderedAt: Date; returnUntil: Date; defectUntil: Date }
type Row = Omit<ReturnableLineView, keyof Moments | 'reasons'> & Moments

/**
 * Lines of a customer's orders of which pieces can still come back, and for which reasons; of one order, or of all
 * (RETURNS-1, 2, 12).
 */
export async function returnableLines(
  context: AppContext,
  { userId, orderId = null }: { userId: string; orderId?: number | null },
): Promise<ReturnableLineView[]> {
  const now = context.now()
  const rows = await context.database.rows(find, {
    userId,
    returnableStatuses,
    sentSince: earliestReturnable(now, 'defect'),
    neverReturned,
    orderId,
  })
  return rows.map(({ orderedAt, returnUntil, defectUntil, ...line }) => ({
    ...line,
    orderedAt: orderedAt.toISOString(),
    returnUntil: returnUntil.toISOString(),
    defectUntil: defectUntil.toISOString(),
    reasons: returnUntil >= now ? [...returnReasons] : reasonsOf('defect'),
  }))
}

// A piece is returned once, however that ended (RETURNS-6).
const find = statement<
  {
    userId: string
    returnableStatuses: readonly string[]
    sentSince: Date
    neverReturned: readonly number[]
    orderId: number | null
  },
  Row
>(
  'returns-returnable',
  `
    select * from (
      select o.order_id "orderId", l.line_number "lineNumber", l.variant_id "productVariantId",
        l.product_id "productId", l.description title, l.product_label label, o.ordered_at "orderedAt",
        o.sent_at + interval '${returnDays['change-of-mind'] * 24} hours' "returnUntil",
        o.sent_at + interval '${returnDays.defect * 24} hours' "defectUntil", l.quantity - coalesce((select sum(r.quantity) from product_return r
          where r.order_id = l.order_id and r.line_number = l.line_number), 0)::int quantity
      from shop_order o join order_line l using (order_id)
      where o.account_id = :userId and o.status = any(:returnableStatuses) and o.sent_at >= :sentSince and not l.is_free
        and l.product_type <> all(:neverReturned) and (:orderId::int is null or o.order_id = :orderId)) line
    where quantity > 0 order by "orderedAt" desc, "orderId" desc, "lineNumber"`,
)
