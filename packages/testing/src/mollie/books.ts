import { randomBytes } from 'node:crypto'
import { type MollieAnswer, problem } from './answer.ts'
import { createPayment, type Created } from './create-payment.ts'
import { createCustomer, mandateCall } from './mandates.ts'
import type { MollieBooks, MollieCall, MolliePayment, MollieRefund } from './records.ts'

/** What Mollie does with payments, customers, mandates and refunds; the same key twice is done once. */
export function createMollieBooks(): MollieBooks {
  const books: MollieBooks = {
    payments: new Map(),
    customers: new Map(),
    mandates: new Map(),
    refunds: [],
    methods: ['ideal', 'creditcard', 'applepay'],
    perform,
    forgetKeys: () => answered.clear(),
  }
  const answered = new Map<string, MollieAnswer>()

  function perform(call: MollieCall): MollieAnswer {
    const earlierAnswer = answered.get(call.key)
    if (earlierAnswer) return earlierAnswer
    const answer = answerTo(books, call)
    if (call.key && answer.status < 400) answered.set(call.key, answer)
    return answer
  }

  return books
}

function answerTo(books: MollieBooks, call: MollieCall): MollieAnswer {
  const { method, url, body, key } = call
  if (url.startsWith('/v2/methods')) return { status: 200, body: methodList(books.methods) }
  if (url.startsWith('/v2/customers'))
    return /\/mandates\//.test(url) ? mandateCall(books, call) : createCustomer(books, body)
  const [, id, what] = /^\/v2\/payments\/?([^/?]*)\/?([a-z]*)/.exec(url) ?? []
  if (method === 'POST' && !id) return answerCreated(createPayment(books, body))
  const payment = books.payments.get(id ?? '')
  if (!payment) return problem(404, 'No payment exists with this id')
  if (method === 'DELETE') return cancel(payment)
  if (what !== 'refunds') return { status: 200, body: view(payment) }
  return method === 'GET' ? refundList(books, payment) : refund(books, payment, body, key)
}

function answerCreated(created: Created): MollieAnswer {
  return created.ok ? { status: 201, body: view(created.value) } : problem(422, created.reason)
}

function methodList(ids: readonly string[]): object {
  const methods = ids.map((id) => ({ resource: 'method', id, description: id }))
  return { count: methods.length, _embedded: { methods }, _links: {} }
}

function cancel(payment: MolliePayment): MollieAnswer {
  if (!payment.isCancelable) return problem(422, 'The payment cannot be canceled')
  payment.status = 'canceled'
  return { status: 200, body: view(payment) }
}

function refund(
  books: MollieBooks,
  payment: MolliePayment,
  body: Record<string, unknown>,
  key: string,
): MollieAnswer {
  const { value } = body['amount'] as { value: string }
  const refunded = Number(payment.amountRefunded.value) + Number(value)
  const total = refunded + Number(payment.amountChargedBack?.value ?? 0)
  if (payment.status !== 'paid' || total > Number(payment.amount.value))
    return problem(422, 'The amount is higher than the maximum')
  payment.amountRefunded.value = refunded.toFixed(2)
  const id = `re_${randomBytes(6).toString('hex')}`
  const refund = { id, paymentId: payment.id, value, key, metadata: body['metadata'] }
  books.refunds.push(refund)
  return { status: 201, body: refundView(refund) }
}

function refundList({ refunds: all }: MollieBooks, payment: MolliePayment): MollieAnswer {
  const refunds = all.filter(({ paymentId }) => paymentId === payment.id).map(refundView)
  return { status: 200, body: { count: refunds.length, _embedded: { refunds }, _links: {} } }
}

function refundView({ id, paymentId, value, metadata }: MollieRefund): object {
  const amount = { currency: 'EUR', value }
  return { resource: 'refund', id, status: 'pending', paymentId, amount, metadata, _links: {} }
}

const transferDetails = {
  bankName: 'Stichting Mollie Payments',
  bankAccount: 'NL53ABNA0627535577',
  bankBic: 'ABNANL2A',
  transferReference: 'RF12-3456-7890-1234',
}

function view({ sent, ...payment }: MolliePayment): object {
  const checkout = { href: `https://www.mollie.com/checkout/${payment.id}`, type: 'text/html' }
  const isPayable = payment.status === 'open' && payment.sequenceType !== 'recurring'
  return {
    resource: 'payment',
    mode: 'test',
    createdAt: '2026-01-01T12:00:00+00:00',
    description: sent['description'],
    redirectUrl: sent['redirectUrl'],
    ...payment,
    ...(payment.method === 'banktransfer' && { details: transferDetails }),
    _links: { ...(isPayable && { checkout }) },
  }
}
