import type { AppContext } from '../app-context.ts'
import { returnableLines } from './returnable-lines.ts'
import type { ReturnsView } from './schemas.ts'
import { returnColumns } from './return-columns.ts'
import { type RowOf, statement } from '../database/index.ts'

type ReturnView = ReturnsView['returns'][number]
type Row = RowOf<typeof returnColumns> & Pick<ReturnView, 'productId' | 'title' | 'label' | 'hasPhoto'>

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
  return rows.map(({ variantId: productVariantId, registeredAt, changedAt, ...each }) => ({
    ...each,
    productVariantId,
    registeredAt: registeredAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }))
}

const list = statement<{ userId: string; siteIds: readonly number[] | null }, Row>(
  'returns-list',
  `
    select ${returnColumns.select('r')}, l.product_id "productId", l.description title, l.product_label label,
      exists (select from return_photo p where p.return_id = r.return_id) "hasPhoto"
    from product_return r join ordered_line l using (order_id, line_number)
    where r.user_id = :userId and (:siteIds::int[] is null or l.site_id = any(:siteIds)) order by r.return_id desc`,
)
