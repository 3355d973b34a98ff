import { statement, type Transaction } from '../../database/index.ts'
import { type Packer, packedByAnotherSql } from '../packing-sql.ts'
import { openWithdrawalSql } from '../withdrawal/open-withdrawal.ts'

/** What speaks against sending an order. */
export type Holds = {
  /** The withdrawal on which staff have not decided yet (SHIPMENTS-10). */
  openWithdrawalId: number | null
  /** The bank took back the whole payment (SHIPMENTS-11). */
  isChargedBack: boolean
}

/** And what keeps it for a while from everybody but one (SHIPMENTS-21). */
export type HoldsFor = Holds & { isPackedByAnother: boolean }

export type HoldRefusal = 'withdrawn' | 'charged-back' | 'packed-by-another'

type Despite = { despiteWithdrawal?: boolean | undefined; despiteChargeback?: boolean | undefined }

/** Refuses to ship a held order unless the member overrides the hold; one that another packer holds is refused in any case. */
export function refusedFor(
  { openWithdrawalId, isChargedBack, isPackedByAnother = false }: Holds & Partial<HoldsFor>,
  despite: Despite,
): HoldRefusal | null {
  if (openWithdrawalId !== null && !despite.despiteWithdrawal) return 'withdrawn'
  if (isChargedBack && !despite.despiteChargeback) return 'charged-back'
  return isPackedByAnother ? 'packed-by-another' : null
}

/** The columns; the argument is an SQL expression. */
export const holdsSql = (orderId: string) => `${openWithdrawalSql(orderId)} "openWithdrawalId",
      exists (select from charged_back_payment p where p.order_id = ${orderId} and p.is_whole) "isChargedBack"`

/** The same with whether another packer than `:by` in `:session` has it at `:now`. */
export const holdsForSql = (orderId: string) => `${holdsSql(orderId)},
      ${packedByAnotherSql(orderId)} "isPackedByAnother"`

type HoldsQuery = Packer & { orderId: number; now: Date }

/** The caller holds the order's row. */
export async function findHolds({ rows }: Transaction, query: HoldsQuery): Promise<HoldsFor> {
  const [holds] = await rows(find, query)
  return holds ?? { openWithdrawalId: null, isChargedBack: false, isPackedByAnother: false }
}

const find = statement<HoldsQuery, HoldsFor>('shipments-holds', `select ${holdsForSql(':orderId::int')}`)
