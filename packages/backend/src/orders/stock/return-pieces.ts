import { writeAudits } from '../../audit/index.ts'
import { changeStock, lockStock } from '../../catalogue/index.ts'
import type { Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { changeLot } from './change-lot.ts'
import { withholdBlocked } from './withhold-blocked.ts'

type Returned = {
  orderId: number
  /** With the lot they go back to; without one they belong to none. */
  pieces: readonly { variantId: number; lotId: number | null; quantity: number }[]
  by: string
  now: Date
}

/** Pieces of an order came back and can be sold again; of all its packs with a fixed number of statements (STOCK-5). */
export async function returnPieces(
  transaction: Transaction,
  { orderId, pieces, by, now }: Returned,
): Promise<void> {
  if (pieces.length === 0) return
  const moves = pieces.map(({ variantId, quantity }) => ({ variantId, change: quantity }))
  const before = await lockStock(
    transaction,
    moves.map(({ variantId }) => variantId),
  )
  const reason = 'returned' as const
  const ofLots = pieces.flatMap(({ lotId, quantity }) =>
    lotId === null ? [] : { lotId, change: quantity, reason },
  )
  await changeLot(transaction, { moves: ofLots, orderId, by, now })
  const stocks = await changeStock(transaction, { moves, reason, orderId, by, now })
  const free = await withholdBlocked(transaction, { stocks, by, now })
  const entries = pieces.map(({ variantId, lotId, quantity }) => ({
    actor: by,
    action: 'stock-corrected' as const,
    subject: `pack ${variantId}`,
    details: {
      change: quantity,
      reason,
      stock: free.get(variantId),
      orderId,
      ...(lotId !== null && { lotId }),
    },
    now,
  }))
  await writeAudits(transaction, entries)
  const isMore = [...free].some(([variantId, amount]) => amount > (before.get(variantId) ?? 0))
  if (isMore) await addJob(transaction, 'tell-stock-alerts', {})
}
