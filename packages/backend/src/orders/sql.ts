/** The site of an order, for statements of later contexts; the argument is an SQL expression. */
export function siteOfOrderSql(orderId: string): string {
  return `(select site_id from shop_order where order_id = ${orderId})`
}
