import { toSendSql } from '../to-send-sql.ts'

/**
 * Pieces that orders have taken and that are still in the house, as `variant_id, quantity`: those of open orders, and of
 * paid ones what is neither sent nor called off (STOCK-4). The condition is on `taken.variant_id`.
 */
export function unsentSql(condition: string): string {
  return `
    select taken.variant_id, taken.quantity from stock_reservation taken where taken.state = 'held' and ${condition}
    union all
    select taken.variant_id, ${leftOfLineSql('taken')} from shop_order o join order_line taken using (order_id)
    where o.status in ${toSendSql} and ${condition}`
}

/** How many pieces of a line are still to be sent. */
export function leftOfLineSql(line: string): string {
  return `(${line}.quantity - ${line}.called_off - coalesce((
    select sum(part.quantity) from shipment_line part
    where part.order_id = ${line}.order_id and part.line_number = ${line}.line_number), 0))::int`
}
