import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { inTransaction } from '../../database/index.ts'
import { noteChargedBack, ProviderAway } from '../../payments/index.ts'
import { lockOrder } from '../store/lock-order.ts'
import type { PaymentRow } from '../store/payment-row.ts'

/**
 * A direct debit or a payment by card can be taken back weeks after it was paid (PAYMENTS-17, REPEAT-13). What a message says is not
 * believed: the provider is asked.
 */
export async function noteChargeback(
  context: AppContext,
  payment: PaymentRow,
): Promise<Result<null, 'provider-away'>> {
  const { orderId, paymentId, amountCents } = payment
  const answer = await ask(context, payment)
  if (!answer.ok) return answer
  const reported = answer.value
  const chargedBackCents = Math.min(reported?.chargedBackCents ?? 0, amountCents)
  if (reported?.reference !== paymentId || chargedBackCents <= payment.chargedBackCents) return success(null)
  await inTransaction(context, async (transaction) => {
    const now = context.now()
    const order = await lockOrder(transaction, orderId)
    const noted = await noteChargedBack(transaction, { paymentId, chargedBackCents, now })
    if (!order || !noted) return
    await writeAudit(transaction, {
      now,
      actor: 'shop',
      action: 'payment-charged-back',
      subject: `order ${orderId}`,
      details: { paymentId, chargedBackCents },
      siteIds: [order.siteId],
    })
    await context.orderHooks.onChargedBack(transaction, { orderId, cartId: order.cartId, now })
  })
  return success(null)
}

async function ask(context: AppContext, { provider, providerPaymentId }: PaymentRow) {
  if (providerPaymentId === null) return success(null)
  try {
    return success(await context.paymentProviders.of(provider).fetchPayment(providerPaymentId))
  } catch (error) {
    if (error instanceof ProviderAway) return refusal('provider-away')
    throw error
  }
}
