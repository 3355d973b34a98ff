import type { AppContext } from '../../app-context.ts'
import type { PaymentRow } from '../store/payment-row.ts'
import { settlePayment } from './settle-payment.ts'

/** Cancels the payment at the provider; a customer who still pays is refunded. */
export async function cancelPayment(context: AppContext, payment: PaymentRow): Promise<void> {
  if (payment.providerPaymentId === null) return
  try {
    await context.paymentProviders.of(payment.provider).cancelPayment(payment.providerPaymentId)
    await settlePayment(context, payment)
  } catch (error) {
    context.log.warn({ err: error, paymentId: payment.paymentId }, 'a payment could not be cancelled')
  }
}
