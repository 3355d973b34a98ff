import { addEndpoint, announceEvents, deliverWebhooks } from '@haverhof/backend/webhooks'
import { readEnv } from '@haverhof/backend/config'
import { inTransaction } from '@haverhof/backend/database'
import { withinRequest } from '@haverhof/backend/observability'
import { startTracing } from '@haverhof/backend/tracing'
import { startTestMollie, startTestShop, startWebhookReceiver } from '@haverhof/testing'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { startObservedShop } from './test-observed-shop.ts'

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string }
type Batch = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const proxySpan = '00f067aa0ba902b7'

afterEach(() => void vi.unstubAllEnvs())

/** Takes traces as a collector does: OTLP over HTTP. */
async function startCollector() {
  const spans: Span[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { resourceSpans } = JSON.parse(body) as Batch
      for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, spans, [Symbol.asyncDispose]: async () => void server.close() }
}

test('a page is one trace, from the proxy to the statement, without an address (OBSERVABILITY-5, OBSERVABILITY-9)', async () => {
  await using collector = await startCollector()
  const lines: string[] = []
  {
    await using shop = await startObservedShop({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, lines)
    const headers = { traceparent: `00-${trace}-${proxySpan}-01`, connection: 'close' }
    const answer = await fetch(`${shop.origin}/secret-17/`, { headers })
    expect(answer.headers.get('x-request-id')).toBe(trace)
  }
  const { spans } = collector
  const named = (name: string) => spans.find((span) => span.name === name)
  const page = named('page product')
  const call = named('GET /api/products/{productVariantId}')
  expect(page).toMatchObject({ traceId: trace, parentSpanId: proxySpan })
  expect(call).toMatchObject({ traceId: trace, parentSpanId: page?.spanId })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId)
  expect(statements.map(({ name }) => name)).toContain('catalogue-products')
  expect(JSON.stringify(spans)).not.toContain('secret-17')
})

test('calls of the payment provider and webhooks are spans too, and a webhook is told its own (OBSERVABILITY-9)', async () => {
  // The server on this machine has a self-signed certificate.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  await using mollie = await startTestMollie()
  await using receiver = await startWebhookReceiver()
  await using collector = await startCollector()
  const env = { MOLLIE_API_KEY: `test_${'x'.repeat(30)}`, MOLLIE_URL: mollie.url }
  await using shop = await startTestShop({ env })
  const { context } = shop
  await inTransaction(context, async (transaction) => {
    const { url } = receiver
    await addEndpoint(context, transaction, { url, eventTypes: ['order.paid'], siteIds: null, by: 'test' })
    await announceEvents(transaction, {
      type: 'order.paid',
      subjectIds: [1],
      siteId: 1,
      now: context.now(),
    })
  })
  const scope = { requestId: trace, traceparent: `00-${trace}-${proxySpan}-01` }
  const tracing = await startTracing(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }))
  await withinRequest(scope, async () => {
    await context.paymentProviders.of('mollie').fetchPayment('tr_unknown')
    await deliverWebhooks(context)
  })
  await tracing?.[Symbol.asyncDispose]()
  const named = (name: string) => collector.spans.find((span) => span.name === name)
  expect(named('mollie')).toMatchObject({ traceId: trace, parentSpanId: proxySpan })
  expect(named('webhook')).toMatchObject({ traceId: trace, parentSpanId: proxySpan })
  expect(receiver.received[0]?.headers['traceparent']).toBe(`00-${trace}-${named('webhook')?.spanId}-01`)
})

test('a collector that is away costs the visitor nothing', async () => {
  const shop = await startObservedShop({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }, [])
  expect((await fetch(`${shop.origin}/any/`, { headers: { connection: 'close' } })).status).toBe(200)
  const started = performance.now()
  await shop[Symbol.asyncDispose]()
  expect(performance.now() - started).toBeLessThan(6000)
})
