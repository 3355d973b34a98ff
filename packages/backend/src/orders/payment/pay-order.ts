import { invoiceSeries } from '@haverhof/domain/orders'
import type { PaymentMethodId } from '@haverhof/domain/payments'
import { keepOrderAddresses } from '../../accounts/index.ts'
import type { AppContext } from '../../app-context.ts'
import { addJob } from '../../jobs/index.ts'
import { invoiceDocument } from '../invoice/invoice-document.ts'
import { addressesOf } from '../store/order-addresses.ts'
import { isRepeated } from '../store/intervals.ts'
import { hasKits, type OrderRow } from '../store/order-row.ts'
import { queueConfirmation } from '../mails/queue-order-mail.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { announceEvents } from '../../webhooks/index.ts'

type Payment = {
  /** Null when nothing was due. */
  paymentId: string | null
  paymentMethodId: PaymentMethodId | null
  now: Date
  /** What it gave, or what it was collected by (REPEAT-31). */
  mandateId?: number | null
}

/**
 * An open order becomes paid: its goods are claimed, its cart is closed, it gets its invoice number and its
 * confirmation, and its samples begin their way through the laboratory (ORDERS-6). The caller holds the
 * order's row. The counter of the series is locked last and therefore shortest.
 */
export async function payOrder(
  { orderHooks }: Pick<AppContext, 'orderHooks'>,
  transaction: Transaction,
  order: OrderRow,
  { paymentId, paymentMethodId, now, mandateId = null }: Payment,
): Promise<void> {
  await queueConfirmation(transaction, order, now)
  await addJob(transaction, 'send-mail', {})
  if (hasKits(order)) await orderHooks.onKitsPaid(transaction, order.orderId)
  const paid = { ...order, paymentMethodId: paymentMethodId ?? order.paymentMethodId }
  await transaction.rows(pay, {
    orderId: order.orderId,
    paymentId,
    now,
    paymentMethodId: paid.paymentMethodId,
    series: invoiceSeries(order.platform, now),
    document: JSON.stringify(invoiceDocument(paid, now)),
    reason: paymentId === null ? 'nothing due' : 'paid',
  })
  const { orderId, siteId, cartId, accountId: userId } = order
  // A customer types an address once (ACCOUNTS-18).
  if (userId !== null) await keepOrderAddresses(transaction, { userId, ...addressesOf(order), now })
  if (isRepeated(order.calculation))
    await orderHooks.onRepeatPaid(transaction, { orderId, cartId, mandateId, now })
  await announceEvents(transaction, { type: 'order.paid', subjectIds: [orderId], siteId, now })
}

const pay = statement<{
  orderId: number
  paymentId: string | null
  now: Date
  paymentMethodId: string | null
  series: string
  document: string
  reason: string
}>(
  'orders-pay',
  `
    with payment_row as (
      update payment set status = 'paid', reported_status = 'paid', paid_at = :now, updated_at = :now where payment_id = :paymentId),
    paid as (
      update shop_order set status = 'paid', paid_at = :now, payment_method_id = :paymentMethodId
      where order_id = :orderId and status = 'open' returning order_id, cart_id, total_cents),
    closed as (
      update cart set version = version + 1, state = 'closed', last_modified = :now from paid where cart.cart_id = paid.cart_id),
    claimed as (
      update stock_reservation r set state = 'claimed' from paid
      where r.order_id = paid.order_id and r.state = 'held'),
    events as (
      insert into order_event (order_id, at, from_status, to_status, reason)
      select order_id, :now, 'open', 'paid', :reason from paid),
    counted as (
      insert into invoice_counter (series, last_number, last_issued_at) select :series, 1, :now from paid
      on conflict (series) do update set last_number = invoice_counter.last_number + 1,
        last_issued_at = greatest(invoice_counter.last_issued_at, excluded.last_issued_at)
      returning last_number, last_issued_at)
    insert into invoice (series, number, kind, order_id, issued_at, total_cents, document)
    select :series, last_number, 'invoice', order_id, last_issued_at, total_cents, :document::jsonb from counted, paid`,
)
