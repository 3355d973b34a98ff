import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import { currentRequest, setTraceparentSource, type ShopSpan, spans } from '../observability/index.ts'

const longestEndMs = 2000

type Options = { endpoint: string; service: string; ratio: number }

const kinds: Record<ShopSpan['kind'], SpanKind> = {
  page: SpanKind.SERVER,
  call: SpanKind.SERVER,
  statement: SpanKind.CLIENT,
  fetch: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
  mail: SpanKind.CLIENT,
}

/** Hands the spans of the shop to a collector, in batches beside the work, until it is disposed (OBSERVABILITY-5). */
export function exportSpans({ endpoint, service, ratio }: Options): AsyncDisposable {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('haverhof')
  const active = new AsyncLocalStorage<Span>()
  const open = new WeakMap<ShopSpan, Span>()
  const forget = setTraceparentSource(() => traceparentOf(active.getStore()))
  spans.start.bindStore(active, (message) => {
    const { kind, name } = message
    const span = tracer.startSpan(name, { kind: kinds[kind] }, parentOf(active.getStore()))
    const requestId = currentRequest()?.requestId
    if (requestId) span.setAttribute('haverhof.request_id', requestId)
    open.set(message, span)
    return span
  })
  const end = (message: ShopSpan) => open.get(message)?.updateName(message.name).end()
  // Messages of errors may hold typed input; their names do not.
  const fail = (message: ShopSpan & { error?: unknown }) => {
    const { error } = message
    open
      .get(message)
      ?.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' })
  }
  const listeners = { asyncEnd: end, error: fail } as Parameters<typeof spans.subscribe>[0]
  spans.subscribe(listeners)
  return {
    [Symbol.asyncDispose]: async () => {
      forget()
      spans.unsubscribe(listeners)
      spans.start.unbindStore(active)
      // An unreachable collector does not delay the shutdown: what it did not take is lost.
      const ended = provider.shutdown().catch(() => undefined)
      await Promise.race([ended, setTimeout(longestEndMs, undefined, { ref: false })])
    },
  }
}

/** The running span, else the trace context of the caller. */
function parentOf(running: Span | undefined): Context {
  if (running) return trace.setSpan(ROOT_CONTEXT, running)
  const [, traceId, spanId, flags] = currentRequest()?.traceparent?.split('-') ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & 1,
    isRemote: true,
  })
}

function traceparentOf(span: Span | undefined): string | null {
  if (!span) return currentRequest()?.traceparent ?? null
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}
