import { randomBytes } from 'node:crypto'
import { currentRequest, currentTraceparent, type ErrorMet } from '../observability/index.ts'
import { scrub } from './scrub.ts'
import { stackFrames } from './stack-frames.ts'

export type Release = { release: string | undefined; environment: string }

const mostCauses = 3

/** What is told of an error: where it happened and what went wrong, and nothing of whom it happened to (OBSERVABILITY-10). */
export function eventOf({ kind, name, error }: ErrorMet, { release, environment }: Release) {
  const requestId = currentRequest()?.requestId
  const [, traceId, spanId] = currentTraceparent()?.split('-') ?? []
  return {
    event_id: randomBytes(16).toString('hex'),
    timestamp: Date.now() / 1000,
    platform: kind === 'browser' ? 'javascript' : 'node',
    level: kind === 'process' ? 'fatal' : 'error',
    release,
    environment,
    transaction: name,
    tags: { kind, ...(requestId && { request_id: requestId }) },
    ...(traceId && spanId && { contexts: { trace: { trace_id: traceId, span_id: spanId } } }),
    // The cause comes first, what it led to last.
    exception: { values: causesOf(error).map(exceptionOf).toReversed() },
  }
}

export type ErrorEvent = ReturnType<typeof eventOf>

function causesOf(error: unknown): unknown[] {
  const causes = [error]
  while (causes.length < mostCauses) {
    const cause = (causes.at(-1) as { cause?: unknown } | null | undefined)?.cause
    if (cause === undefined || cause === null) break
    causes.push(cause)
  }
  return causes
}

function exceptionOf(error: unknown) {
  const { name, message, stack } = Object(error ?? {}) as Partial<Error>
  return {
    type: typeof name === 'string' ? scrub(name) : 'Error',
    value: scrub(typeof message === 'string' ? message : typeof error),
    stacktrace: { frames: stackFrames(typeof stack === 'string' ? stack : '') },
  }
}

/** Errors that look alike are one trouble: the same kind, at the same place. */
export function fingerprintOf({ tags, transaction, exception }: ErrorEvent): string {
  const { type, stacktrace } = exception.values.at(-1) ?? {}
  const { filename, lineno, colno } = stacktrace?.frames.at(-1) ?? {}
  return [tags.kind, transaction, type, filename, lineno, colno].join(' ')
}

/** Sentry's envelope: three lines of JSON. */
export function envelopeOf(event: ErrorEvent): string {
  const header = { event_id: event.event_id, sent_at: new Date().toISOString() }
  return [header, { type: 'event' }, event].map((line) => `${JSON.stringify(line)}\n`).join('')
}
