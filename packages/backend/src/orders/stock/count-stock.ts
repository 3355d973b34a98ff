import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { changeStock } from '../../catalogue/index.ts'
import type { Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { withholdOfPack } from './withhold-blocked.ts'
import { lockPack } from './pack-in-house.ts'

export type StockCount = {
  variantId: number
  /** Pieces in the warehouse: also those of orders that are not sent yet, and of blocked lots. */
  counted: number
  reason: string
  by: string
}

type CountRefusal = 'no-such-pack' | 'fewer-than-reserved' | 'fewer-than-in-lots'

/**
 * What is in the warehouse was counted (STOCK-4). Free to sell is what no order that is not sent has taken; fewer pieces than
 * those need a decision about an order, not a count. Returns what is free to sell.
 */
export async function countStock(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { variantId, counted, reason, by }: StockCount,
): Promise<Result<number, CountRefusal>> {
  // From here on no order takes a piece: what is reserved stays as it is read.
  const pack = await lockPack(transaction, variantId)
  if (!pack) return refusal('no-such-pack')
  if (counted < pack.inLots) return refusal('fewer-than-in-lots')
  const amount = counted - pack.unsent - pack.withheld
  if (amount < 0) return refusal('fewer-than-reserved')
  const now = clock()
  const change = amount - pack.stock
  if (change !== 0)
    await changeStock(transaction, { moves: [{ variantId, change }], reason: 'counted', by, now })
  const details = { counted, reserved: pack.unsent, stock: amount, before: pack.stock, reason }
  const subject = `pack ${variantId}`
  await writeAudit(transaction, { actor: by, action: 'stock-counted', subject, details, now })
  const free = await withholdOfPack(transaction, { variantId, stock: amount, by, now })
  if (free > pack.stock) await addJob(transaction, 'tell-stock-alerts', {})
  return success(free)
}
