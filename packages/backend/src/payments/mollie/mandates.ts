import {
  MandateMethod,
  MandateStatus,
  type MollieClient,
  type Payment,
  PaymentStatus,
  SequenceType,
} from '@mollie/api-client'
import type { NewCustomer, NewPayment, ProviderMandate } from '../provider.ts'
import { localeOf } from './payment-parts.ts'

/** As docs.mollie.com/docs/recurring-payments has it: a customer, a first payment, and collections by its mandate (REPEAT-31). */
export async function createCustomer(
  client: MollieClient,
  { idempotencyKey, name, emailAddress, locale }: NewCustomer,
): Promise<{ customerId: string }> {
  const customer = { name, email: emailAddress, locale: localeOf(locale), idempotencyKey }
  return { customerId: (await client.customers.create(customer)).id }
}

export function sequenceOf(sequence: NewPayment['sequence']) {
  if (sequence === null) return {}
  const { customerId } = sequence
  if (sequence.kind === 'first') return { customerId, sequenceType: SequenceType.first }
  return { customerId, mandateId: sequence.mandateId, sequenceType: SequenceType.recurring }
}

/** A first payment names its mandate once it is paid; what it is for is asked of the mandate itself. */
export async function mandateGivenBy(
  client: MollieClient,
  payment: Payment,
): Promise<ProviderMandate | null> {
  const { customerId, mandateId, sequenceType, status } = payment
  if (sequenceType !== SequenceType.first || status !== PaymentStatus.paid || !customerId || !mandateId)
    return null
  const { method, details, status: validity } = await client.customerMandates.get(mandateId, { customerId })
  if (validity === MandateStatus.invalid) return null
  const number = 'cardNumber' in details ? details.cardNumber : details.consumerAccount
  return {
    customerId,
    mandateId,
    method: method === MandateMethod.creditcard ? 'creditcard' : 'sepa',
    label: number ? number.slice(-4) : null,
  }
}
