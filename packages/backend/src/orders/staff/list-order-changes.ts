import type { OrderStatus } from '@haverhof/domain/orders'
import { type Database, statement } from '../../database/index.ts'

type StaffOrderSummary = {
  orderId: number
  siteId: number
  status: OrderStatus
  orderedAt: Date
  paidAt: Date | null
  sentAt: Date | null
  /** Cents. */
  totalCents: number
}

type ChangesQuery = {
  siteIds: readonly number[]
  after: { at: Date; id: number }
  /** What changed later is left for the next call. */
  until: Date
  limit: number
}

export type ChangedOrder = StaffOrderSummary & { changedAt: Date; changeId: number }

/** STAFF-8: orders in the order of their last step; one that takes another step comes again. Placing an order is no step. */
export function listOrderChanges(
  { rows }: Pick<Database, 'rows'>,
  { siteIds, after, until, limit }: ChangesQuery,
): Promise<ChangedOrder[]> {
  return rows(changes, { siteIds, at: after.at, id: after.id, until, limit })
}

const summary = `o.order_id "orderId", o.site_id "siteId", o.status, o.ordered_at "orderedAt", o.paid_at "paidAt",
  o.sent_at "sentAt", o.total_cents "totalCents"`

const changes = statement<
  { siteIds: readonly number[]; at: Date; id: number; until: Date; limit: number },
  ChangedOrder
>(
  'orders-list-changes',
  `
    select ${summary}, e.at "changedAt", e.order_event_id "changeId"
    from order_event e join shop_order o using (order_id)
    where e.from_status is not null and (e.at, e.order_event_id) > (:at, :id) and e.at < :until
      and o.site_id = any(:siteIds)
      and not exists (select from order_event later where later.order_id = e.order_id
        and (later.at, later.order_event_id) > (e.at, e.order_event_id) and later.at < :until)
    order by e.at, e.order_event_id limit :limit`,
)
