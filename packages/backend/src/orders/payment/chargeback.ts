import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { inTransaction } from '../../database/index.ts'
import { noteChargedBack, ProviderAway } from '../../payments/index.ts'
import { providerAway } from '../refusals.ts'
import { lockOrder } from '../store/lock-order.ts'
import type { PaymentRow } from '../store/payment-row.ts'

/**
 * PAYMENTS-17, REPEAT-13: a direct debit or a payment by card can be taken back weeks after it was paid. What a message says is not
 * believed: the provider is asked.
 */
export async function noteChargeback(context: AppContext, payment: PaymentRow): Promise<void> {
  const { orderId, paymentId, amountCents } = payment
  const reported = await ask(context, payment)
  const chargedBackCents = Math.min(reported?.chargedBackCents ?? 0, amountCents)
  if (reported?.reference !== paymentId || chargedBackCents <= payment.chargedBackCents) return
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
}

async function ask(context: AppContext, { provider, providerPaymentId }: PaymentRow) {
  if (providerPaymentId === null) return null
  try {
    return await context.paymentProviders.of(provider).fetchPayment(providerPaymentId)
  } catch (error) {
    throw error instanceof ProviderAway ? providerAway() : error
  }
}
