/** SHIPMENTS-6: the day until which an order was promised; what promises none comes first. The argument is an SQL expression. */
export function promisedSql(delivery: string): string {
  return `coalesce(${delivery}->'date'->>'until', '')`
}
