import type { AppContext } from '../app-context.ts'
import { returnableLines } from './returnable-lines.ts'
import type { ReturnsView } from './schemas.ts'
import { statement } from '../database/index.ts'

type ReturnView = ReturnsView['returns'][number]
type Row = Omit<ReturnView, 'registeredAt' | 'changedAt'> & { registeredAt: Date; changedAt: Date }

export async function listReturns(context: AppContext, userId: string): Promise<ReturnsView> {
  const [returns, returnable] = await Promise.all([
    returnsOf(context, { userId }),
    returnableLines(context, { userId }),
  ])
  return { returns, returnable }
}

/** The newest first; STAFF-2: of these sites, where some are given. */
export async function returnsOf(
  context: AppContext,
  { userId, siteIds = null }: { userId: string; siteIds?: readonly number[] | null },
): Promise<ReturnView[]> {
  const rows = await context.database.rows(list, { userId, siteIds })
  return rows.map(({ registeredAt, changedAt, ...each }) => ({
    ...each,
    registeredAt: registeredAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }))
}

const list = statement<{ userId: string; siteIds: readonly number[] | null }, Row>(
  'returns-list',
  `
    select r.return_id "returnId", r.order_id "orderId", r.line_number "lineNumber",
      r.variant_id "productVariantId", l.product_id "productId", l.description title, l.product_label label,
      r.quantity, r.reason, r.remarks, r.status, r.registered_at "registeredAt", r.changed_at "changedAt",
      exists (select from return_photo p where p.return_id = r.return_id) "hasPhoto"
    from product_return r join ordered_line l using (order_id, line_number)
    where r.user_id = :userId and (:siteIds::int[] is null or l.site_id = any(:siteIds)) order by r.return_id desc`,
)
