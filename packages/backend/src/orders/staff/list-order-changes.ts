import { type Database, type RowOf, statement } from '../../database/index.ts'
import { summaryColumns } from './listed-order.ts'

type ChangesQuery = {
  siteIds: readonly number[]
  after: { at: Date; id: number }
  /** What changed later is left for the next call. */
  until: Date
  limit: number
}

export type ChangedOrder = RowOf<typeof summaryColumns> & { changedAt: Date; changeId: number }

/** Orders in the order of their last step; one that takes another step comes again (STAFF-8). Placing an order is no step. */
export function listOrderChanges(
  { rows }: Pick<Database, 'rows'>,
  { siteIds, after, until, limit }: ChangesQuery,
): Promise<ChangedOrder[]> {
  return rows(changes, { siteIds, at: after.at, id: after.id, until, limit })
}

const changes = statement<
  { siteIds: readonly number[]; at: Date; id: number; until: Date; limit: number },
  ChangedOrder
>(
  'orders-list-changes',
  `
    select ${summaryColumns.select('o')}, e.at "changedAt", e.order_event_id "changeId"
    from order_event e join shop_order o using (order_id)
    where e.from_status is not null and (e.at, e.order_event_id) > (:at, :id) and e.at < :until
      and o.site_id = any(:siteIds)
      and not exists (select from order_event later where later.order_id = e.order_id
        and (later.at, later.order_event_id) > (e.at, e.order_event_id) and later.at < :until)
    order by e.at, e.order_event_id limit :limit`,
)
