/** Site and moment of an order that was not cancelled, to be joined laterally by statements of later contexts; the argument is an SQL expression. */
export function liveOrderSql(orderId: string): string {
  return `(select site_id, language_id, ordered_at from shop_order where order_id = ${orderId} and status <> 'cancelled')`
}

/** The site of an order, for statements of later contexts; the argument is an SQL expression. */
export function siteOfOrderSql(orderId: string): string {
  return `(select site_id from shop_order where order_id = ${orderId})`
}
