import { refusal, type Result } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../database/index.ts'
import { type CorrectionRefusal, correctStock } from './correct-stock.ts'
import { lockPack } from './pack-in-house.ts'
import { readLot } from './change-lot.ts'

export type LotCount = { lotId: number; counted: number; note: string; by: string }

/** The pieces of one lot were counted; the others of its pack stay as they are (STOCK-4). Gives what is free to sell. */
export async function countLot(
  context: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { lotId, counted, note, by }: LotCount,
): Promise<Result<number, CorrectionRefusal>> {
  const named = await readLot(transaction, lotId)
  if (!named) return refusal('no-such-lot')
  const { variantId } = named
  // The lock stops every shipment of it: the stock read now is the one that was counted against.
  await lockPack(transaction, variantId)
  const change = counted - ((await readLot(transaction, lotId))?.amount ?? 0)
  return correctStock(context, transaction, { variantId, change, reason: 'counted', lotId, note, by })
}
