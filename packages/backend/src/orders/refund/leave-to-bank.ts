import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { inTransaction, statement, type Transaction } from '../../database/index.ts'
import { leaveOwedToBank } from '../../payments/index.ts'
import { announceEvents } from '../../webhooks/index.ts'
import { type Owed, owedSql } from './keep-paid.ts'

/**
 * The bank was faster than a refund (REFUNDS-9). What it has left of the payment is still paid, and by the provider, whatever
 * that said about the whole; the rest is not paid. Of two at once the second finds nothing more to leave. The caller has
 * claimed the refund, and knows that the provider has not accepted it (REFUNDS-10). Gives what is owed now, or null.
 */
export function leaveToBank(context: AppContext, refundId: number): Promise<Owed | null> {
  return inTransaction(context, async (transaction) => {
    await leaveWhatIsTaken(context, transaction, refundId)
    const [left] = await transaction.rows(lock, { refundId })
    return left?.state === 'owed' ? left : null
  })
}

async function leaveWhatIsTaken(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  refundId: number,
): Promise<void> {
  const [owed] = await transaction.rows(lock, { refundId })
  if (!owed) return
  const now = clock()
  const { paymentId, owedCents, orderId, siteId } = owed
  const chargedBackCents = await leaveOwedToBank(transaction, { paymentId, owedCents, now })
  if (chargedBackCents === 0) return
  const isSettled = chargedBackCents === owedCents
  await transaction.rows(leave, { refundId, chargedBackCents, isSettled, now })
  await writeAudit(transaction, {
    actor: 'shop',
    action: 'refund-left-to-bank',
    subject: `order ${orderId}`,
    details: { refundId, amountCents: owedCents, chargedBackCents },
    siteIds: [siteId],
    now,
  })
  if (isSettled)
    await announceEvents(transaction, { type: 'order.refunded', subjectIds: [orderId], siteId, now })
}

const lock = statement<{ refundId: number }, Owed & { state: string }>(
  'refunds-lock-for-bank',
  `${owedSql(', r.state')} where r.refund_id = :refundId and r.state <> 'paid' for update of r`,
)

const leave = statement<{ refundId: number; chargedBackCents: number; isSettled: boolean; now: Date }>(
  'refunds-leave-to-bank',
  `
    update refund set charged_back_cents = charged_back_cents + :chargedBackCents, problem = null,
      state = case when :isSettled then 'paid' else 'owed' end, paid_at = case when :isSettled then :now::timestamptz end,
      asked_at = case when not :isSettled then asked_at end
    where refund_id = :refundId`,
)
