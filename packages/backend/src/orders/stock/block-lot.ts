import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { lockPack } from './pack-in-house.ts'
import { readLot } from './change-lot.ts'
import { releaseWithheld, withholdOfPack } from './withhold-blocked.ts'

export type LotBlocking = { lotId: number; reason: string; by: string }

type Blocked = Result<{ available: number }, 'no-such-lot'>

/** Nothing of the lot is sent any more, and its pieces leave what is free to sell as far as they are there (LOTS-3). */
export async function blockLot(
  context: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { lotId, reason, by }: LotBlocking,
): Promise<Blocked> {
  const locked = await lockLot(transaction, lotId)
  if (!locked) return refusal('no-such-lot')
  const { lot, stock } = locked
  const { variantId, lotNumber } = lot
  if (lot.state === 'blocked') return success({ available: stock })
  const now = context.now()
  await transaction.rows(setState, { lotId, state: 'blocked', reason })
  const available = await withholdOfPack(transaction, { variantId, stock, by, now })
  const details = { lotNumber, variantId, reason, pieces: lot.amount, stock: available }
  await writeAudit(transaction, { actor: by, action: 'lot-blocked', subject: `lot ${lotId}`, details, now })
  return success({ available })
}

/** It was nothing: the lot can be sent again, and its pieces are free to sell (LOTS-3). */
export async function unblockLot(
  context: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { lotId, reason, by }: LotBlocking,
): Promise<Blocked> {
  const locked = await lockLot(transaction, lotId)
  if (!locked) return refusal('no-such-lot')
  const { lot, stock } = locked
  const { variantId, lotNumber, withheld } = lot
  if (lot.state === 'free') return success({ available: stock })
  const now = context.now()
  await releaseWithheld(transaction, { lotId, variantId, pieces: withheld, by, now })
  await transaction.rows(setState, { lotId, state: 'free', reason: null })
  const available = await withholdOfPack(transaction, { variantId, stock: stock + withheld, by, now })
  const details = { lotNumber, variantId, reason, pieces: lot.amount, stock: available }
  await writeAudit(transaction, { actor: by, action: 'lot-unblocked', subject: `lot ${lotId}`, details, now })
  if (available > stock) await addJob(transaction, 'tell-stock-alerts', {})
  return success({ available })
}

async function lockLot(transaction: Transaction, lotId: number) {
  const named = await readLot(transaction, lotId)
  const pack = named && (await lockPack(transaction, named.variantId))
  const lot = pack && (await readLot(transaction, lotId))
  return lot && { lot, stock: pack.stock }
}

const setState = statement<{ lotId: number; state: string; reason: string | null }>(
  'lots-set-state',
  'update stock_lot set state = :state, blocked_reason = :reason where lot_id = :lotId',
)
