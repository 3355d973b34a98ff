import { tracingChannel } from 'node:diagnostics_channel'
import { currentRequest } from './request-scope.ts'

/** A piece of work in a trace. Its name is what the code declares: a kind of page, a route, a statement, a job; never an address. */
export type ShopSpan = { kind: 'page' | 'call' | 'statement' | 'fetch' | 'job' | 'mail'; name: string }

export const spans = tracingChannel<unknown, ShopSpan>('haverhof:span')

/** Runs the work as a span; without tracing that is one look at a flag (OBSERVABILITY-5). */
export function traced<Result>(span: ShopSpan, work: () => Promise<Result>): Promise<Result> {
  return spans.hasSubscribers ? spans.tracePromise(work, span) : work()
}

type ReadTraceparent = () => string | null

const passedOn: ReadTraceparent = () => currentRequest()?.traceparent ?? null
let read: ReadTraceparent = passedOn

/** Where the work stands in its trace: the span that runs, or without tracing what the caller sent. */
export function currentTraceparent(): string | null {
  return read()
}

/** For the one that traces; answers with what ends it. */
export function setTraceparentSource(source: ReadTraceparent): () => void {
  read = source
  return () => {
    read = passedOn
  }
}

/** Calls another company's service as a span of its name, and tells it the trace. */
export function tracedFetch(name: string, url: string | URL, init: RequestInit): Promise<Response> {
  return traced({ kind: 'fetch', name }, () => {
    const headers = new Headers(init.headers)
    const traceparent = currentTraceparent()
    if (traceparent) headers.set('traceparent', traceparent)
    return fetch(url, { ...init, headers })
  })
}
