import { z } from 'zod'
import type { AppContext } from '../../app-context.ts'
import { addJob } from '../../jobs/index.ts'
import { type Mail, queueMail } from '../../mail/index.ts'
import { type RefundReason } from '../../payments/index.ts'
import { type PaymentRow, paymentColumns } from '../store/payment-row.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { announceEvents } from '../../webhooks/index.ts'

const mostAtOnce = 100

type RefundDue = PaymentRow & {
  refundReason: RefundReason | null
  siteId: number
  languageId: number
  toAddress: string
  /** What was ordered is no longer there. */
  isSoldOut: boolean
}

/** PAYMENTS-7: gives back what is owed; the same key for the same debt, so that nothing goes back twice. */
export async function refundPayments(context: AppContext): Promise<void> {
  for (const owed of await context.database.rows(findOwed, { paymentId: null, mostAtOnce })) {
    try {
      await refund(context, owed)
    } catch (error) {
      context.log.error({ err: error, paymentId: owed.paymentId }, 'a refund could not be made')
    }
  }
}

/** The same for one payment, at once. */
export async function refundPayment(context: AppContext, payload: unknown): Promise<void> {
  const { paymentId } = z.object({ paymentId: z.string() }).parse(payload)
  for (const owed of await context.database.rows(findOwed, { paymentId, mostAtOnce: 1 }))
    await refund(context, owed)
}

async function refund(context: AppContext, owed: RefundDue): Promise<void> {
  if (owed.providerPaymentId === null) return
  const { refundId } = await context.paymentProviders
    .of(owed.provider)
    .refundPayment(owed.providerPaymentId, owed.refundDueCents, `refund-${owed.paymentId}`)
  await inTransaction(context, async (transaction) => {
    const now = context.now()
    const details = { orderId: owed.orderId, amountCents: owed.refundDueCents, reason: owed.refundReason }
    const made = await transaction.rows(keepRefund, {
      paymentId: owed.paymentId,
      refundId,
      now,
      details: JSON.stringify(details),
    })
    if (made.length === 0) return
    await queueMail(transaction, refundMail(owed), now)
    await addJob(transaction, 'send-mail', {})
    const { orderId, siteId } = owed
    await announceEvents(transaction, { type: 'order.refunded', subjectIds: [orderId], siteId, now })
  })
}

/** Who paid too late for goods that are gone is told so; everyone else that the money comes back. */
function refundMail(owed: RefundDue): Mail<'payment-refunded' | 'order-out-of-stock'> {
  const { orderId, refundDueCents, refundReason, siteId, languageId, toAddress } = owed
  if (refundReason === null) throw new Error(`Payment ${owed.paymentId} goes back without a reason`)
  const to = { causeKey: `payment-refunded:${owed.paymentId}`, siteId, languageId, toAddress }
  if (refundReason === 'order-cancelled' && owed.isSoldOut) {
    return { ...to, kind: 'order-out-of-stock', facts: { orderId, refundedCents: refundDueCents } }
  }
  const facts = { orderId, amountCents: refundDueCents, reason: refundReason }
  return { ...to, kind: 'payment-refunded', facts }
}

const findOwed = statement<{ paymentId: string | null; mostAtOnce: number }, RefundDue>(
  'payments-owed',
  `
    select ${paymentColumns}, p.refund_reason "refundReason", o.site_id "siteId", o.language_id "languageId",
      o.billing->>'emailAddress' "toAddress",
      exists (select 1 from stock_reservation r join stock s using (variant_id)
        where r.order_id = o.order_id and s.amount < r.quantity) "isSoldOut"
    from payment p join shop_order o using (order_id)
    where p.refunded_cents < p.refund_due_cents and (:paymentId::text is null or p.payment_id = :paymentId)
    order by p.updated_at limit :mostAtOnce`,
)

const keepRefund = statement<{ paymentId: string; refundId: string; now: Date; details: string }>(
  'payments-keep-refund',
  `
    with refunded as (
      update payment set refunded_cents = refund_due_cents, refund_id = :refundId, updated_at = :now
      where payment_id = :paymentId and refunded_cents < refund_due_cents returning payment_id)
    insert into audit_entry (at, actor, action, subject, details)
    select :now, 'shop', 'refund', payment_id, :details from refunded returning subject`,
)
