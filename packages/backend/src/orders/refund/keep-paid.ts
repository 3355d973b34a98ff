import type { StrayReason } from '@haverhof/domain/payments'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { type Mail, queueMail } from '../../mail/index.ts'
import type { ProviderName } from '../../payments/index.ts'
import { announceEvents } from '../../webhooks/index.ts'
import type { RefundReason } from '../records.ts'

export type Owed = {
  refundId: number
  orderId: number
  paymentId: string
  provider: ProviderName
  providerPaymentId: string | null
  owedCents: number
  /** Of the refund, what was left to the bank. */
  chargedBackCents: number
  /** Of its payment, what neither a refund that was paid nor the bank has taken back. */
  paymentLeftCents: number
  reason: RefundReason
  siteId: number
  languageId: number
  toAddress: string
  /** What was ordered is no longer there. */
  isSoldOut: boolean
}

/** By the provider, or by a bank transfer of staff. */
type Way = { providerRefundId: string; paidAt: Date } | { transferReference: string; by: string }

/** A refund is paid once, by provider or staff; false when it was paid before (REFUNDS-6, REFUNDS-8). */
export async function keepPaid(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  owed: Owed,
  way: Way,
): Promise<boolean> {
  const now = clock()
  const { refundId, orderId, paymentId, siteId, owedCents: amountCents, reason } = owed
  const providerRefundId = 'providerRefundId' in way ? way.providerRefundId : null
  const transferReference = 'transferReference' in way ? way.transferReference : null
  const paidAt = 'paidAt' in way ? way.paidAt : now
  const paid = { refundId, amountCents, providerRefundId, transferReference, paidAt, now }
  const rows = await transaction.rows(keep, paid)
  if (rows.length === 0) return false
  const entry = { subject: `order ${orderId}`, siteIds: [siteId], now }
  if ('by' in way) {
    const details = { refundId, amountCents, reference: way.transferReference }
    await writeAudit(transaction, { ...entry, actor: way.by, action: 'refund-paid-by-transfer', details })
  } else {
    const details = { paymentId, refundId, amountCents, reason }
    await writeAudit(transaction, { ...entry, actor: 'shop', action: 'refund', details })
  }
  // Who decided about goods has told the customer with the credit note.
  const mail = strayMail(owed)
  if (mail) {
    await queueMail(transaction, mail, now)
    await addJob(transaction, 'send-mail', {})
  }
  await announceEvents(transaction, { type: 'order.refunded', subjectIds: [orderId], siteId, now })
  return true
}

export function isStray(reason: RefundReason): reason is StrayReason {
  return reason === 'order-cancelled' || reason === 'paid-twice'
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

/** For `where r.…`; the argument is further columns. */
export const owedSql = (further = '') => `
  select r.refund_id "refundId", r.order_id "orderId", p.payment_id "paymentId", p.provider,
    p.provider_payment_id "providerPaymentId", r.amount_cents - r.gift_card_cents - r.charged_back_cents "owedCents",
    r.charged_back_cents "chargedBackCents",
    p.amount_cents - p.refunded_cents - p.charged_back_cents "paymentLeftCents", r.reason,
    o.site_id "siteId", o.language_id "languageId", o.billing->>'emailAddress' "toAddress",
    exists (select 1 from stock_reservation h join stock s using (variant_id)
      where h.order_id = o.order_id and s.amount < h.quantity) "isSoldOut"${further}
  from refund r join paid_payment p using (payment_id) join shop_order o on o.order_id = r.order_id`

/** What was left to the bank before, and the provider has paid all the same, is owed and paid. */
const keep = statement<
  {
    refundId: number
    amountCents: number
    providerRefundId: string | null
    transferReference: string | null
    paidAt: Date
    now: Date
  },
  { refundId: number }
>(
  'refunds-keep-paid',
  `
    with unpaid as (
      select refund_id, amount_cents - gift_card_cents - charged_back_cents cents from refund
      where refund_id = :refundId and state <> 'paid' and (:transferReference::text is null or state = 'refused')
      for update),
    paid as (
      update refund r set state = 'paid', provider_refund_id = :providerRefundId, transfer_reference = :transferReference,
        paid_at = :paidAt, problem = null, asked_at = null,
        charged_back_cents = r.amount_cents - r.gift_card_cents - :amountCents::int
      from unpaid where r.refund_id = unpaid.refund_id
      returning r.refund_id, r.payment_id, :amountCents::int cents, :amountCents::int - unpaid.cents more_cents),
    counted as (
      update payment p set refunded_cents = p.refunded_cents + paid.cents,
        refund_due_cents = p.refund_due_cents + paid.more_cents,
        refund_id = coalesce(:providerRefundId, p.refund_id), updated_at = :now
      from paid where p.payment_id = paid.payment_id)
    select refund_id "refundId" from paid`,
)
