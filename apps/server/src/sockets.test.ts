import { startTestShop, type TestShop } from '@haverhof/testing'
import { once } from 'node:events'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createAdmission } from './admission.ts'
import { closeServer } from './close-server.ts'
import { createHealth } from './health.ts'
import { createHttpServer } from './http-server.ts'
import type { Shop } from './shop.ts'

let backend: TestShop
let slow = Promise.withResolvers<void>()
const large = Buffer.alloc(64 * 1024 * 1024)
const opened: AsyncDisposable[] = []

beforeAll(async () => {
  backend = await startTestShop()
})
afterEach(async () => {
  slow.resolve()
  for (const each of opened.splice(0)) await each[Symbol.asyncDispose]()
})
afterAll(() => backend[Symbol.asyncDispose]())

type Options = Parameters<typeof createHttpServer>[1] & { most?: number; mostWaiting?: number }

/** The real server around calls of the API that last as long as the test wants. */
async function serve({ most = 32, mostWaiting = 160, ...limits }: Options = {}) {
  slow = Promise.withResolvers()
  const health = createHealth(backend.app)
  health.becomeReady()
  const api = {
    fetch: async (request: Request) => {
      if (request.url.endsWith('/slow')) await slow.promise
      if (request.method === 'POST') await request.text()
      return new Response(request.url.endsWith('/large') ? large : 'answered')
    },
  }
  const parts = {
    api,
    health,
    context: backend.context,
    admission: createAdmission({ most, mostWaiting, refusalMs: 50 }),
    staticFiles: { find: () => undefined },
  }
  const server = createHttpServer(parts as unknown as Shop, limits)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  let closing: Promise<void> | undefined
  const close = () => (closing ??= closeServer(server))
  opened.push({
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections()
      return close()
    },
  })
  return { port, health, close }
}

/** A client that sends what it likes and notes what it hears. */
function open(port: number, text: string): { socket: Socket; heard: () => string; ended: Promise<unknown> } {
  let heard = ''
  const socket = connect(port, '127.0.0.1', () => void socket.write(text.replaceAll('\n', '\r\n')))
  socket.setEncoding('latin1').on('data', (part: string) => (heard += part))
  socket.on('error', () => undefined)
  return { socket, heard: () => heard, ended: once(socket, 'close') }
}

async function say(port: number, text: string): Promise<string> {
  const { socket, heard } = open(port, text)
  await expect.poll(heard).toMatch(/\r\n\r\n./s)
  socket.destroy()
  return heard()
}

const get = (path: string) => `GET ${path} HTTP/1.1\nHost: haverhof.nl\n\n`

test.each([
  'GET /healthz HTTP/1.1\n\n',
  'GET /readyz HTTP/1.0\n\n',
  'GET /healthz HTTP/1.1\nHost: 10.0.0.7\n\n',
])('health is answered to %j (HTTP-7)', async (text) => {
  const { port } = await serve()
  expect(await say(port, text)).toMatch(/^HTTP\/1\.1 200 .*\{"status":"ok"\}$/s)
})

test.each(['GET / HTTP/1.1\n\n', 'GET /api/sites HTTP/1.1\nHost: haverhof.nl\nHost: evil.example\n\n'])(
  '%j is refused (HTTP-16)',
  async (text) => {
    const { port } = await serve()
    expect(await say(port, text)).toMatch(/^HTTP\/1\.1 400 /)
  },
)

test('a file of another release is missing, and nobody remembers that (PAGES-16)', async () => {
  const { port } = await serve()
  const answer = await say(port, get('/assets/page-OLD.js'))
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).toMatch(/cache-control: no-store/i)
})

test('a stopping process says so, closes connections with their answers, and is gone at once (HTTP-15)', async () => {
  const { port, health, close } = await serve()
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
  slow.resolve()
  await closed
  await Promise.all([idle.ended, running.ended])
  expect(running.heard()).toContain('answered')
  expect(performance.now() - started).toBeLessThan(3000)
})

test('slow clients and those that do not read are cut off when it was promised (HTTP-14)', async () => {
  const { port } = await serve({
    headersTimeout: 300,
    requestTimeout: 600,
    connectionsCheckingInterval: 50,
    unreadTimeout: 700,
    keepAliveTimeout: 5000,
  })
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
  const { port } = await serve({
    headersTimeout: 200,
    connectionsCheckingInterval: 50,
    keepAliveTimeout: 5000,
  })
  const { socket, heard } = open(port, get('/api/a'))
  await wait(800)
  socket.write(get('/api/b').replaceAll('\n', '\r\n'))
  await expect.poll(() => heard().match(/answered/g)).toHaveLength(2)
})

test('a crowd: some are answered, some wait, the rest is told to come back, and health is answered first (HTTP-13)', async () => {
  const { port } = await serve({ most: 2, mostWaiting: 3 })
  const crowd = Array.from({ length: 8 }, () => open(port, get('/api/slow')))
  const refused = () => crowd.filter(({ heard }) => heard() !== '')
  await expect.poll(refused).toHaveLength(3)
  for (const { heard } of refused()) {
    expect(heard()).toMatch(/^HTTP\/1\.1 503 .*retry-after: 2/is)
    expect(heard()).toContain('"code":"try-again"')
  }
  expect(await say(port, get('/healthz'))).toMatch(/^HTTP\/1\.1 200 /)
  slow.resolve()
  await expect.poll(() => crowd.filter(({ heard }) => heard().includes('answered'))).toHaveLength(5)
})

test('who is slow to send takes nobody a place away (HTTP-13)', async () => {
  const { port } = await serve({ most: 2, mostWaiting: 0 })
  const sending = 'POST /api/x HTTP/1.1\nHost: haverhof.nl\nContent-Length: 10\n\nabc'
  for (let each = 0; each < 5; each++) open(port, sending)
  await wait(200)
  expect(await say(port, get('/api/a'))).toContain('answered')
})
