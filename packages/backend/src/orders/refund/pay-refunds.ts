import type { StrayReason } from '@haverhof/domain/payments'
import { z } from 'zod'
import type { AppContext } from '../../app-context.ts'
import { auditActionSql, type AuditDetails } from '../../audit/index.ts'
import { inTransaction, statement, type Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { type Mail, queueMail } from '../../mail/index.ts'
import { type ProviderName, ProviderRefusal } from '../../payments/index.ts'
import { paidPaymentsSql } from '../../payments/sql.ts'
import { announceEvents } from '../../webhooks/index.ts'
import type { RefundReason } from '../records.ts'

const mostAtOnce = 100

type Owed = {
  refundId: number
  orderId: number
  paymentId: string
  provider: ProviderName
  providerPaymentId: string | null
  owedCents: number
  reason: RefundReason
  siteId: number
  languageId: number
  toAddress: string
  /** What was ordered is no longer there. */
  isSoldOut: boolean
}

/** PAYMENTS-7: pays back what is owed; the same key for the same refund, so that nothing goes back twice. */
export async function payRefunds(context: AppContext): Promise<void> {
  await context.database.rows(adopt, { now: context.now() })
  for (const owed of await context.database.rows(findOwed, { mostAtOnce })) {
    try {
      await pay(context, owed)
    } catch (error) {
      context.log.error({ err: error, refundId: owed.refundId }, 'a refund could not be made')
    }
  }
}

/** The same for one refund, at once. */
export async function payRefund(context: AppContext, payload: unknown): Promise<void> {
  const parsed = z.object({ refundId: z.int() }).safeParse(payload)
  // A job of the release before names a payment; the work of every minute finds it.
  if (!parsed.success) return payRefunds(context)
  const [owed] = await context.database.rows(findOne, parsed.data)
  if (owed) await pay(context, owed)
}

async function pay(context: AppContext, owed: Owed): Promise<void> {
  if (owed.providerPaymentId === null) return
  const { refundId } = owed
  const answer = await askProvider(context, owed.providerPaymentId, owed)
  if ('problem' in answer) {
    context.log.error({ refundId, problem: answer.problem }, 'the provider refused a refund')
    await context.database.rows(keepProblem, { refundId, problem: answer.problem.slice(0, 500) })
    return
  }
  await inTransaction(context, (transaction) => keepPaid(context, transaction, owed, answer.refundId))
}

async function askProvider(context: AppContext, providerPaymentId: string, owed: Owed) {
  const { provider, owedCents } = owed
  try {
    return await context.paymentProviders
      .of(provider)
      .refundPayment(providerPaymentId, owedCents, idempotencyKey(owed))
  } catch (error) {
    if (error instanceof ProviderRefusal) return { problem: error.message }
    throw error
  }
}

/** Of a payment that goes back as a whole the key is as it was before refunds had numbers. */
function idempotencyKey({ reason, paymentId, refundId }: Owed): string {
  return isStray(reason) ? `refund-${paymentId}` : `refund-${paymentId}-${refundId}`
}

function isStray(reason: RefundReason): reason is StrayReason {
  return reason === 'order-cancelled' || reason === 'paid-twice'
}

async function keepPaid(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  owed: Owed,
  providerRefundId: string,
): Promise<void> {
  const now = clock()
  const { refundId, orderId, siteId, owedCents: amountCents, reason } = owed
  const told: AuditDetails<'refund'> = { orderId, refundId, amountCents, reason }
  const details = JSON.stringify(told)
  const kept = await transaction.rows(keep, { refundId, providerRefundId, now, details })
  if (kept.length === 0) return
  // Who decided about goods has told the customer with the credit note.
  const mail = strayMail(owed)
  if (mail) {
    await queueMail(transaction, mail, now)
    await addJob(transaction, 'send-mail', {})
  }
  await announceEvents(transaction, { type: 'order.refunded', subjectIds: [orderId], siteId, now })
}

/** Who paid too late for goods that are gone is told so; who paid twice or too late that the money comes back. */
function strayMail(owed: Owed): Mail<'payment-refunded' | 'order-out-of-stock'> | null {
  const { orderId, owedCents, reason, siteId, languageId, toAddress } = owed
  if (!isStray(reason)) return null
  const to = { causeKey: `payment-refunded:${owed.paymentId}`, siteId, languageId, toAddress }
  if (reason === 'order-cancelled' && owed.isSoldOut)
    return { ...to, kind: 'order-out-of-stock', facts: { orderId, refundedCents: owedCents } }
  return { ...to, kind: 'payment-refunded', facts: { orderId, amountCents: owedCents, reason } }
}

const owedSql = `
  select r.refund_id "refundId", r.order_id "orderId", p.payment_id "paymentId", p.provider,
    p.provider_payment_id "providerPaymentId", r.amount_cents - r.gift_card_cents "owedCents", r.reason,
    o.site_id "siteId", o.language_id "languageId", o.billing->>'emailAddress' "toAddress",
    exists (select 1 from stock_reservation h join stock s using (variant_id)
      where h.order_id = o.order_id and s.amount < h.quantity) "isSoldOut"
  from refund r join (${paidPaymentsSql}) p using (payment_id) join shop_order o on o.order_id = r.order_id`

const findOwed = statement<{ mostAtOnce: number }, Owed>(
  'refunds-owed',
  `${owedSql} where r.state = 'owed' order by r.made_at limit :mostAtOnce`,
)

const findOne = statement<{ refundId: number }, Owed>(
  'refunds-owed-one',
  `${owedSql} where r.refund_id = :refundId and r.state = 'owed'`,
)

/** What a process of the release before has written to a payment alone. */
const adopt = statement<{ now: Date }>(
  'refunds-adopt',
  `
    insert into refund (order_id, payment_id, amount_cents, reason, made_by, made_at, state)
    select p.order_id, p.payment_id, p.refund_due_cents, p.refund_reason, 'shop', p.updated_at, 'owed' from (${paidPaymentsSql}) p
    where p.refunded_cents < p.refund_due_cents and p.refund_reason is not null and p.updated_at <= :now
      and not exists (select from refund r where r.payment_id = p.payment_id)`,
)

const keep = statement<{ refundId: number; providerRefundId: string; now: Date; details: string }>(
  'refunds-keep-paid',
  `
    with paid as (
      update refund set state = 'paid', provider_refund_id = :providerRefundId, paid_at = :now, problem = null
      where refund_id = :refundId and state <> 'paid'
      returning payment_id, amount_cents - gift_card_cents cents),
    counted as (
      update payment p set refunded_cents = p.refunded_cents + paid.cents, refund_id = :providerRefundId, updated_at = :now
      from paid where p.payment_id = paid.payment_id)
    insert into audit_entry (at, actor, action, subject, details)
    select :now, 'shop', ${auditActionSql('refund')}, payment_id, :details from paid returning subject`,
)

const keepProblem = statement<{ refundId: number; problem: string }>(
  'refunds-keep-problem',
  `update refund set state = 'refused', problem = :problem where refund_id = :refundId and state = 'owed'`,
)
