import {
  languageOfId,
  loggedReason,
  reasonFor,
  refusal,
  type Result,
  success,
  type ToldReason,
} from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { queueMails } from '../../mail/index.ts'
import { blockLot } from '../stock/block-lot.ts'
import { type LotRow, readLot } from '../stock/change-lot.ts'
import { listRecalled, type RecalledOrder } from './list-recalled.ts'
import { causeOfLetter } from './recall-letters.ts'

export type Recall = ToldReason<'recall'> & { lotId: number; siteIds: readonly number[]; by: string }

/**
 * The lot is blocked, and every order that got pieces of it gets a letter in its language, once, however often it is asked
 * for (LOTS-10). Gives how many letters are new.
 */
export async function sendRecall(
  context: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { lotId, reason, ownWords, siteIds, by }: Recall,
): Promise<Result<{ recallId: number; letters: number }, 'no-such-lot'>> {
  const lot = await readLot(transaction, lotId)
  if (!lot) return refusal('no-such-lot')
  await blockLot(context, transaction, { lotId, reason, by })
  const now = context.now()
  const orders = await listRecalled(transaction, { lotId, siteIds })
  const letters = await queueMails(
    transaction,
    orders.map((order) => letterOf(lot, order, { reason, ownWords })),
    now,
  )
  const [recall] = await transaction.rows(insert, { lotId, reason, ownWords, by, now, letters })
  if (!recall) throw new Error('A recall was not written')
  const details = { lotId, lotNumber: lot.lotNumber, ...loggedReason({ reason, ownWords }), letters }
  const subject = `lot ${lotId}`
  await writeAudit(transaction, { actor: by, action: 'recall-letters', subject, details, siteIds, now })
  if (letters > 0) await addJob(transaction, 'send-mail', {})
  return success({ recallId: recall.recallId, letters })
}

function letterOf(
  { lotId, lotNumber, bestBefore }: LotRow,
  order: RecalledOrder,
  reason: ToldReason<'recall'>,
) {
  const { orderId, siteId, languageId, emailAddress: toAddress, description, pieces } = order
  // The member's own words go to readers of their language, the listed reason to all others (REASONS-2).
  const facts = {
    orderId,
    description,
    lotNumber,
    bestBefore,
    pieces,
    ...reasonFor(reason, languageOfId(languageId)),
  }
  const causeKey = causeOfLetter(lotId, orderId)
  return { kind: 'lot-recall' as const, causeKey, siteId, languageId, toAddress, facts }
}

const insert = statement<
  ToldReason<'recall'> & { lotId: number; by: string; now: Date; letters: number },
  { recallId: number }
>(
  'recall-insert',
  `
    insert into lot_recall (lot_id, reason, own_words, started_by, started_at, letters)
    values (:lotId, :reason, :ownWords, :by, :now, :letters) returning recall_id "recallId"`,
)
