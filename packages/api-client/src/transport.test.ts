import { execFile } from 'node:child_process'
import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ApiError, statusOfFailure } from './api-error.ts'
import { poolFreeSockets, poolSockets, requestTimeoutMs } from './limits.ts'
import { pooledSend } from './server.ts'
import { type Send, createTransport } from './transport.ts'

let base = ''
const seen: IncomingMessage[] = []
const server = createServer((request, response) => {
  seen.push(request)
  if (request.url === '/never') return
  if (request.url === '/half') {
    response.writeHead(200, { 'content-length': 12 }).write('{"code"')
    return
  }
  const status = Number(request.url?.slice(1))
  response.writeHead(status, { 'x-trace': 'abc' }).end(status === 204 ? undefined : '{"code":"x"}')
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const now = () => new Date('2026-11-15T08:00:00Z')
const senders: [string, Send][] = [
  ['fetch', (request) => fetch(request)],
  ['the socket pool', pooledSend()],
]

describe.each(senders)('API-CLIENT-4: every call over %s', (_name, send) => {
  const call = createTransport({ send, scope: { siteId: 3, languageId: 2 }, now })

  test('sends siteid, languageid and datetime, accepts JSON and sets the ajax marker (§7.1, §7.3)', async () => {
    await call(new Request(`${base}/200`))
    expect(seen.at(-1)?.headers).toMatchObject({
      siteid: '3',
      languageid: '2',
      datetime: '2026-11-15T08:00:00.000Z',
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    })
  })

  test.each([200, 204])('takes %i as success (API-CLIENT-2)', async (status) => {
    expect((await call(new Request(`${base}/${status}`))).status).toBe(status)
  })

  test.each([201, 301, 400, 404, 409, 500, 503])(
    'takes %i as an unexpected server error (API-CLIENT-2, 6, §7.2, §8.1)',
    async (status) => {
      const error = await call(new Request(`${base}/${status}`, { redirect: 'manual' })).catch(
        (reason: unknown) => reason,
      )
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({
        message: 'An unexpected server error occurred.',
        status,
        body: '{"code":"x"}',
      })
      expect((error as ApiError).headers).toMatchObject({ 'x-trace': 'abc' })
      expect(statusOfFailure(error)).toBe(status)
    },
  )

  test('gives up after its time limit, which stands for 503 (API-CLIENT-6, §4.26, §7.3, §8.3)', async () => {
    const hasty = createTransport({ send, scope: { siteId: 1, languageId: 1 }, now, timeoutMs: 30 })
    const error = await hasty(new Request(`${base}/never`)).catch((reason: unknown) => reason)
    expect(statusOfFailure(error)).toBe(503)
  })

  test('gives up an answer that stops half-way just the same (API-CLIENT-4, ACC-183)', async () => {
    const hasty = createTransport({ send, scope: { siteId: 1, languageId: 1 }, now, timeoutMs: 60 })
    const error = await hasty(new Request(`${base}/half`)).catch((reason: unknown) => reason)
    expect(statusOfFailure(error)).toBe(503)
  })

  test('leaves no clock running once it is answered', async () => {
    const clocks = vi.spyOn(globalThis, 'setTimeout')
    const stopped = vi.spyOn(globalThis, 'clearTimeout')
    await call(new Request(`${base}/200`))
    const ours = clocks.mock.results.filter((_, index) => clocks.mock.calls[index]?.[1] === requestTimeoutMs)
    expect(ours).toHaveLength(1)
    expect(stopped).toHaveBeenCalledWith(ours[0]?.value)
    clocks.mockRestore()
    stopped.mockRestore()
  })

  test('can be cancelled by its caller', async () => {
    const controller = new AbortController()
    const answer = call(new Request(`${base}/never`, { signal: controller.signal }))
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })
})

test('the time limit is 20 s and the pool has 50 sockets, 10 of them free (API-CLIENT-9, §9.10, §9.12)', () => {
  expect([requestTimeoutMs, poolSockets, poolFreeSockets]).toEqual([20_000, 50, 10])
})

test.each(['fetch', 'pool'])(
  'over %s the time limit outlives every collection of garbage (API-CLIENT-4, ACC-183, ACC-272)',
  async (way) => {
    const program = `
      import { createTransport } from '${import.meta.resolve('./transport.ts')}'
      import { statusOfFailure } from '${import.meta.resolve('./api-error.ts')}'
      import { pooledSend } from '${import.meta.resolve('./server.ts')}'
      const send = '${way}' === 'pool' ? pooledSend() : (request) => fetch(request)
      const call = createTransport({ send, scope: { siteId: 1, languageId: 1 }, now: () => new Date(), timeoutMs: 400 })
      const asked = call(new Request('${base}/never')).then(() => 'answered', statusOfFailure)
      const collecting = setInterval(() => globalThis.gc(), 20)
      setTimeout(() => process.exit(1), 30_000).unref()
      console.log(await asked)
      clearInterval(collecting)`
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--expose-gc',
      '--input-type=module',
      '--eval',
      program,
    ])
    expect(stdout.trim()).toBe('503')
  },
)

test('a failure without an answer stands for 500 (API-CLIENT-6, §4.26, §8.3)', () => {
  expect(statusOfFailure(new TypeError('fetch failed'))).toBe(500)
})
