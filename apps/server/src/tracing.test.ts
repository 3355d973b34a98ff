import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startObservedShop } from './test-observed-shop.ts'

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string }
type Batch = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const proxySpan = '00f067aa0ba902b7'

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

test('a page is one trace, from the proxy to the statement, without an address (OBSERVABILITY-5)', async () => {
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

test('a collector that is away costs the visitor nothing', async () => {
  const shop = await startObservedShop({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }, [])
  expect((await fetch(`${shop.origin}/any/`, { headers: { connection: 'close' } })).status).toBe(200)
  const started = performance.now()
  await shop[Symbol.asyncDispose]()
  expect(performance.now() - started).toBeLessThan(6000)
})
