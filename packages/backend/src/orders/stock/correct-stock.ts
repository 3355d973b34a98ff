import type { CorrectionReason } from '@haverhof/domain/orders'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { changeStock } from '../../catalogue/index.ts'
import type { Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { changeLot, type LotRow, readLot } from './change-lot.ts'
import { releaseWithheld, withholdOfPack } from './withhold-blocked.ts'
import { lockPack, type PackInHouse } from './pack-in-house.ts'

export type StockCorrection = {
  variantId: number
  /** Pieces more, or with a minus fewer. */
  change: number
  reason: CorrectionReason
  /** Of which lot; without it of the pieces that belong to none. */
  lotId?: number | null
  /** The order they came back from. */
  orderId?: number | null
  note: string
  by: string
}

export type CorrectionRefusal =
  | 'no-such-pack'
  | 'no-such-lot'
  | 'fewer-in-lot'
  | 'fewer-without-lot'
  | 'fewer-than-reserved'

/** Pieces are gone, or are there again, for a reason (STOCK-5). Gives what is free to sell. */
export async function correctStock(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  correction: StockCorrection,
): Promise<Result<number, CorrectionRefusal>> {
  const { variantId, change, reason, lotId = null, orderId = null, note, by } = correction
  const now = clock()
  const pack = await lockPack(transaction, variantId)
  if (!pack) return refusal('no-such-pack')
  const lot = lotId === null ? null : await readLot(transaction, lotId)
  const problem = problemOf(correction, pack, lot)
  if (problem) return refusal(problem)
  if (change === 0) return success(pack.stock)
  const moved = { orderId, by, now }
  if (lot) {
    await releaseWithheld(transaction, { ...lot, pieces: releasedBy(lot, change), by, now })
    await changeLot(transaction, { ...moved, moves: [{ lotId: lot.lotId, change, reason }] })
  }
  const stocks = await changeStock(transaction, { ...moved, reason, moves: [{ variantId, change }] })
  const stock = stocks.get(variantId)
  if (stock === undefined) throw new Error('The pieces were there when the pack was locked')
  const free = await withholdOfPack(transaction, { variantId, stock, by, now })
  const details = { change, reason, note, stock: free, ...(lot && { lotNumber: lot.lotNumber }), orderId }
  const subject = `pack ${variantId}`
  await writeAudit(transaction, { actor: by, action: 'stock-corrected', subject, details, now })
  if (free > pack.stock) await addJob(transaction, 'tell-stock-alerts', {})
  return success(free)
}

function problemOf(
  { variantId, change, lotId = null }: StockCorrection,
  pack: PackInHouse,
  lot: LotRow | null,
): CorrectionRefusal | null {
  if (lotId !== null && lot?.variantId !== variantId) return 'no-such-lot'
  if (lot && lot.amount + change < 0) return 'fewer-in-lot'
  if (!lot && pack.loose + change < 0) return 'fewer-without-lot'
  const released = lot ? releasedBy(lot, change) : 0
  return pack.stock + released + change < 0 ? 'fewer-than-reserved' : null
}

/** Pieces of a blocked lot that leave the house were not free to sell before. */
function releasedBy({ withheld }: LotRow, change: number): number {
  return Math.min(withheld, Math.max(0, -change))
}
