import { type Credited, type CreditReason, splitRefund } from '@haverhof/domain/orders'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import { columnsOf, type RowOf, statement, type Transaction } from '../../database/index.ts'
import { lockMoneyLeft, oweRefund, returnToGiftCard } from '../../payments/index.ts'
import type { refund } from '../refund-tables.ts'

type Money = {
  orderId: number
  amountCents: number
  credited: Credited
  reason: CreditReason
  restock: boolean
  isLeftToBank: boolean
  by: string
  now: Date
}

type Moved = { refundId: number; giftCardCents: number; paymentCents: number; chargedBackCents: number }

/**
 * The gift card of the order gets back what it gave, at once; the payment owes the rest (REFUNDS-14). Never more than either gave.
 * A rest that is left to the bank is not owed: the bank has taken it back before (REFUNDS-16).
 */
export async function moveMoney(
  transaction: Transaction,
  { orderId, amountCents, credited, reason, restock, isLeftToBank, by, now }: Money,
): Promise<Result<Moved, 'more-than-paid'>> {
  const left = await lockMoneyLeft(transaction, orderId)
  const { paymentId } = left
  const { giftCardCents, paymentCents: restCents } = splitRefund(amountCents, left.giftCardLeftCents)
  if (restCents > (isLeftToBank ? left.chargedBackCents : left.paymentLeftCents))
    return refusal('more-than-paid')
  const paymentCents = isLeftToBank ? 0 : restCents
  if (giftCardCents > 0) await returnToGiftCard(transaction, { orderId, amountCents: giftCardCents, now })
  if (paymentId !== null && paymentCents > 0)
    await oweRefund(transaction, { paymentId, amountCents: paymentCents, now })
  const chargedBackCents = restCents - paymentCents
  const lines = credited.lines.map(({ lineNumber, quantity, grossCents }) => ({
    lineNumber,
    quantity,
    grossCents,
  }))
  const [refund] = await transaction.rows(keep, {
    orderId,
    paymentId: restCents > 0 ? paymentId : null,
    amountCents,
    giftCardCents,
    chargedBackCents,
    deliveryCents: credited.costs.reduce((sum, { grossCents }) => sum + grossCents, 0),
    reason,
    lines: JSON.stringify(lines),
    restock,
    madeBy: by,
    madeAt: now,
    state: paymentCents > 0 ? 'owed' : 'paid',
  })
  if (!refund) throw new Error('a refund was not kept')
  return success({ refundId: refund.refundId, giftCardCents, paymentCents, chargedBackCents })
}

/** The lines as JSON text. */
const newColumns = columnsOf<Omit<typeof refund.$inferSelect, 'lines'> & { lines: string }>()([
  'orderId',
  'paymentId',
  'amountCents',
  'giftCardCents',
  'chargedBackCents',
  'deliveryCents',
  'reason',
  'lines',
  'restock',
  'madeBy',
  'madeAt',
  'state',
])

const keep = statement<RowOf<typeof newColumns>, { refundId: number }>(
  'refunds-keep',
  `
    insert into refund (${newColumns.list()}, paid_at)
    values (${newColumns.values}, case when :state = 'paid' then :madeAt::timestamptz end)
    returning refund_id "refundId"`,
)
