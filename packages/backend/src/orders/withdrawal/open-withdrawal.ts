/** SHIPMENTS-10: the withdrawal from an order that waits for staff, the oldest of several; the argument is an SQL expression. */
export function openWithdrawalSql(orderId: string): string {
  return `(select min(w.withdrawal_id) from withdrawal w
    where w.order_id = ${orderId} and w.state = 'waiting' and w.kind = 'withdrawal')`
}
