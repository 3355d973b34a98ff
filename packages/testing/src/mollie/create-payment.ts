import { randomBytes } from 'node:crypto'
import type { MollieBooks, MolliePayment } from './records.ts'

export type Created = { ok: true; value: MolliePayment } | { ok: false; reason: string }

/** A payment, or the reason for which Mollie makes none; docs.mollie.com/reference/create-payment. */
export function createPayment(books: MollieBooks, body: Record<string, unknown>): Created {
  const sequenceType = (body['sequenceType'] ?? 'oneoff') as MolliePayment['sequenceType']
  const reason = refusalOf(books, sequenceType, body)
  if (reason) return { ok: false, reason }
  const payment: MolliePayment = {
    id: `tr_${randomBytes(8).toString('hex')}`,
    // A collection needs no action of the payer: it is under way.
    status: sequenceType === 'recurring' ? 'pending' : 'open',
    amount: body['amount'] as MolliePayment['amount'],
    amountRefunded: { currency: 'EUR', value: '0.00' },
    metadata: body['metadata'],
    method: String(body['method']),
    isCancelable: body['method'] === 'banktransfer',
    sequenceType,
    ...(sequenceType !== 'oneoff' && {
      customerId: String(body['customerId']),
      mandateId: sequenceType === 'first' ? promiseMandate(books, body) : String(body['mandateId']),
    }),
    sent: body,
  }
  books.payments.set(payment.id, payment)
  return { ok: true, value: payment }
}

function refusalOf(
  { customers, mandates }: MollieBooks,
  sequenceType: MolliePayment['sequenceType'],
  body: Record<string, unknown>,
): string | null {
  const customerId = String(body['customerId'])
  if (sequenceType !== 'recurring' && !body['redirectUrl']) return 'The redirect URL is missing'
  if (sequenceType === 'oneoff') return null
  if (!customers.has(customerId)) return 'The customer does not exist'
  if (sequenceType === 'first')
    return methodsForMandates.has(String(body['method']))
      ? null
      : 'The payment method is not enabled for first payments'
  const mandate = mandates.get(String(body['mandateId']))
  if (mandate?.customerId !== customerId || mandate.status !== 'valid')
    return 'The customer has no valid mandate'
  return mandate.method === body['method'] ? null : 'The mandate is for another method'
}

/** What a first payment can be made with; those of a bank give a mandate for direct debit. */
const methodsForMandates: ReadonlySet<string> = new Set(['ideal', 'bancontact', 'eps', 'creditcard'])

function promiseMandate({ mandates }: MollieBooks, body: Record<string, unknown>): string {
  const id = `mdt_${randomBytes(5).toString('hex')}`
  const method = body['method'] === 'creditcard' ? 'creditcard' : 'directdebit'
  mandates.set(id, { id, customerId: String(body['customerId']), method, status: 'pending' })
  return id
}
