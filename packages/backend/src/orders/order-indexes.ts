import { sql } from 'drizzle-orm'
import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core'
import { isRepeatedSql } from './repeated-sql.ts'

type Names =
  | 'orderedAt'
  | 'orderId'
  | 'status'
  | 'siteId'
  | 'paymentMethodId'
  | 'delivery'
  | 'shippingAddress'
  | 'billing'

const isNotOpen = sql`status <> 'open'`

/** One for each filter of the list of orders (STAFF-32). New orders are open: placing one does not pay for them. */
export function newestFirst(table: Record<Names, ExtraConfigColumn>) {
  return [
    index('shop_order_newest').on(table.orderedAt, table.orderId).where(isNotOpen).concurrently(),
    index('shop_order_newest_by_status')
      .on(table.status, table.orderedAt, table.orderId)
      .where(isNotOpen)
      .concurrently(),
    index('shop_order_newest_by_site')
      .on(table.siteId, table.orderedAt, table.orderId)
      .where(isNotOpen)
      .concurrently(),
    index('shop_order_newest_by_payment')
      .on(table.paymentMethodId, table.orderedAt, table.orderId)
      .where(isNotOpen)
      .concurrently(),
    index('shop_order_newest_by_delivery')
      .on(sql`(${table.delivery}->>'kind')`, table.orderedAt, table.orderId)
      .where(isNotOpen)
      .concurrently(),
    index('shop_order_newest_by_country')
      .on(
        sql`(coalesce(${table.shippingAddress}, ${table.billing}->'address')->>'countryId')`,
        table.orderedAt,
        table.orderId,
      )
      .where(isNotOpen)
      .concurrently(),
    index('shop_order_newest_repeated')
      .on(table.orderedAt, table.orderId)
      .where(sql`status <> 'open' and ${sql.raw(isRepeatedSql('calculation'))}`)
      .concurrently(),
  ]
}
