import { statement, type Transaction } from '../../database/index.ts'

/**
 * The withdrawal from an order that waits for staff, the oldest of
 * several; the argument is an SQL expression (SHIPMENTS-10). One
 * that its mailbox has confirmed, and that may mean several orders, keeps all of them here that are not sent yet (WITHDRAWAL-8).
 */
export function openWithdrawalSql(orderId: string): string {
  return `least((select min(w.withdrawal_id) from withdrawal w
      where w.order_id = ${orderId} and w.state = 'waiting' and w.kind = 'withdrawal'),
    (select min(w.withdrawal_id) from shop_order meant join withdrawal w on ${ofItsMailboxSql('meant')}
      where meant.order_id = ${orderId} and meant.status in ${unsentSql} and w.state = 'waiting' and w.kind = 'withdrawal'
        and w.order_id is null and w.confirmed_at is not null))`
}

/** Not sent yet, or not all of it. */
export const unsentSql = `('open', 'paid', 'processing')`

/** Whether a declaration `w` may mean an order: of its mailbox, on whatever site of ours (SITES-11), and placed before. */
export function ofItsMailboxSql(order: string): string {
  return `lower(${order}.email_address) = lower(w.email_address) and ${order}.ordered_at <= w.received_at`
}

/** Nothing new is collected of an order while its withdrawal waits (WITHDRAWAL-8). */
export async function hasOpenWithdrawal({ rows }: Transaction, orderId: number): Promise<boolean> {
  const [order] = await rows(find, { orderId })
  return order !== undefined && order.withdrawalId !== null
}

const find = statement<{ orderId: number }, { withdrawalId: number | null }>(
  'withdrawals-open-of-order',
  `select ${openWithdrawalSql(':orderId::int')} "withdrawalId"`,
)
