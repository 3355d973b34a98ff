import pLimit from 'p-limit'
import type { AppContext } from '../../app-context.ts'
import { type PaymentRow, paymentColumns } from '../store/payment-row.ts'
import { settlePayment } from './settle-payment.ts'

const perBatch = 200
const concurrency = 4

/**
 * PAYMENTS-5: payments nobody told us the end of, the older the more seldom; also those of orders that were cancelled,
 * for money may still arrive.
 */
export async function pollPayments(context: AppContext): Promise<void> {
  for (let isMore = true; isMore;) {
    const payments = await context.database.rows<PaymentRow>(findUnsettled, [context.now(), perBatch])
    await pLimit(concurrency).map(payments, (payment) =>
      settlePayment(context, payment).catch((err: unknown) =>
        context.log.warn({ err, paymentId: payment.paymentId }, 'the provider could not be asked'),
      ),
    )
    isMore = payments.length === perBatch
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
          greatest(interval '50 seconds', least(interval '590 seconds', ($1::timestamptz - created_at) / 4)))
      order by asked_at nulls first limit $2)
    returning ${paymentColumns}`,
}
