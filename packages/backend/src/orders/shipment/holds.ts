import { statement, type Transaction } from '../../database/index.ts'
import { isChargedBackSql } from '../../payments/sql.ts'
import { openWithdrawalSql } from '../withdrawal/open-withdrawal.ts'

/** What speaks against sending an order. */
export type Holds = {
  /** SHIPMENTS-10 */
  openWithdrawalId: number | null
  /** SHIPMENTS-11 */
  isChargedBack: boolean
}

export type HoldRefusal = 'withdrawn' | 'charged-back'

type Despite = { despiteWithdrawal?: boolean | undefined; despiteChargeback?: boolean | undefined }

/** Without a word of whoever ships such an order stays here. */
export function refusedFor({ openWithdrawalId, isChargedBack }: Holds, despite: Despite): HoldRefusal | null {
  if (openWithdrawalId !== null && !despite.despiteWithdrawal) return 'withdrawn'
  return isChargedBack && !despite.despiteChargeback ? 'charged-back' : null
}

/** The columns; the argument is an SQL expression. */
export const holdsSql = (orderId: string) => `${openWithdrawalSql(orderId)} "openWithdrawalId",
      ${isChargedBackSql(orderId)} "isChargedBack"`

/** The caller holds the order's row. */
export async function findHolds({ rows }: Transaction, orderId: number): Promise<Holds> {
  const [found] = await rows(find, { orderId })
  return found ?? { openWithdrawalId: null, isChargedBack: false }
}

const find = statement<{ orderId: number }, Holds>('shipments-holds', `select ${holdsSql(':orderId::int')}`)
