import { expect, test, vi } from 'vitest'
import { ApiError, statusOfFailure } from './api-error.ts'
import { type Direct, directCarrier } from './direct.ts'
import { createApiClient } from './index.ts'

const scope = { siteId: 3, languageId: 2 }

function clientOn(direct: Direct, options: { cookie?: string; timeoutMs?: number } = {}) {
  const carrier = directCarrier({ direct, scope, cookie: options.cookie, ...options })
  return createApiClient({ baseUrl: 'http://haverhof.de', scope, carrier })
}

const answering =
  (status: number, text: string): Direct =>
  async () => ({ status, text, headers: () => [['x-trace', 'abc']] })

test('a call within the process says what every call says (API-CLIENT-4)', async () => {
  const seen: Request[] = []
  const client = clientOn(async (request) => {
    seen.push(request)
    return { status: 200, text: '{"kind":"redirect"}', headers: () => [] }
  })
  expect(await client.routing.getByUrl('/a b/')).toEqual({ kind: 'redirect' })
  const [request] = seen
  expect([request?.method, request?.url]).toEqual([
    'GET',
    'http://haverhof.de/api/routing/getbyurl?url=%2Fa%20b%2F',
  ])
  const names = ['Accept', 'X-Requested-With', 'siteid', 'languageid', 'cookie', 'content-type']
  expect(names.map((name) => request?.headers.get(name))).toEqual([
    'application/json',
    'XMLHttpRequest',
    '3',
    '2',
    null,
    null,
  ])
})

test('its body arrives as it was given, with its length', async () => {
  const bodies: unknown[] = []
  const client = clientOn(
    async (request) => {
      bodies.push(request.headers.get('content-length'), Buffer.from(await request.arrayBuffer()).toString())
      bodies.push(await request.text(), await request.json(), request.headers.has('content-type'))
      return { status: 200, text: '{}', headers: () => [] }
    },
    { cookie: 'a=b' },
  )
  await client.routing.getUrl({
    kind: 'product-search',
    searchType: 'search',
    parameters: { searchTerm: 'ü' },
  })
  const text = '{"kind":"product-search","searchType":"search","parameters":{"searchTerm":"ü"}}'
  expect(bodies).toEqual([String(text.length + 1), text, text, JSON.parse(text), true])
})

test('a status other than 200 or 204 is unexpected (API-CLIENT-2)', async () => {
  const client = clientOn(answering(404, '{"code":"not-found"}'))
  const error = await client.routing.getByUrl('/x/').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 404, body: '{"code":"not-found"}', headers: { 'x-trace': 'abc' } })
})

test('a call that takes too long is given up, and stands for 503', async () => {
  const client = clientOn(() => new Promise(() => undefined), { timeoutMs: 20 })
  const error = await client.routing.getByUrl('/x/').catch((reason: unknown) => reason)
  expect(statusOfFailure(error)).toBe(503)
})

test('a call that is answered leaves no clock running', async () => {
  vi.useFakeTimers()
  const clients = [clientOn(answering(200, '{}')), clientOn(() => Promise.reject(new Error('broken')))]
  for (const client of clients) await client.routing.getByUrl('/x/').catch(() => undefined)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
