import { startTestSentry, type TestSentry } from '@haverhof/testing'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startObservedShop } from './test-observed-shop.ts'

const lines: string[] = []
const stack = new AsyncDisposableStack()
let sentry: TestSentry
let origin: string
let metricsOrigin: string

beforeAll(async () => {
  sentry = stack.use(await startTestSentry())
  const shop = stack.use(await startObservedShop({ SENTRY_DSN: sentry.dsn, METRICS_PORT: '0' }, lines))
  origin = shop.origin
  metricsOrigin = `http://127.0.0.1:${shop.metricsPort}`
})
afterAll(() => stack.disposeAsync())
beforeEach(() => {
  lines.splice(0)
  sentry.events.splice(0)
})

async function awaitEvents(count: number): Promise<void> {
  await expect.poll(() => sentry.events).toHaveLength(count)
}
const tell = (report: unknown, headers: Record<string, string> = {}) =>
  fetch(`${origin}/client-errors`, {
    method: 'POST',
    body: typeof report === 'string' ? report : JSON.stringify(report),
    headers: { connection: 'close', ...headers },
  })
const atOffice = { host: 'backoffice.localhost' }
const report = {
  name: 'TypeError',
  message: "Cannot read 'id' of anna@example.nl",
  stack: 'TypeError: x\n    at open (https://haverhof.nl/assets/product-B1x.js?k=1:3:14)',
  page: 'product',
}

describe('an error of the server (OBSERVABILITY-6)', () => {
  test('that breaks a page is told with the id of its request, without its address', async () => {
    const headers = { 'x-request-id': 'proxy-0099', connection: 'close' }
    expect((await fetch(`${origin}/broken/?key=secret`, { headers })).status).toBe(500)
    await awaitEvents(1)
    expect(sentry.events[0]).toMatchObject({
      environment: 'local',
      tags: { kind: 'page', request_id: 'proxy-0099' },
      exception: { values: [{ type: 'Error', value: 'the page is broken' }] },
    })
    expect(JSON.stringify(sentry.asked)).not.toContain('secret')
  })
})

describe('an error in a browser (OBSERVABILITY-7)', () => {
  test('is told through the shop, with its place in our files and the kind of page, and without whom it met', async () => {
    expect((await tell(report)).status).toBe(204)
    await awaitEvents(1)
    expect(sentry.events[0]).toMatchObject({
      platform: 'javascript',
      transaction: 'product',
      tags: { kind: 'browser' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: "Cannot read 'id' of [mailbox]",
            stacktrace: {
              frames: [{ filename: '/assets/product-B1x.js', function: 'open', lineno: 3, colno: 14 }],
            },
          },
        ],
      },
    })
    expect(lines.join('')).toContain('a browser failed')
    expect(lines.join('')).not.toContain('anna')
  })

  test('is told from the back office too', async () => {
    const { port } = new URL(origin)
    const sent = request({ port, path: '/client-errors', method: 'POST', headers: atOffice, agent: false })
    sent.end(JSON.stringify({ ...report, page: 'office' }))
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    expect(answer.resume().statusCode).toBe(204)
    await awaitEvents(1)
    expect(sentry.events[0]).toMatchObject({ transaction: 'office', tags: { kind: 'browser' } })
  })

  test.each([
    ['of an extension', { ...report, stack: 'x\n at a (chrome-extension://abc/inject.js:1:1)' }, {}],
    ['without a stack', { ...report, stack: '' }, {}],
    ['that is none', 'not json', {}],
    ['that is too long', { ...report, message: 'x'.repeat(9000) }, {}],
    ['from another site', report, { 'sec-fetch-site': 'cross-site' }],
  ])('%s is not told', async (_what, sent, headers) => {
    await tell(sent, headers).catch(() => undefined)
    await tell({ ...report, name: 'AfterIt' })
    await awaitEvents(1)
    expect(sentry.events).toMatchObject([{ exception: { values: [{ type: 'AfterIt' }] } }])
  })

  test('is one of sixty that a process takes a minute (OBSERVABILITY-12)', async () => {
    const before = lines.length
    for (let each = 0; each < 70; each += 1) expect((await tell(report)).status).toBe(204)
    expect(
      lines.slice(before).filter((line) => line.includes('a browser failed')).length,
    ).toBeLessThanOrEqual(60)
    const figures = await (await fetch(`${metricsOrigin}/metrics`)).text()
    expect(figures).toMatch(/^haverhof_errors_total\{kind="browser"\} \d+$/m)
    expect(figures).toMatch(/^haverhof_error_reports_total\{outcome="dropped"\} \d+$/m)
  })
})
