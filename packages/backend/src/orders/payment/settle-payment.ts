import { settlementOf } from '@haverhof/domain/orders'
import { isWaiting, knownStatus, type PaymentMethodId, type PaymentStatus } from '@haverhof/domain/payments'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { type AuditDetails, writeAuditOnce } from '../../audit/index.ts'
import { addJob } from '../../jobs/index.ts'
import { queueMail } from '../../mail/index.ts'
import {
  giveUpMandates,
  keepMandate,
  keepStatus,
  lockStatus,
  ProviderAway,
  type ProviderPayment,
} from '../../payments/index.ts'
import { lockOrder } from '../store/lock-order.ts'
import type { OrderRow } from '../store/order-row.ts'
import { tellFailed } from './failed-collection.ts'
import { payOrder } from './pay-order.ts'
import { countFailedPayment } from './payment-limits.ts'
import type { PaymentRow } from '../store/payment-row.ts'
import { inTransaction, statement, type Transaction } from '../../database/index.ts'

/**
 * Asks the provider how a payment stands and does what follows (ORDERS-7). Webhooks, the worker and waiting customers all
 * come here, as often and in whatever order they like: what a message says is never believed, and what was done once is
 * not done again. Throws when the provider does not answer.
 */
export async function settlePayment(context: AppContext, payment: PaymentRow): Promise<PaymentStatus> {
  if (payment.providerPaymentId === null || payment.status === 'paid') return payment.status
  const reported = await context.paymentProviders.of(payment.provider).fetchPayment(payment.providerPaymentId)
  if (!reported || !(await matches(context, payment, reported))) return payment.status
  if (knownStatus(payment.status, reported.status) === payment.status) return payment.status
  const { status, failedFrom } = await inTransaction(context, (transaction) =>
    apply(context, transaction, payment, reported),
  )
  if (failedFrom !== undefined) await countFailedPayment(context, failedFrom)
  return status
}

/** What is known now, and where a payment that has just failed came from. */
type Applied = { status: PaymentStatus; failedFrom?: string | null }

/** The same for a caller that cannot go on without an answer. */
export async function settleOrRefuse(
  context: AppContext,
  payment: PaymentRow,
): Promise<Result<PaymentStatus, 'provider-away'>> {
  try {
    return success(await settlePayment(context, payment))
  } catch (error) {
    if (error instanceof ProviderAway) return refusal('provider-away')
    throw error
  }
}

async function apply(
  context: AppContext,
  transaction: Transaction,
  { orderId, paymentId }: PaymentRow,
  reported: ProviderPayment,
): Promise<Applied> {
  const order = await lockOrder(transaction, orderId)
  const payment = await lockStatus(transaction, paymentId)
  if (!order || !payment) throw new Error(`Payment ${paymentId} has no order`)
  const status = knownStatus(payment.status, reported.status)
  if (status === payment.status) return { status }
  const now = context.now()
  if (status === 'paid')
    await settle(context, transaction, order, {
      ...payment,
      paymentId,
      now,
      mandateId: await mandateOf(transaction, { ...payment, paymentId }, reported, now),
    })
  else await note(context, transaction, order, { paymentId, status, now, sequence: payment.sequence })
  return status === 'failed' ? { status, failedFrom: order.clientIp } : { status }
}

type Arrived = {
  paymentId: string
  paymentMethodId: PaymentMethodId
  mandateId: number | null
  sequence: PaymentRow['sequence']
  now: Date
}

/** What a first payment gave; a later one is collected by what is known (REPEAT-31). */
async function mandateOf(
  transaction: Transaction,
  { paymentId, provider, mandateId }: Pick<PaymentRow, 'paymentId' | 'provider' | 'mandateId'>,
  { mandate }: ProviderPayment,
  now: Date,
): Promise<number | null> {
  return mandate ? keepMandate(transaction, { paymentId, provider, mandate, now }) : mandateId
}

async function settle(
  context: AppContext,
  transaction: Transaction,
  order: OrderRow,
  arrived: Arrived,
): Promise<void> {
  const settlement = settlementOf(order.status)
  if (settlement === 'pay-order') return payOrder(context, transaction, order, arrived)
  const reason = settlement === 'refund-double' ? 'paid-twice' : 'order-cancelled'
  const { paymentId, now } = arrived
  // Nothing will be collected by what this payment gave; what it was collected by may be needed (REPEAT-15).
  if (arrived.mandateId !== null && arrived.sequence !== 'recurring')
    await giveUpMandates(transaction, [arrived.mandateId], now)
  const [owed] = await transaction.rows(oweRefund, { paymentId, reason, now })
  if (owed) await addJob(transaction, 'refund-payment', owed)
}

type Ended = { paymentId: string; status: PaymentStatus; now: Date; sequence: PaymentRow['sequence'] }

/** A payment that came to nothing leaves the order open for another try; the customer is told once (ORDERS-12). */
async function note(
  context: AppContext,
  transaction: Transaction,
  order: OrderRow,
  { paymentId, status, now, sequence }: Ended,
): Promise<void> {
  const isLatest = await keepStatus(transaction, { paymentId, status, now })
  if (isWaiting(status)) return
  if (sequence === 'recurring') return tellFailed(context, transaction, order, paymentId)
  // Who has gone on to another payment need not hear of this one.
  if (order.status !== 'open' || order.holdUntil <= now || !isLatest) return
  const mail = {
    kind: 'payment-failed' as const,
    causeKey: `payment-failed:${paymentId}`,
    siteId: order.siteId,
    languageId: order.languageId,
    toAddress: order.billing.emailAddress,
    facts: { orderId: order.orderId },
  }
  await queueMail(transaction, mail, now)
  await addJob(transaction, 'send-mail', {})
}

/** Amount, currency and reference must be those of our payment, or nothing happens but an alarm (PAYMENTS-19). */
async function matches(
  context: AppContext,
  payment: PaymentRow,
  reported: ProviderPayment,
): Promise<boolean> {
  const isOurs =
    reported.amountCents === payment.amountCents &&
    reported.currency === 'EUR' &&
    reported.reference === payment.paymentId
  if (isOurs) return true
  const { paymentId, orderId, amountCents } = payment
  const details: AuditDetails<'payment-mismatch'> = {
    orderId,
    amountCents,
    reported: { ...reported, checkoutUrl: null },
  }
  context.log.error({ paymentId, ...details }, 'a payment is not what was asked for')
  const entry = { actor: 'shop', action: 'payment-mismatch' as const, subject: paymentId, details }
  await writeAuditOnce(context.database, { ...entry, now: context.now() })
  return false
}

// All of it goes back; nothing was invoiced for it (REFUNDS-4).
const oweRefund = statement<{ paymentId: string; reason: string; now: Date }, { refundId: number }>(
  'payments-owe-refund',
  `
    with owing as (
      update payment set status = 'paid', reported_status = 'paid', paid_at = :now, updated_at = :now,
        refund_due_cents = amount_cents, refund_reason = :reason
      where payment_id = :paymentId returning order_id, payment_id, amount_cents)
    insert into refund (order_id, payment_id, amount_cents, reason, made_by, made_at, state)
    select order_id, payment_id, amount_cents, :reason, 'shop', :now, 'owed' from owing returning refund_id "refundId"`,
)
