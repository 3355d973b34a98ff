import type { AppContext } from '../app-context.ts'
import { type PaymentRow, paymentColumns } from './payment-row.ts'
import { settlePayment } from './settle-payment.ts'

const mostAtOnce = 200

/**
 * PAYMENTS-5: payments nobody told us the end of. Within the first hour every minute, later every ten minutes; also
 * those of orders that were cancelled, for money may still arrive.
 */
export async function pollPayments(context: AppContext): Promise<void> {
  const payments = await context.database.rows<PaymentRow>(findUnsettled, [context.now(), mostAtOnce])
  for (const payment of payments) {
    try {
      await settlePayment(context, payment)
    } catch (error) {
      context.log.warn({ err: error, paymentId: payment.paymentId }, 'the provider could not be asked')
    }
  }
}

const findUnsettled = {
  name: 'payments-unsettled',
  text: `
    update payment p set asked_at = $1::timestamptz
    where p.payment_id in (
      select payment_id from payment
      where status in ('created', 'open') and provider_payment_id is not null
        and created_at <= $1::timestamptz - interval '1 minute'
        and (asked_at is null or asked_at <= $1::timestamptz -
          case when created_at > $1::timestamptz - interval '1 hour' then interval '50 seconds' else interval '590 seconds' end)
      order by asked_at nulls first limit $2)
    returning ${paymentColumns}`,
}
