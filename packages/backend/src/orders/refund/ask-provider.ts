import type { AppContext } from '../../app-context.ts'
import { ProviderRefusal } from '../../payments/index.ts'
import { isStray, type Owed } from './keep-paid.ts'

type Answer = { refundId: string; amountCents: number } | { problem: string }

/** Whether the provider pays a refund; throws when that is not known. */
export async function askProvider(
  context: AppContext,
  providerPaymentId: string,
  owed: Owed,
): Promise<Answer> {
  const { provider, owedCents: amountCents } = owed
  const refund = { amountCents, reference: referenceOf(owed), idempotencyKey: idempotencyKey(owed) }
  try {
    return await context.paymentProviders.of(provider).refundPayment(providerPaymentId, refund)
  } catch (error) {
    if (error instanceof ProviderRefusal) return { problem: error.message }
    throw error
  }
}

/** What the provider has accepted, also when its answer was lost (REFUNDS-19). */
export async function findAtProvider(context: AppContext, owed: Owed) {
  const { provider, providerPaymentId } = owed
  if (providerPaymentId === null) return null
  return context.paymentProviders.of(provider).findRefund(providerPaymentId, referenceOf(owed))
}

/** Of a payment that goes back as a whole it is as it was before refunds had numbers. */
function referenceOf({ reason, paymentId, refundId }: Owed): string {
  return isStray(reason) ? `refund-${paymentId}` : `refund-${paymentId}-${refundId}`
}

/** Of a refund and its amount: a provider that keeps keys would answer for the amount of before (REFUNDS-20). */
function idempotencyKey(owed: Owed): string {
  const reference = referenceOf(owed)
  return owed.chargedBackCents > 0 ? `${reference}-${owed.owedCents}` : reference
}
