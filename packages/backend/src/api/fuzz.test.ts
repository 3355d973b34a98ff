import { startTestShop, type TestShop } from '@haverhof/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    "' or 1=1 --",
    "1'; drop table site; --",
    '%00',
    '\u0000',
    '../../etc/passwd',
    '//evil.example/',
    '\\\\evil.example\\',
    'https://haverhof.nl@evil.example/',
    'https://evil.example/',
    'javascript:alert(1)',
    'http://169.254.169.254/',
    'file:///etc/passwd',
    '%ff%fe',
    '$1',
    '{}',
    '__proto__',
    'a'.repeat(3000),
    '/'.repeat(500),
  ),
)

const getPaths = [
  '/api/sites/getbydomain?domain=',
  '/api/routing/getbyurl?url=',
  '/api/routing/alternates?url=',
  '/api/sites/',
  '/api/language/',
  '/api/countries/',
  '/api/footer/',
  '/api/navigations/',
  '/api/content/pages/',
  '/api/content/faq/',
  '/api/content/advice/articles/',
]
const expected = new Set([200, 204, 400, 404, 405, 410, 413, 415, 421])

test('whatever is typed into an address, no call fails', async () => {
  const property = fc.asyncProperty(
    fc.constantFrom(...getPaths),
    hostile,
    fc.boolean(),
    async (path, text, raw) => {
      const value = raw ? text.replaceAll(/[^!-~]|[#?]/g, '%E2') : encodeURIComponent(text.toWellFormed())
      const response = await shop.request(path + value)
      expect(expected).toContain(response.status)
      // Nothing that was typed comes back as a place to go to.
      expect(await response.text()).not.toMatch(/"(url|redirectUrl)":"[^"]*evil/)
    },
  )
  await fc.assert(property, { numRuns: 400 })
})

test('whatever stands in the headers, no call fails', async () => {
  const header = fc.stringMatching(/^[!-~]{0,40}$/)
  const property = fc.asyncProperty(header, header, header, async (siteid, languageid, datetime) => {
    const response = await shop.request('/api/trackingsettings', {
      headers: { siteid, languageid, datetime },
    })
    expect([200, 400]).toContain(response.status)
  })
  await fc.assert(property, { numRuns: 100 })
})

test('whatever stands in the body, no call fails', async () => {
  const body = fc.oneof(
    fc.json(),
    fc.string(),
    fc.json().map((json) => json.slice(0, -1)),
  )
  const property = fc.asyncProperty(body, async (text) => {
    const init = { method: 'POST', body: text, headers: { 'content-type': 'application/json' } }
    const response = await shop.request('/api/routing/geturl', init)
    expect(response.status).toBe(400)
  })
  await fc.assert(property, { numRuns: 300 })
})
