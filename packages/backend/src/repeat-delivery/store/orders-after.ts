import { statement, type Transaction } from '../../database/index.ts'
import { withdrawAfter } from '../../orders/index.ts'
import { ordersAfterEndingSql, repeatSql } from './repeat-row.ts'

/**
 * Orders of a repeat delivery that were placed after its ending was declared are withdrawn with it (ENDING-16). Each waits as
 * a declaration of its own, which stops it at the packing table. The caller holds the row of the repeat delivery.
 */
export async function withdrawOrdersAfter(
  transaction: Transaction,
  repeatDeliveryId: number,
): Promise<number[]> {
  const [row] = await transaction.rows(find, { repeatDeliveryId })
  const withdrawalIds: number[] = []
  for (const { endingId, orderIds } of row?.after ?? [])
    withdrawalIds.push(...(await withdrawAfter(transaction, { endingId, orderIds: orderIds ?? [] })))
  return withdrawalIds
}

type After = { endingId: number; orderIds: number[] | null }

const find = statement<{ repeatDeliveryId: number }, { after: After[] | null }>(
  'repeat-orders-after-ending',
  `select ${ordersAfterEndingSql} "after" from ${repeatSql} where r.repeat_delivery_id = :repeatDeliveryId`,
)
