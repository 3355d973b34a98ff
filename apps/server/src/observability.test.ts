import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAdmission } from './admission.ts'
import { startObservedShop } from './test-observed-shop.ts'

const lines: string[] = []
const stack = new AsyncDisposableStack()
let origin: string
let metricsOrigin: string

beforeAll(async () => {
  const shop = stack.use(await startObservedShop({ METRICS_PORT: '0' }, lines))
  origin = shop.origin
  metricsOrigin = `http://127.0.0.1:${shop.metricsPort}`
})
afterAll(() => stack.disposeAsync())
beforeEach(() => lines.splice(0))

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
const figures = async (from = metricsOrigin) => (await fetch(`${from}/metrics`)).text()

describe('a page', () => {
  test('has one line, and one id with the calls that it makes (OBSERVABILITY-1, OBSERVABILITY-2)', async () => {
    const headers = { 'x-request-id': 'proxy-0001', connection: 'close' }
    const answer = await fetch(`${origin}/secret-17/?key=secret-17`, { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-request-id')).toBe('proxy-0001')
    expect(logged()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          requestId: 'proxy-0001',
          route: '/api/products/{productVariantId}',
          status: 200,
          siteId: 1,
        }),
        expect.objectContaining({
          requestId: 'proxy-0001',
          page: 'product',
          status: 200,
          siteId: 1,
          cache: 'miss',
        }),
      ]),
    )
    expect(logged().filter(({ requestId }) => requestId !== 'proxy-0001')).toEqual([])
    expect(lines.join('')).not.toContain('secret-17')
  })

  test('says what the page cache said', async () => {
    const headers = { connection: 'close' }
    await fetch(`${origin}/cached/`, { headers })
    const answer = await fetch(`${origin}/cached/`, { headers })
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    expect(logged().flatMap(({ cache }) => cache ?? [])).toEqual(['miss', 'hit'])
  })

  test('that breaks is named by its id as well', async () => {
    const headers = { 'x-request-id': 'proxy-0002', connection: 'close' }
    expect((await fetch(`${origin}/broken/`, { headers })).status).toBe(500)
    expect(logged()).toMatchObject([
      { requestId: 'proxy-0002', page: 'failed', status: 500 },
      { requestId: 'proxy-0002', msg: 'a request failed' },
    ])
  })
})

describe('the figures (OBSERVABILITY-3)', () => {
  test('count pages by kind, calls by route, caches, the pool and what waits', async () => {
    const headers = { connection: 'close', 'x-requested-with': 'XMLHttpRequest' }
    await fetch(`${origin}/counted/`, { headers })
    await fetch(`${origin}/api/products/10101`, { headers })
    await fetch(`${origin}/api/products/999999`, { headers })
    const text = await figures()
    for (const line of [
      /^haverhof_page_duration_seconds_count\{kind="product",method="GET",status="2xx",cache="miss"\} \d/m,
      /^haverhof_page_duration_seconds_count\{kind="failed",method="GET",status="5xx",cache="none"\} 1$/m,
      /^haverhof_api_call_duration_seconds_count\{route="\/api\/products\/\{productVariantId\}",method="GET",status="2xx",caller="http"\} 1$/m,
      /^haverhof_api_call_duration_seconds_count\{route="\/api\/products\/\{productVariantId\}",method="GET",status="2xx",caller="page"\} \d/m,
      /^haverhof_refusals_total\{route="\/api\/products\/\{productVariantId\}",reason="not-found"\} 1$/m,
      /^haverhof_cache_reads_total\{cache="page",result="hit"\} \d/m,
      /^haverhof_cache_reads_total\{cache="longAnswer",result="miss"\} \d/m,
      /^haverhof_cache_reads_total\{cache="scopes",result="hit"\} \d/m,
      /^haverhof_cache_reads_total\{cache="productContent",result="miss"\} \d/m,
      /^haverhof_pool_wait_seconds_count [1-9]/m,
      /^haverhof_pool_connections\{state="waiting"\} 0$/m,
      /^haverhof_jobs_due \d/m,
      /^haverhof_mail_oldest_seconds 0$/m,
      /^haverhof_payment_oldest_seconds 0$/m,
      /^nodejs_eventloop_lag_p99_seconds /m,
      /^process_resident_memory_bytes /m,
    ])
      expect(text).toMatch(line)
    expect(text).not.toMatch(/counted|products\/\d/)
  })

  test('are told at their own port alone', async () => {
    const headers = { connection: 'close' }
    expect((await fetch(`${metricsOrigin}/other`)).status).toBe(404)
    const elsewhere = await fetch(`${origin}/metrics`, { headers, redirect: 'manual' })
    expect(elsewhere.status).toBe(301)
  })
})

test('a call that is refused at the door is counted and logged, and so are those before it (HTTP-6, HTTP-13, OBSERVABILITY-3)', async () => {
  const slow = Promise.withResolvers<void>()
  const admission = createAdmission({ most: 1, mostWaiting: 1, refusalMs: 10 })
  const settings = { slow: slow.promise, admission }
  await using shop = await startObservedShop({ METRICS_PORT: '0' }, lines, settings)
  const figuresOfShop = () => figures(`http://127.0.0.1:${shop.metricsPort}`)
  const ask = (path: string) => fetch(`${shop.origin}${path}`, { headers: { connection: 'close' } })
  const inside = [ask('/slow/')]
  await expect.poll(() => admission.places()).toEqual({ running: 1, waiting: 0 })
  inside.push(ask('/api/sites'))
  await expect.poll(() => admission.places()).toEqual({ running: 1, waiting: 1 })
  const headers = { connection: 'close', 'x-request-id': 'proxy-0003' }
  expect((await fetch(`${shop.origin}/api/products/10101?key=secret-17`, { headers })).status).toBe(503)
  const text = await figuresOfShop()
  for (const line of [
    /^haverhof_door_requests\{door="shop",state="running"\} 1$/m,
    /^haverhof_door_requests\{door="shop",state="waiting"\} 1$/m,
    /^haverhof_door_requests\{door="staff",state="running"\} 0$/m,
    /^haverhof_door_requests\{door="events",state="running"\} 0$/m,
    /^haverhof_refusals_total\{route="\/api",reason="try-again"\} 1$/m,
    /^haverhof_api_call_duration_seconds_count\{route="\/api",method="GET",status="5xx",caller="http"\} 1$/m,
  ])
    expect(text).toMatch(line)
  expect(logged()).toMatchObject([
    { requestId: 'proxy-0003', method: 'GET', route: '/api', status: 503, reason: 'try-again' },
  ])
  expect(lines.join('')).not.toContain('secret-17')
  slow.resolve()
  expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200])
  expect(await figuresOfShop()).toMatch(/^haverhof_door_requests\{door="shop",state="waiting"\} 0$/m)
})
