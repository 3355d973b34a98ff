import type { AppContext } from '../../app-context.ts'
import { workOff } from '../../jobs/index.ts'
import { type PaymentRow, paymentColumns } from '../store/payment-row.ts'
import { settlePayment } from './settle-payment.ts'
import { statement } from '../../database/index.ts'

const perBatch = 200

/**
 * Polls payments without a final status, the older the more seldom; also those of orders that were cancelled,
 * for money may still arrive (PAYMENTS-5).
 */
export async function pollPayments(context: AppContext): Promise<void> {
  for (let isMore = true; isMore && !context.stopping.aborted;) {
    const payments = await context.database.rows(findUnsettled, { now: context.now(), perBatch })
    await workOff(
      context,
      payments,
      (payment) => settlePayment(context, payment),
      ({ paymentId }) => ({ level: 'warn', details: { paymentId }, text: 'the provider could not be asked' }),
    )
    isMore = payments.length === perBatch
  }
}

const findUnsettled = statement<{ now: Date; perBatch: number }, PaymentRow>(
  'payments-unsettled',
  `
    update payment p set asked_at = :now::timestamptz
    where p.payment_id in (
      select payment_id from payment
      where status in ('created', 'open') and provider_payment_id is not null
        and created_at <= :now::timestamptz - interval '1 minute'
        and (asked_at is null or asked_at <= :now::timestamptz -
          greatest(interval '50 seconds', least(interval '590 seconds', (:now::timestamptz - created_at) / 4)))
      order by asked_at nulls first limit :perBatch)
    returning ${paymentColumns}`,
)
