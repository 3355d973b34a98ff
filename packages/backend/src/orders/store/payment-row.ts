import type { PaymentMethodId, PaymentStatus } from '@haverhof/domain/payments'
import type { BankTransferRecord, PaymentSequence, ProviderName } from '../../payments/index.ts'

/** One attempt to pay an order. */
export type PaymentRow = {
  paymentId: string
  orderId: number
  provider: ProviderName
  providerPaymentId: string | null
  paymentMethodId: PaymentMethodId
  issuer: string | null
  amountCents: number
  status: PaymentStatus
  checkoutUrl: string | null
  transfer: BankTransferRecord | null
  refundDueCents: number
  refundedCents: number
  /** REPEAT-31: begins a mandate, or is collected by one. */
  sequence: PaymentSequence | null
  mandateId: number | null
  chargedBackCents: number
}

export const paymentColumns = `
  p.payment_id "paymentId", p.order_id "orderId", p.provider, p.provider_payment_id "providerPaymentId",
  p.payment_method_id "paymentMethodId", p.issuer, p.amount_cents "amountCents", p.status,
  p.checkout_url "checkoutUrl", p.transfer, p.refund_due_cents "refundDueCents",
  p.refunded_cents "refundedCents", p.sequence,
  p.mandate_id "mandateId", p.charged_back_cents "chargedBackCents"`
