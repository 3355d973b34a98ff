import type { PaymentMethodId } from '@haverhof/domain/payments'
import { columnsOf, type RowOf } from '../../database/index.ts'
import type { payment } from '../../payments/tables.ts'

export type Payment = Omit<typeof payment.$inferSelect, 'paymentMethodId'> & {
  paymentMethodId: PaymentMethodId
}

const ownColumns = columnsOf<Payment>()([
  'paymentId',
  'orderId',
  'provider',
  'providerPaymentId',
  'paymentMethodId',
  'issuer',
  'amountCents',
  'status',
  'checkoutUrl',
  'transfer',
  'refundDueCents',
  'refundedCents',
  'sequence',
  'mandateId',
  'chargedBackCents',
])

/** One attempt to pay an order. */
export type PaymentRow = RowOf<typeof ownColumns>

export const paymentColumns = ownColumns.select('p')
