import { randomBytes } from 'node:crypto'
import { type MollieAnswer, problem } from './answer.ts'
import type { MollieBooks, MollieCall, MollieCustomer, MollieMandate } from './records.ts'

export function createCustomer(
  { customers }: MollieBooks,
  { name, email, locale }: Record<string, unknown>,
): MollieAnswer {
  const customer: MollieCustomer = { id: `cst_${randomBytes(5).toString('hex')}`, name, email, locale }
  customers.set(customer.id, customer)
  const links = { self: { href: `https://api.mollie.com/v2/customers/${customer.id}`, type: halJson } }
  return { status: 201, body: { resource: 'customer', mode: 'test', ...customer, _links: links } }
}

const halJson = 'application/hal+json'

/** Reads or revokes one; docs.mollie.com/reference/mandates-api. */
export function mandateCall({ mandates }: MollieBooks, { method, url }: MollieCall): MollieAnswer {
  const [, customerId, id] = /^\/v2\/customers\/([^/]+)\/mandates\/([^/?]+)/.exec(url) ?? []
  const mandate = mandates.get(id ?? '')
  if (!mandate || mandate.customerId !== customerId) return problem(404, 'No mandate exists with this id')
  if (mandate.status === 'revoked') return problem(410, 'The mandate is no longer available')
  if (method !== 'DELETE') return { status: 200, body: view(mandate) }
  mandate.status = 'revoked'
  return { status: 204, body: null }
}

function view({ id, method, status }: MollieMandate): object {
  const details =
    method === 'creditcard'
      ? { cardHolder: 'A. de Vries', cardNumber: '4242', cardLabel: 'Visa', cardExpiryDate: '2030-12-31' }
      : { consumerName: 'A. de Vries', consumerAccount: 'NL91ABNA0417164300', consumerBic: 'ABNANL2A' }
  return {
    resource: 'mandate',
    id,
    mode: 'test',
    status,
    method,
    details,
    mandateReference: null,
    signatureDate: '2026-01-01',
    createdAt: '2026-01-01T12:00:00+00:00',
    _links: {},
  }
}
