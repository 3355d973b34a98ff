import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { changeStock } from '../../catalogue/index.ts'
import { addJob } from '../../jobs/index.ts'
import { inTransaction, type Transaction } from '../../database/index.ts'
import { changeLot, type LotRow } from './change-lot.ts'
import { findOrMakeLot } from './find-or-make-lot.ts'
import { withholdBlocked } from './withhold-blocked.ts'
import { lockPack, type PackInHouse } from './pack-in-house.ts'

export type StockDelivery = {
  variantId: number
  amount: number
  /** LOTS-1: what is printed on the pack; without it the pieces belong to no lot. */
  lot?: { lotNumber: string; bestBefore: string | null } | undefined
  /** The pieces are in the house already, and get their lot now. */
  areInHouse?: boolean
  by: string
}

export type DeliveryRefusal = 'no-such-pack' | 'lot-has-another-date' | 'lot-blocked' | 'fewer-without-lot'

type Received = Result<{ available: number; lotId: number | null }, DeliveryRefusal>

/** STOCK-3: goods came in; who waits for them is told. */
export function deliverStock(context: AppContext, delivery: StockDelivery): Promise<Received> {
  return inTransaction(context, (transaction) => addStock(context, transaction, delivery))
}

/** The same inside a transaction of the caller. */
export async function addStock(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  delivery: StockDelivery,
): Promise<Received> {
  const { variantId, amount, lot: label, areInHouse = false, by } = delivery
  const now = clock()
  const pack = await lockPack(transaction, variantId)
  if (!pack) return refusal('no-such-pack')
  if (areInHouse && (!label || pack.loose < amount)) return refusal('fewer-without-lot')
  const lot = label ? await findOrMakeLot(transaction, { variantId, ...label, now }) : null
  if (lot === 'lot-has-another-date' || lot === 'lot-blocked') return refusal(lot)
  if (lot)
    await changeLot(transaction, {
      lot,
      change: amount,
      reason: areInHouse ? 'assigned' : 'received',
      by,
      now,
    })
  const available = areInHouse ? pack.stock : await receive(transaction, pack, { ...delivery, now })
  const details = { amount, stock: available, ...(lot && lotDetails(lot)), ...(areInHouse && { areInHouse }) }
  const subject = `pack ${variantId}`
  await writeAudit(transaction, { actor: by, action: 'stock-delivered', subject, details, now })
  if (available > pack.stock) await addJob(transaction, 'tell-stock-alerts', {})
  return success({ available, lotId: lot?.lotId ?? null })
}

async function receive(
  transaction: Transaction,
  pack: PackInHouse,
  { variantId, amount, by, now }: StockDelivery & { now: Date },
): Promise<number> {
  await changeStock(transaction, { variantId, change: amount, reason: 'delivered', by, now })
  return withholdBlocked(transaction, { variantId, stock: pack.stock + amount, by, now })
}

function lotDetails({ lotNumber, bestBefore }: LotRow) {
  return { lotNumber, bestBefore }
}
