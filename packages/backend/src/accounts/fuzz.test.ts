import { type Customer, solvedCaptcha, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
let customer: Customer
beforeAll(async () => {
  shop = await startTestShop()
  customer = await startCustomer(shop)
})
afterAll(() => shop[Symbol.asyncDispose]())

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom("'; drop table account; --", '\u0000', '%00', '__proto__', '1e999', 'a'.repeat(3000), '[]'),
)
const anything = fc.oneof(
  hostile,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(1e308, -1, 2 ** 53, 0.1, null, [], {}, { $gt: '' }),
)
const names = [
  'emailAddress',
  'password',
  'newPassword',
  'currentPassword',
  'firstName',
  'phoneNumber',
  'mobile',
  'vatNumber',
  'languageId',
  'newsletterSubscribe',
  'address',
  'shipping',
  'shoppingcartId',
  '__proto__',
]
const calls = [
  ['POST', '/api/account'],
  ['PUT', '/api/account'],
  ['POST', '/api/account/forgotpassword'],
  ['POST', '/api/account/resendconfirmation'],
  ['POST', '/api/account/changepassword'],
  ['POST', '/api/account/changeemailaddress'],
  ['POST', '/api/authentication/signin'],
] as const

test('whatever a body holds, no call about an account fails', async () => {
  const body = fc.dictionary(fc.constantFrom(...names), anything)
  const property = fc.asyncProperty(fc.constantFrom(...calls), body, async ([method, path], json) => {
    const headers = await solvedCaptcha(shop)
    const answer = await customer.request(path, { method, json, headers })
    expect(answer.status).toBeLessThan(500)
  })
  await fc.assert(property, { numRuns: 250 })
})

test('whatever an address or a header holds, no call about an account fails', async () => {
  const property = fc.asyncProperty(hostile, hostile, hostile, async (id, token, header) => {
    const query = new URLSearchParams({ token, userId: id, callbackUrl: token })
    const typed = header.replaceAll(/[^\u0020-\u007E]/g, '')
    const headers = { captcha: typed, cookie: `__Host-session=${typed}; __Host-device=${typed}` }
    for (const path of [
      `/api/account/${encodeURIComponent(id.toWellFormed())}/confirm`,
      '/api/account/resendconfirmation',
      '/api/authentication/isauthenticated',
    ]) {
      const answer = await shop.request(`${path}?${query.toString()}`, { method: 'POST', headers })
      expect(answer.status).toBeLessThan(500)
    }
  })
  await fc.assert(property, { numRuns: 150 })
})
