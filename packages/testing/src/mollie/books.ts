import { randomBytes } from 'node:crypto'

export type MollieStatus = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired'

export type MolliePayment = {
  id: string
  status: MollieStatus
  amount: { currency: string; value: string }
  amountRefunded: { currency: string; value: string }
  metadata: unknown
  method: string
  isCancelable: boolean
  /** The body of the call that made it. */
  sent: Record<string, unknown>
}

export type MollieCall = { method: string; url: string; body: Record<string, unknown>; key: string }
export type MollieAnswer = { status: number; body: object }

export type MollieBooks = {
  payments: Map<string, MolliePayment>
  refunds: { paymentId: string; value: string; key: string }[]
  /** What the account has enabled. */
  methods: string[]
  perform: (call: MollieCall) => MollieAnswer
}

/** What Mollie does with payments and refunds; the same key twice is done once. */
export function createMollieBooks(): MollieBooks {
  const books: MollieBooks = {
    payments: new Map(),
    refunds: [],
    methods: ['ideal', 'creditcard', 'applepay'],
    perform,
  }
  const answered = new Map<string, MollieAnswer>()

  function perform(call: MollieCall): MollieAnswer {
    const known = answered.get(call.key)
    if (known) return known
    const answer = answerTo(books, call)
    if (call.key && answer.status < 400) answered.set(call.key, answer)
    return answer
  }

  return books
}

function answerTo(books: MollieBooks, { method, url, body, key }: MollieCall): MollieAnswer {
  if (url.startsWith('/v2/methods')) return { status: 200, body: methodList(books.methods) }
  const [, id, what] = /^\/v2\/payments\/?([^/?]*)\/?([a-z]*)/.exec(url) ?? []
  if (method === 'POST' && !id) return create(books, body)
  const payment = books.payments.get(id ?? '')
  if (!payment) return problem(404, 'No payment exists with this id')
  if (method === 'DELETE') return cancel(payment)
  return what === 'refunds' ? refund(books, payment, body, key) : { status: 200, body: view(payment) }
}

function methodList(ids: readonly string[]): object {
  const methods = ids.map((id) => ({ resource: 'method', id, description: id }))
  return { count: methods.length, _embedded: { methods }, _links: {} }
}

function create(books: MollieBooks, body: Record<string, unknown>): MollieAnswer {
  const payment: MolliePayment = {
    id: `tr_${randomBytes(8).toString('hex')}`,
    status: 'open',
    amount: body['amount'] as MolliePayment['amount'],
    amountRefunded: { currency: 'EUR', value: '0.00' },
    metadata: body['metadata'],
    method: String(body['method']),
    isCancelable: body['method'] === 'banktransfer',
    sent: body,
  }
  books.payments.set(payment.id, payment)
  return { status: 201, body: view(payment) }
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
  const amount = body['amount'] as { value: string }
  const total = Number(payment.amountRefunded.value) + Number(amount.value)
  if (payment.status !== 'paid' || total > Number(payment.amount.value))
    return problem(422, 'The amount is higher than the maximum')
  payment.amountRefunded.value = total.toFixed(2)
  books.refunds.push({ paymentId: payment.id, value: amount.value, key })
  const id = `re_${randomBytes(6).toString('hex')}`
  return {
    status: 201,
    body: { resource: 'refund', id, status: 'pending', paymentId: payment.id, amount, _links: {} },
  }
}

const transferDetails = {
  bankName: 'Stichting Mollie Payments',
  bankAccount: 'NL53ABNA0627535577',
  bankBic: 'ABNANL2A',
  transferReference: 'RF12-3456-7890-1234',
}

function view({ sent, ...payment }: MolliePayment): object {
  const checkout = { href: `https://www.mollie.com/checkout/${payment.id}`, type: 'text/html' }
  return {
    resource: 'payment',
    mode: 'test',
    createdAt: '2026-01-01T12:00:00+00:00',
    description: sent['description'],
    redirectUrl: sent['redirectUrl'],
    ...payment,
    ...(payment.method === 'banktransfer' && { details: transferDetails }),
    _links: { ...(payment.status === 'open' && { checkout }) },
  }
}

function problem(status: number, detail: string): MollieAnswer {
  return { status, body: { status, title: detail, detail, _links: {} } }
}
