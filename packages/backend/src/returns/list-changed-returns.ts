import type { ReturnReason, ReturnStatus } from '@haverhof/domain/returns'
import { type Database, statement } from '../database/index.ts'

export type StaffReturn = {
  returnId: number
  orderId: number
  siteId: number
  lineNumber: number
  variantId: number
  quantity: number
  reason: ReturnReason
  remarks: string
  status: ReturnStatus
  registeredAt: Date
  changedAt: Date
}

type ReturnsQuery = {
  siteIds: readonly number[]
  after: { at: Date; id: number }
  /** What changed later is left for the next call. */
  until: Date
  limit: number
}

/** STAFF-8: returns in the order of what changed last. */
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
    select r.return_id "returnId", r.order_id "orderId", (select o.site_id from order_summary o where o.order_id = r.order_id) "siteId", r.line_number "lineNumber",
      r.variant_id "variantId", r.quantity, r.reason, r.remarks, r.status, r.registered_at "registeredAt",
      r.changed_at "changedAt"
    from product_return r
    where (r.changed_at, r.return_id) > (:at, :id) and r.changed_at < :until
      and (select o.site_id from order_summary o where o.order_id = r.order_id) = any(:siteIds)
    order by r.changed_at, r.return_id limit :limit`,
)
