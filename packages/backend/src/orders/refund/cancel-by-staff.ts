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
import { lockMoneyLeft } from '../../payments/index.ts'
import { giveBack, type MadeRefund, type MoneyDecision, type RefundProblem } from './make-refund.ts'
import type { RefundLimit } from './refund-limit.ts'
import { lockOrder } from '../store/lock-order.ts'
import { isRepeated } from '../store/intervals.ts'
import type { OrderRow } from '../store/order-row.ts'
import { cancelOrder } from '../cancel/cancel-order.ts'
import { queueOrderMail } from '../mails/queue-order-mail.ts'

export type StaffCancellation = {
  orderId: number
  /** The listed reason that the customer reads (REASONS-1). */
  why?: ToldReason<'cancellation'>
  /** An order of another site is none; without it every site counts (STAFF-2). */
  siteIds?: readonly number[]
  limit?: RefundLimit
  by: string
}

export type CancelProblem = RefundProblem | 'already-sent' | 'already-cancelled'

/** The refund is null when nothing was paid, or all of it has gone back before. */
type Cancelled = Result<{ refund: MadeRefund | null }, CancelProblem>

/**
 * Cancelling a paid order is a refund of all that is left of it; then its goods are free again (REFUNDS-3). What is still
 * waited for at the provider comes back when it arrives (ORDERS-7).
 */
export async function endOrder(
  context: Pick<AppContext, 'now' | 'orderHooks'>,
  transaction: Transaction,
  { orderId, why, siteIds, limit, by }: StaffCancellation,
): Promise<Cancelled> {
  const order = await lockOrder(transaction, orderId)
  if (!order || siteIds?.includes(order.siteId) === false) return refusal('no-such-order')
  const problem = await cancelProblem(transaction, order)
  if (problem) return refusal(problem)
  const reason = why && { why: reasonFor(why, languageOfId(order.languageId)) }
  const refunded = await refundAll(context, transaction, order, { limit, ...reason, by })
  if (!refunded.ok) return refunded
  const now = context.now()
  await cancelOrder(transaction, { orderId, from: order.status, reason: 'cancelled by staff', now })
  // Of a paid order the credit note tells.
  if (order.status === 'open') {
    if (isRepeated(order.calculation))
      await context.orderHooks.onRepeatCancelled(transaction, { orderId, cartId: order.cartId, now })
    await queueOrderMail(transaction, { order, kind: 'order-cancelled', isByShop: true, ...reason, now })
    await addJob(transaction, 'send-mail', {})
  }
  await writeAudit(transaction, {
    actor: by,
    action: 'order-cancelled',
    subject: `order ${orderId}`,
    changes: [{ field: 'status', before: order.status, after: 'cancelled' }],
    details: why ? loggedReason(why) : {},
    siteIds: [order.siteId],
    now,
  })
  return success({ refund: refunded.value })
}

async function cancelProblem(
  { rows }: Transaction,
  { orderId, status }: OrderRow,
): Promise<'already-sent' | 'already-cancelled' | null> {
  if (status === 'cancelled') return 'already-cancelled'
  if (status === 'sent' || status === 'closed') return 'already-sent'
  const [row] = await rows(anyShipment, { orderId })
  return row?.isShipped ? 'already-sent' : null
}

async function refundAll(
  context: Pick<AppContext, 'now'>,
  transaction: Transaction,
  order: OrderRow,
  { limit, ...how }: { limit: RefundLimit | undefined } & HowCancelled,
): Promise<Result<MadeRefund | null, RefundProblem>> {
  if (order.status === 'open') return success(null)
  const refund = await giveBack(context, transaction, order, {
    ...everything,
    ...how,
    ...(limit && { limit }),
  })
  if (refund.ok) return success(refund.value.refund)
  if (refund.reason === 'more-than-paid') return refundBesideBank(context, transaction, order, how)
  return refund.reason === 'nothing-to-credit' ? success(null) : refund
}

type HowCancelled = Pick<MoneyDecision, 'why' | 'by'>

const everything = { request: 'everything', reason: 'cancellation', restock: true } as const

/**
 * What is left of a payment that the bank took back goes back first, with a credit note of its own; the rest is credited and
 * not paid again (REFUNDS-3). Gives the refund that pays something, if there is one. What it may come to in all was looked at before.
 */
async function refundBesideBank(
  context: Pick<AppContext, 'now'>,
  transaction: Transaction,
  order: OrderRow,
  how: HowCancelled,
): Promise<Result<MadeRefund, RefundProblem>> {
  const money = await lockMoneyLeft(transaction, order.orderId)
  const { chargedBackCents, paymentLeftCents, giftCardLeftCents } = money
  if (chargedBackCents === 0) return refusal('more-than-paid')
  const request = { amountCents: giftCardLeftCents + paymentLeftCents }
  const left =
    paymentLeftCents > 0
      ? await giveBack(context, transaction, order, { ...everything, request, ...how })
      : null
  if (left && !left.ok) return left
  const rest = await giveBack(context, transaction, order, { ...everything, ...how, isLeftToBank: true })
  if (!rest.ok) throw new Error(`what the bank took back of order ${order.orderId} is ${rest.reason}`)
  return success((left ?? rest).value.refund)
}

const anyShipment = statement<{ orderId: number }, { isShipped: boolean }>(
  'orders-any-shipment',
  'select exists (select from shipment where order_id = :orderId) "isShipped"',
)
