import type { Database } from '../../database/index.ts'
import type { ProviderName } from '../../payments/index.ts'
import { type PaymentRow, paymentColumns } from './payment-row.ts'

type Reader = Pick<Database, 'rows'>

export async function paymentOfProvider(
  { rows }: Reader,
  provider: ProviderName,
  providerPaymentId: string,
): Promise<PaymentRow | null> {
  const [payment] = await rows<PaymentRow>(byProvider, [provider, providerPaymentId])
  return payment ?? null
}

/** Payments of an order that have not come to an end, the latest first. */
export function waitingPayments({ rows }: Reader, orderId: number): Promise<PaymentRow[]> {
  return rows<PaymentRow>(waiting, [orderId])
}

const byProvider = {
  name: 'payments-by-provider',
  text: `select ${paymentColumns} from payment p where p.provider_payment_id = $2 and p.provider = $1`,
}

const waiting = {
  name: 'payments-waiting',
  text: `
    select ${paymentColumns} from payment p where p.order_id = $1 and p.status in ('created', 'open')
    order by p.created_at desc, p.payment_id`,
}
