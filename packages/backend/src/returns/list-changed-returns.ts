import { type Database, type RowOf, statement } from '../database/index.ts'
import { returnColumns } from './return-columns.ts'

export type StaffReturn = RowOf<typeof returnColumns> & { siteId: number }

type ReturnsQuery = {
  siteIds: readonly number[]
  after: { at: Date; id: number }
  /** What changed later is left for the next call. */
  until: Date
  limit: number
}

/** Returns in the order of what changed last (STAFF-8). */
export function listChangedReturns(
  { rows }: Pick<Database, 'rows'>,
  { siteIds, after, until, limit }: ReturnsQuery,
): Promise<StaffReturn[]> {
  return rows(list, { siteIds, at: after.at, id: after.id, until, limit })
}

const list = statement<
  { siteIds: readonly number[]; at: Date; id: number; until: Date; limit: number },
  StaffReturn
>(
  'returns-list-changed',
  `
    select ${returnColumns.select('r')},
      (select o.site_id from order_summary o where o.order_id = r.order_id) "siteId"
    from product_return r
    where (r.changed_at, r.return_id) > (:at, :id) and r.changed_at < :until
      and (select o.site_id from order_summary o where o.order_id = r.order_id) = any(:siteIds)
    order by r.changed_at, r.return_id limit :limit`,
)
