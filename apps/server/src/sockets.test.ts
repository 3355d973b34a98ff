import { startTestShop, type TestShop } from '@haverhof/testing'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { get, large, open, say, serve } from './test-served.ts'

let backend: TestShop

beforeAll(async () => {
  backend = await startTestShop()
})
afterAll(() => backend[Symbol.asyncDispose]())

test.each([
  'GET /healthz HTTP/1.1\n\n',
  'GET /readyz HTTP/1.0\n\n',
  'GET /healthz HTTP/1.1\nHost: 10.0.0.7\n\n',
])('health is answered to %j (HTTP-7)', async (text) => {
  await using served = await serve(backend)
  const { port } = served
  expect(await say(port, text)).toMatch(/^HTTP\/1\.1 200 .*\{"status":"ok"\}$/s)
})

test.each(['GET / HTTP/1.1\n\n', 'GET /api/sites HTTP/1.1\nHost: haverhof.nl\nHost: evil.example\n\n'])(
  '%j is refused (HTTP-16)',
  async (text) => {
    await using served = await serve(backend)
    const { port } = served
    expect(await say(port, text)).toMatch(/^HTTP\/1\.1 400 /)
  },
)

test('a file of another release is missing, and nobody remembers that (PAGES-16)', async () => {
  await using served = await serve(backend)
  const { port } = served
  const answer = await say(port, get('/assets/page-OLD.js'))
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).toMatch(/cache-control: no-store/i)
})

test('a stopping process says so, closes connections with their answers, and is gone at once (HTTP-15)', async () => {
  await using served = await serve(backend)
  const { port, health, close, release } = served
  const idle = open(port, get('/api/a'))
  const running = open(port, get('/api/slow'))
  await expect.poll(idle.heard).toContain('answered')
  health.stop()
  expect(await say(port, get('/readyz'))).toMatch(/^HTTP\/1\.1 503 .*\{"status":"stopping"\}$/s)
  expect(await say(port, get('/api/b'))).toMatch(/^HTTP\/1\.1 200 .*connection: close/is)
  expect(idle.socket.closed).toBe(false)
  const started = performance.now()
  const closed = close()
  await wait(200)
  // Its answer was promised to a connection that stays open: begun before, it ends, and so does the connection.
  release()
  await closed
  await Promise.all([idle.ended, running.ended])
  expect(running.heard()).toContain('answered')
  expect(performance.now() - started).toBeLessThan(3000)
})

test('slow clients and those that do not read are cut off when it was promised (HTTP-14)', async () => {
  await using served = await serve(backend, {
    headersTimeout: 300,
    requestTimeout: 600,
    connectionsCheckingInterval: 50,
    unreadTimeout: 700,
    keepAliveTimeout: 5000,
  })
  const { port } = served
  const timed = async (text: string, reads = true) => {
    const started = performance.now()
    const { socket, ended } = open(port, text)
    if (!reads) socket.pause()
    await Promise.race([ended, wait(3000)])
    // A socket that is not read notices its end only when it is.
    const isClosed = reads ? socket.closed : await endsShort(socket)
    return { isClosed, after: performance.now() - started }
  }
  const [headers, body, unread] = await Promise.all([
    timed('GET / HTTP/1.1\nHost: haver'),
    timed('POST /api/x HTTP/1.1\nHost: haverhof.nl\nContent-Length: 10\n\nabc'),
    timed(get('/api/large'), false),
  ])
  expect([headers.isClosed, body.isClosed, unread.isClosed]).toEqual([true, true, true])
  expect(headers.after).toBeLessThan(2000)
  expect(body.after).toBeLessThan(2500)
})

async function endsShort(socket: Socket): Promise<boolean> {
  socket.resume()
  await expect.poll(() => socket.closed).toBe(true)
  return socket.bytesRead < large.length
}

test('a connection between two requests outlives the limit for headers (HTTP-14)', async () => {
  await using served = await serve(backend, {
    headersTimeout: 200,
    connectionsCheckingInterval: 50,
    keepAliveTimeout: 5000,
  })
  const { port } = served
  const { socket, heard } = open(port, get('/api/a'))
  await wait(800)
  socket.write(get('/api/b').replaceAll('\n', '\r\n'))
  await expect.poll(() => heard().match(/answered/g)).toHaveLength(2)
})

test('a crowd: some are answered, some wait, the rest is told to come back, and health is answered first (HTTP-13)', async () => {
  await using served = await serve(backend, { most: 2, mostWaiting: 3 })
  const { port, release } = served
  const crowd = Array.from({ length: 8 }, () => open(port, get('/api/slow')))
  const refused = () => crowd.filter(({ heard }) => heard() !== '')
  await expect.poll(refused).toHaveLength(3)
  for (const { heard } of refused()) {
    expect(heard()).toMatch(/^HTTP\/1\.1 503 .*retry-after: 2/is)
    expect(heard()).toContain('"code":"try-again"')
  }
  expect(await say(port, get('/healthz'))).toMatch(/^HTTP\/1\.1 200 /)
  release()
  await expect.poll(() => crowd.filter(({ heard }) => heard().includes('answered'))).toHaveLength(5)
})

test('who is slow to send takes nobody a place away (HTTP-13)', async () => {
  await using served = await serve(backend, { most: 2, mostWaiting: 0 })
  const { port } = served
  const sending = 'POST /api/x HTTP/1.1\nHost: haverhof.nl\nContent-Length: 10\n\nabc'
  for (let each = 0; each < 5; each++) open(port, sending)
  await wait(200)
  expect(await say(port, get('/api/a'))).toContain('answered')
})
