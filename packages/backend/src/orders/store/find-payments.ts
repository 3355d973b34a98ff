import type { ProviderName } from '../../payments/index.ts'
import { type PaymentRow, paymentColumns } from './payment-row.ts'
import { type Database, statement } from '../../database/index.ts'

type Reader = Pick<Database, 'rows'>

export async function paymentOfProvider(
  { rows }: Reader,
  provider: ProviderName,
  providerPaymentId: string,
): Promise<PaymentRow | null> {
  const [payment] = await rows(byProvider, { provider, providerPaymentId })
  return payment ?? null
}

/** Payments of an order that have not come to an end, the latest first. */
export function waitingPayments({ rows }: Reader, orderId: number): Promise<PaymentRow[]> {
  return rows(waiting, { orderId })
}

const byProvider = statement<{ provider: string; providerPaymentId: string }, PaymentRow>(
  'payments-by-provider',
  `select ${paymentColumns} from payment p where p.provider_payment_id = :providerPaymentId and p.provider = :provider`,
)

const waiting = statement<{ orderId: number }, PaymentRow>(
  'payments-waiting',
  `
    select ${paymentColumns} from payment p where p.order_id = :orderId and p.status in ('created', 'open')
    order by p.created_at desc, p.payment_id`,
)
