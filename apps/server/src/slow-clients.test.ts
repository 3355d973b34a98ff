import { startTestShop, type TestShop } from '@haverhof/testing'
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { get, open, say, serve } from './test-served.ts'

let backend: TestShop

beforeAll(async () => {
  backend = await startTestShop()
})
afterAll(() => backend[Symbol.asyncDispose]())

const hasToComeBackLater = /^HTTP\/1\.1 503 .*retry-after: 2.*"code":"try-again"/is
const hasToComeBack = /^HTTP\/1\.1 503 .*connection: close.*retry-after: 2.*"code":"try-again"/is

test('a call that takes longer than the limit is refused with Retry-After, and what is made for it later goes nowhere (HTTP-17)', async () => {
  await using served = await serve(backend, { unreadTimeout: 100, answerTimeout: 500 })
  const warned = vi.spyOn(backend.context.log, 'warn')
  const started = performance.now()
  const { heard, ended } = open(served.port, get('/api/slow'))
  await ended
  expect(heard()).toMatch(hasToComeBack)
  expect(performance.now() - started).toBeGreaterThan(490)
  served.release()
  await expect.poll(served.connections).toBe(0)
  expect(heard()).not.toContain('answered')
  expect(warned.mock.calls.map(([, text]) => text)).toEqual(['an answer took too long'])
})

test('who sent in time, and was not read because the process was busy, is told to come back instead of being cut (HTTP-17)', async () => {
  await using served = await serve(backend, { headersTimeout: 1000, connectionsCheckingInterval: 50 })
  const crowd = Array.from({ length: 20 }, () => open(served.port, ''))
  await expect.poll(served.connections).toBe(20)
  // From here on Node looks at its timers first, and at what has arrived afterwards.
  await setImmediate()
  for (const { socket } of crowd) socket.write(get('/api/a').replaceAll('\n', '\r\n'))
  keepBusy(1400)
  await Promise.all(crowd.map(({ ended }) => ended))
  for (const { heard } of crowd) expect(heard()).toMatch(hasToComeBack)
})

test('who is slow at a process that has time is to blame: 408 (HTTP-14)', async () => {
  await using served = await serve(backend, { headersTimeout: 200, connectionsCheckingInterval: 400 })
  const { heard, ended } = open(served.port, 'GET / HTTP/1.1\nHost: haver')
  await ended
  expect(heard()).toMatch(/^HTTP\/1\.1 408 /)
})

test.each([
  ['nonsense\n\n', 400],
  [`GET / HTTP/1.1\nHost: haverhof.nl\nX-Long: ${'x'.repeat(20_000)}\n\n`, 431],
])('what cannot be read is refused, %#', async (text, status) => {
  await using served = await serve(backend)
  const { heard, ended } = open(served.port, text)
  await ended
  expect(heard()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test.each([
  ['more than the network takes', '/api/page', 200],
  ['no more than the network takes', '/api/a', 20],
])(
  'clients that ask for %s and read nothing are cut off, all of them (HTTP-14)',
  async (_, path, answers) => {
    await using served = await serve(backend, { unreadTimeout: 300, answerTimeout: 600 })
    for (let client = 0; client < 30; client += 1) {
      const { socket } = open(served.port, get(path).repeat(answers))
      socket.pause()
      await once(socket, 'connect')
    }
    await expect.poll(served.connections).toBeGreaterThan(0)
    await expect.poll(served.connections).toBe(0)
  },
)

test('a client that reads nothing takes no slot from others (HTTP-20)', async () => {
  await using served = await serve(backend, { most: 2, mostWaiting: 0 })
  const { server, port } = served
  for (let client = 0; client < 5; client += 1) {
    const request = once(server, 'request')
    open(port, get('/api/large')).socket.pause()
    await request
  }
  expect(await say(port, get('/api/a'))).toContain('answered')
})

test('unread answers are buffered up to a limit (HTTP-20)', async () => {
  await using served = await serve(backend, { most: 1, mostWaiting: 0, mostUnread: 2 })
  const { server, port } = served
  for (let client = 0; client < 3; client += 1) {
    const request = once(server, 'request')
    open(port, get('/api/large')).socket.pause()
    await request
  }
  expect(await say(port, get('/api/a'))).toMatch(hasToComeBackLater)
})

test('a stream of events that has nothing to say stays open (EVENTS-2)', async () => {
  await using served = await serve(backend, { unreadTimeout: 50, answerTimeout: 100 })
  const { heard, socket } = open(served.port, get('/staff-api/v1/events'))
  await expect.poll(heard).toContain('said')
  // A call that began later has been given up.
  await open(served.port, get('/api/slow')).ended
  expect(socket.closed).toBe(false)
  served.release()
  await expect.poll(heard).toContain('again')
})

test('who reads nothing has half a minute: a write that has stalled is given the time twice (HTTP-14)', async () => {
  await using served = await serve(backend)
  expect(2 * served.server.timeout).toBeLessThanOrEqual(30_000)
})

test('who stops in the middle of sending is to blame: 408 (HTTP-14)', async () => {
  await using served = await serve(backend, { unreadTimeout: 100, answerTimeout: 200 })
  const { heard, ended } = open(
    served.port,
    'POST /api/x HTTP/1.1\nHost: haverhof.nl\nContent-Length: 10\n\nabc',
  )
  await ended
  expect(heard()).toMatch(/^HTTP\/1\.1 408 /)
})

test('who asks for many pages at once and reads them gets them all (HTTP-14, 21)', async () => {
  await using served = await serve(backend)
  const { heard, ended } = open(served.port, get('/api/a').repeat(20))
  await ended
  expect(heard().match(/answered/g)).toHaveLength(20)
})

/** As a machine does that has no time for a process. */
function keepBusy(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}
