import { type Customer, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
let customer: Customer
beforeAll(async () => {
  shop = await startTestShop()
  customer = await startCustomer(shop)
})
afterAll(() => shop[Symbol.asyncDispose]())

const refusals = [400, 404, 405, 413, 415, 422, 429]

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    "' or 1=1 --",
    '%00',
    '\u0000',
    '../..',
    '-1',
    '0',
    '1e9',
    '2147483648',
    '__proto__',
    'a'.repeat(3000),
  ),
)

const paths: readonly [method: string, pathOf: (text: string) => string][] = [
  ['GET', (text) => `/api/account/orders/${text}`],
  ['GET', (text) => `/api/account/orders?pageSize=${text}`],
  ['GET', (text) => `/api/account/invoices/${text}/pdf`],
  ['POST', (text) => `/api/account/results/${text}/read`],
  ['PUT', (text) => `/api/account/subscriptions/reviewrequests?subscribe=${text}`],
  ['PUT', (text) => `/api/account/subscriptions/newsletter?subscribe=${text}`],
  ['POST', (text) => `/api/account/orders/1/reorder?lineNumber=${text}`],
]

test('whatever is typed into an address, a customer is refused and nothing fails (HTTP-1)', async () => {
  const property = fc.asyncProperty(fc.constantFrom(...paths), hostile, async ([method, pathOf], text) => {
    const json = { shoppingcartId: 'x' }
    const init = method === 'GET' ? {} : { method, json }
    const { status } = await customer.request(pathOf(encodeURIComponent(text.toWellFormed())), init)
    expect([...refusals, ...(text === '' ? [200] : [])]).toContain(status)
  })
  await fc.assert(property, { numRuns: 150 })
})

test('whatever is sent as a body, the cart and the account stay', async () => {
  const calls: [string, string][] = [
    ['POST', '/api/account/orders/1/reorder'],
    ['DELETE', '/api/account'],
  ]
  const body = fc.oneof(fc.anything(), fc.record({ shoppingcartId: fc.anything(), password: fc.anything() }))
  const property = fc.asyncProperty(fc.constantFrom(...calls), body, async ([method, path], value) => {
    const text = JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each))
    const headers = { 'content-type': 'application/json' }
    const { status } = await customer.request(path, { method, headers, body: text ?? '' })
    expect(refusals).toContain(status)
  })
  await fc.assert(property, { numRuns: 100 })
  expect((await customer.request('/api/account')).status).toBe(200)
})
