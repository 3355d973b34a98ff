import { type MollieClient, type Refund, RefundStatus } from '@mollie/api-client'
import type { NewRefund, ProviderRefund } from '../provider.ts'
import { centsIn, money, referenceIn } from './payment-parts.ts'

export async function createRefund(
  client: MollieClient,
  paymentId: string,
  { amountCents, reference, idempotencyKey }: NewRefund,
): Promise<ProviderRefund> {
  const refund = { paymentId, amount: money(amountCents), metadata: { reference }, idempotencyKey }
  return asMade(await client.paymentRefunds.create(refund))
}

/** Mollie forgets keys after a while; what it has accepted it lists for good (REFUNDS-19). */
export async function findRefund(
  client: MollieClient,
  paymentId: string,
  reference: string,
): Promise<ProviderRefund | null> {
  for await (const refund of client.paymentRefunds.iterate({ paymentId }))
    if (referenceIn(refund.metadata) === reference && !isUndone(refund)) return asMade(refund)
  return null
}

/** Its money has stayed with us, or has come back. */
function isUndone({ status }: Refund): boolean {
  return status === RefundStatus.canceled || status === RefundStatus.failed
}

function asMade({ id, amount }: Refund): ProviderRefund {
  return { refundId: id, amountCents: centsIn(amount) }
}
