import { statement, type Transaction } from '../../database/index.ts'

/** SHIPMENTS-10: the withdrawal from an order that waits for staff, the oldest of several; the argument is an SQL expression. */
export function openWithdrawalSql(orderId: string): string {
  return `(select min(w.withdrawal_id) from withdrawal w
    where w.order_id = ${orderId} and w.state = 'waiting' and w.kind = 'withdrawal')`
}

export async function findOpenWithdrawal({ rows }: Transaction, orderId: number): Promise<number | null> {
  const [found] = await rows(find, { orderId })
  return found?.withdrawalId ?? null
}

const find = statement<{ orderId: number }, { withdrawalId: number | null }>(
  'withdrawals-open-of-order',
  `select ${openWithdrawalSql(':orderId::int')} "withdrawalId"`,
)
