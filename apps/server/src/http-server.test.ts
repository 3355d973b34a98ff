import { startMember, startStaff, startTestShop, type TestShop, type TestStaff } from '@haverhof/testing'
import type { SiteScope } from '@haverhof/domain/sites'
import { hash } from 'node:crypto'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createAdmission } from './admission.ts'
import { createEventStreams } from './event-streams.ts'
import { createHealth } from './health.ts'
import { createHttpServer } from './http-server.ts'
import type { Shop } from './shop.ts'

let shop: TestShop
let staff: TestStaff
const failures: unknown[] = []
let server: ReturnType<typeof createHttpServer>
const eventStreams = createEventStreams()

beforeAll(async () => {
  shop = await startTestShop()
  staff = await startStaff(shop)
  const log = { error: (line: unknown) => void failures.push(line), info: () => undefined }
  // Nothing but the API: whatever else is asked for fails.
  const admission = createAdmission()
  const health = createHealth(shop.app)
  const staffAdmission = createAdmission({ most: 1, mostWaiting: 2 })
  const staffParts = { staffApi: () => staff.app, staffAdmission, eventStreams }
  const context = { ...shop.context, log }
  const parts = { api: shop.app, ...staffParts, context, localeOf, admission, health }
  server = createHttpServer(parts as unknown as Shop)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await shop[Symbol.asyncDispose]()
})

type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

function localeOf({ languageCode }: SiteScope): string {
  return `shop-${languageCode}`
}

function call(path: string, { method = 'GET', host = 'haverhof.nl', token = '' } = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  const headers = { host, ...(token && { authorization: `Bearer ${token}` }) }
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    sent.on('error', reject).end()
  })
}

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  vary: 'siteid, languageid',
}

describe('an answer of the API over HTTP', () => {
  test('carries the headers of the shop and its own', async () => {
    const { status, headers, text } = await call('/api/products/10101')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      ...always,
      'content-type': 'application/json',
      'cache-control': 'no-cache',
      'content-length': String(Buffer.byteLength(text)),
    })
    expect(JSON.parse(text)).toMatchObject({ productVariantId: 10101 })
  })

  test('is stored nowhere when it is about one visitor, or a failure', async () => {
    for (const path of ['/api/visitor', '/api/cart/none', '/api/nothing', '/api/products/abc']) {
      const { headers } = await call(path)
      expect(headers).toMatchObject({ ...always, 'cache-control': 'no-store' })
    }
  })

  test('about a result is kept, found and told nowhere (LABORATORY-62)', async () => {
    const hidden = {
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    }
    for (const [key, expected] of [
      ['example-roughage-quickscan', 200],
      ['x'.repeat(64), 404],
    ] as const) {
      const { status, headers } = await call(`/api/results/${key}`)
      expect(status).toBe(expected)
      expect(headers).toMatchObject({ ...always, ...hidden })
    }
  })

  test('has another id every time', async () => {
    const ids = [await call('/api/sites'), await call('/api/sites')].map(
      ({ headers }) => headers['x-request-id'],
    )
    expect(new Set(ids).size).toBe(2)
  })
})

test('the staff API answers at its own host alone, and no cache stores its answers (STAFF-9)', async () => {
  const { token } = staff
  const path = '/staff-api/v1/stock?limit=1'
  const inside = await call(path, { host: 'backoffice.localhost:3000', token })
  expect([inside.status, inside.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(inside.headers['x-content-type-options']).toBe('nosniff')
  expect((await call(path, { host: 'backoffice.localhost:3000' })).status).toBe(401)
  for (const host of ['haverhof.nl', 'haverhof.nl.localhost', 'unknown.example'])
    expect((await call(path, { host, token })).status).toBe(404)
})

test('a failure is logged without the key of a result (HTTP-6)', async () => {
  for (const path of ['/rqs/secret-17/', '/qs/secret-17.data?with=secret-17', '/contact/'])
    expect((await call(path)).status).toBe(500)
  expect(failures).toMatchObject([{ path: '/rqs/' }, { path: '/qs/' }, { path: '/contact/' }])
  expect(JSON.stringify(failures)).not.toContain('secret-17')
})

describe('a page that is not asked for, but sent to (PAGES-14)', () => {
  test.each([
    ['haverhof.nl', 'nl', 'Deze pagina kan dat niet ontvangen'],
    ['haverhof.de', 'de', 'Diese Seite kann das nicht empfangen'],
    ['haverhof.ee', 'et', 'See leht ei saa seda vastu võtta'],
  ])('%s refuses in its own language', async (host, language, title) => {
    const { status, headers, text } = await call('/checkout/billing/', { method: 'POST', host })
    expect(status).toBe(405)
    expect(headers).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
    expect(text).toContain(`<html lang="${language}" data-platform="shop">`)
    const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? ''
    expect(headers['content-security-policy']).toContain(`'sha256-${hash('sha256', style, 'base64')}'`)
    expect(text).toContain(`<h1>${title}</h1>`)
    expect(text).toContain('<a href="/">')
  })
})

test('a client that goes away while it sends is no database that is away (HTTP-1)', async () => {
  const { port } = server.address() as AddressInfo
  const warn = vi.spyOn(shop.context.log, 'warn')
  const error = vi.spyOn(shop.context.log, 'error')
  const head =
    'POST /api/products/search HTTP/1.1\r\nHost: haverhof.nl\r\nX-Requested-With: XMLHttpRequest\r\n' +
    'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"p'
  const begun = once(server, 'request')
  const socket = connect(port, '127.0.0.1', () => void socket.write(head))
  const [received] = (await begun) as [IncomingMessage]
  const cutOff = new Promise<void>((resolve) => received.once('close', resolve))
  socket.destroy()
  await cutOff
  // Answered in turns of their own, after those in which the shop hears of it.
  await call('/api/sites')
  expect(warn).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
})

test('a stream of events takes no place of other calls, and a process that stops ends it (EVENTS-2, 3)', async () => {
  const { port } = server.address() as AddressInfo
  const { cookie } = await startMember(shop)
  const headers = { host: 'backoffice.localhost', cookie, accept: 'text/event-stream' }
  const path = '/staff-api/v1/events'
  const open = async () => {
    const sent = request({ port, path, headers, agent: false }).end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    await once(response, 'data')
    return response
  }
  const streams = [await open(), await open()]
  expect(streams.map(({ headers: own }) => own['content-type'])).toEqual(Array(2).fill('text/event-stream'))
  const answer = await call('/staff-api/v1/stock', { host: 'backoffice.localhost', token: staff.token })
  expect(answer.status).toBe(200)
  const ended = Promise.all(
    streams.map(
      (stream) => new Promise((resolve) => stream.on('error', resolve).on('end', resolve).resume()),
    ),
  )
  eventStreams.endAll()
  await ended
})
