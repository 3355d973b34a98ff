import type { PaymentMethodId } from '@haverhof/domain/payments'
import type { PaymentSequence, ProviderName } from '../../payments/index.ts'
import type { failuresOf } from '../payment/payment-limits.ts'
import type { OrderRows } from './order-rows.ts'

export type FirstPayment = {
  paymentId: string
  provider: ProviderName
  paymentMethodId: PaymentMethodId
  issuer: string | null
  sequence: PaymentSequence | null
  mandateId: number | null
}

/** Everything that the statement which writes an order needs. */
export type OrderToWrite = {
  orderRows: OrderRows
  payment: FirstPayment | null
  /** The caller whose unpaid orders are counted; null counts none. */
  caller: string | null
  failures: ReturnType<typeof failuresOf>
  now: Date
}

/** Calls from this machine come from a proxy or a test: they are many customers, not one. */
const ownMachine = new Set<string | null>(['127.0.0.1', '0:0:0:0::/64'])

export function callerOf(clientIp: string | null): string | null {
  return ownMachine.has(clientIp) ? null : clientIp
}
