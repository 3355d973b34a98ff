import { startTestShop, type TestShop } from '@haverhof/testing'
import { once } from 'node:events'
import type { Socket } from 'node:net'
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

test('a file of another release is missing, and the 404 is not cached (PAGES-16)', async () => {
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
  const closed = close()
  await idle.ended
  // Its answer was promised to a connection that stays open: begun before, it ends, and so does the connection.
  release()
  await closed
  await running.ended
  expect(running.heard()).toContain('answered')
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
  const headers = open(port, 'GET / HTTP/1.1\nHost: haver')
  const body = open(port, 'POST /api/x HTTP/1.1\nHost: haverhof.nl\nContent-Length: 10\n\nabc')
  const unread = open(port, get('/api/large'))
  unread.socket.pause()
  await Promise.all([headers.ended, body.ended])
  await expect.poll(served.connections).toBe(0)
  expect(await endsShort(unread.socket)).toBe(true)
})

/** A socket that is not read notices its end only when it is. */
async function endsShort(socket: Socket): Promise<boolean> {
  socket.resume()
  await expect.poll(() => socket.closed).toBe(true)
  return socket.bytesRead < large.length
}

test('a connection between two requests outlives the limit for headers (HTTP-21)', async () => {
  await using served = await serve(backend, {
    headersTimeout: 200,
    connectionsCheckingInterval: 50,
    keepAliveTimeout: 5000,
  })
  const { port } = served
  const { socket, heard } = open(port, get('/api/a'))
  await expect.poll(heard).toContain('answered')
  // It came later and has been waited for too long.
  await open(port, 'GET / HTTP/1.1\nHost: haver').ended
  socket.write(get('/api/b').replaceAll('\n', '\r\n'))
  await expect.poll(() => heard().match(/answered/g)).toHaveLength(2)
})

test('a crowd: some are answered, some wait, the rest is told to come back, and health is answered first (HTTP-13, 20)', async () => {
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

test('a slow sender takes no slot from others (HTTP-20)', async () => {
  await using served = await serve(backend, { most: 2, mostWaiting: 0 })
  const { port, server } = served
  const sending = 'POST /api/x HTTP/1.1\nHost: haverhof.nl\nContent-Length: 10\n\nabc'
  for (let each = 0; each < 5; each += 1) {
    const begun = once(server, 'request')
    open(port, sending)
    await begun
  }
  expect(await say(port, get('/api/a'))).toContain('answered')
})
