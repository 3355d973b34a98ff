import {
  type Credited,
  creditOf,
  creditOfAmount,
  type CreditProblem,
  type CreditReason,
  type CreditRequest,
  everythingLeft,
} from '@haverhof/domain/orders'
import { type ReasonForReader, refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import type { Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { announceEvents } from '../../webhooks/index.ts'
import { type Invoiced, readInvoiced, writeCreditNote } from '../invoice/write-credit-note.ts'
import { lockOrder } from '../store/lock-order.ts'
import type { OrderRow } from '../store/order-row.ts'
import { moveMoney } from './move-money.ts'
import { type RefundLimit, limitProblem } from './refund-limit.ts'
import { takeBackGoods } from './take-back-goods.ts'

/** Pieces and amounts of lines and of the costs, an amount of the whole order, or all that is left of it. */
export type RefundRequest = CreditRequest | { amountCents: number } | 'everything'

export type RefundDecision = {
  orderId: number
  request: RefundRequest
  reason: CreditReason
  /** Whether pieces that were sent can be sold again. */
  restock: boolean
  /** An order of another site is none; without it every site counts (STAFF-2). */
  siteIds?: readonly number[]
  limit?: RefundLimit
  by: string
}

export type MadeRefund = {
  refundId: number
  creditNumber: string
  amountCents: number
  giftCardCents: number
  /** What the payment provider has to pay back. */
  paymentCents: number
  /** The part that the bank has taken back, which is not paid. */
  chargedBackCents: number
}

export type RefundProblem =
  | CreditProblem
  | 'no-such-order'
  | 'not-paid'
  | 'more-than-paid'
  | 'above-limit'
  | 'step-up-needed'

export type Refunded = Result<MadeRefund, RefundProblem>

/** One decision, in one transaction; the provider is called afterwards (REFUNDS-12). */
export async function makeRefund(
  context: Pick<AppContext, 'now'>,
  transaction: Transaction,
  decision: RefundDecision,
): Promise<Refunded> {
  const order = await lockOrder(transaction, decision.orderId)
  if (!order || decision.siteIds?.includes(order.siteId) === false) return refusal('no-such-order')
  const refund = await giveBack(context, transaction, order, decision)
  if (refund.ok) await takeBackGoods(context, transaction, order, { ...decision, ...refund.value })
  return refund.ok ? success(refund.value.refund) : refund
}

type GivenBack = { refund: MadeRefund; credited: Credited }

export type MoneyDecision = Omit<RefundDecision, 'orderId' | 'siteIds'> & {
  /** What the gift card does not get the bank has taken back (REFUNDS-16). */
  isLeftToBank?: boolean
  /** Of a cancelled order why, for its reader (REASONS-2). */
  why?: ReasonForReader
}

/** The money of a decision, without its goods. The caller holds the order's row. */
export async function giveBack(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  order: OrderRow,
  { request, reason, restock, limit, by, isLeftToBank = false, why }: MoneyDecision,
): Promise<Result<GivenBack, RefundProblem>> {
  // Also of an order that has ended: what was not refunded of it stays the customer's (REFUNDS-3).
  const invoiced = await readInvoiced(transaction, order)
  if (!invoiced) return refusal('not-paid')
  const credited = creditOf(invoiced.parts, invoiced.earlier, creditRequest(invoiced, request))
  if (!credited.ok) return credited
  const amountCents = centsOf([credited.value])
  const tooMuch = limit && limitProblem(limit, centsOf(invoiced.earlier) + amountCents)
  if (tooMuch) return refusal(tooMuch)
  const now = clock()
  const { orderId, siteId } = order
  const given = { orderId, amountCents, credited: credited.value, reason, restock, isLeftToBank, by, now }
  const moved = await moveMoney(transaction, given)
  if (!moved.ok) return moved
  const { refundId, paymentCents, chargedBackCents } = moved.value
  const note = { refundId, reason, ...(why && { why }), credited: credited.value, chargedBackCents, now }
  const creditNumber = await writeCreditNote(transaction, order, invoiced, note)
  const refund = { ...moved.value, creditNumber, amountCents }
  const subject = `order ${orderId}`
  await writeAudit(transaction, {
    actor: by,
    action: 'order-refunded',
    subject,
    details: { ...refund, reason, restock },
    siteIds: [siteId],
    now,
  })
  await addJob(transaction, 'send-mail', {})
  if (paymentCents > 0) await addJob(transaction, 'refund-payment', { refundId })
  else await announceEvents(transaction, { type: 'order.refunded', subjectIds: [orderId], siteId, now })
  return success({ refund, credited: credited.value })
}

function creditRequest({ parts, earlier }: Invoiced, request: RefundRequest): CreditRequest {
  if (request === 'everything') return everythingLeft(parts, earlier)
  return 'amountCents' in request ? creditOfAmount(parts, earlier, request.amountCents) : request
}

function centsOf(credits: readonly Credited[]): number {
  const parts = credits.flatMap(({ lines, costs }) => [...lines, ...costs])
  return parts.reduce((sum, { grossCents }) => sum + grossCents, 0)
}
