/** The day until which an order was promised; what promises none comes first (SHIPMENTS-6). The argument is an SQL expression. */
export function promisedSql(delivery: string): string {
  return `coalesce(${delivery}->'date'->>'until', '')`
}
