import { type Database, statement } from '../../database/index.ts'

/** Pieces of a lot that an order got (LOTS-4). */
export type RecalledOrder = {
  orderId: number
  siteId: number
  languageId: number
  firstName: string
  lastName: string
  emailAddress: string
  phoneNumber: string | null
  description: string
  pieces: number
  sentAt: Date
}

/** Every order of these sites that got pieces of the lot, with whom and when, the first one first (LOTS-4). */
export function listRecalled(
  { rows }: Pick<Database, 'rows'>,
  lot: { lotId: number; siteIds: readonly number[] },
): Promise<RecalledOrder[]> {
  return rows(list, lot)
}

const list = statement<{ lotId: number; siteIds: readonly number[] }, RecalledOrder>(
  'recall-list',
  `
    select o.order_id "orderId", o.site_id "siteId", o.language_id "languageId",
      coalesce(o.billing->>'firstName', '') "firstName", coalesce(o.billing->>'lastName', '') "lastName",
      o.email_address "emailAddress", o.billing->>'phoneNumber' "phoneNumber",
      got.description, got.pieces, got.sent_at "sentAt"
    from (
      select p.order_id, sum(p.quantity)::int pieces, min(s.sent_at) sent_at,
        min(l.description || ' (' || l.product_label || ')') description
      from order_line_lot p join shipment s using (shipment_id)
        join order_line l on l.order_id = p.order_id and l.line_number = p.line_number
      where p.lot_id = :lotId group by p.order_id) got
    join shop_order o using (order_id)
    where o.site_id = any(:siteIds) order by o.order_id`,
)
