import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** What everything that one request causes has in common: the page, its calls of the API, its mails and jobs. */
export type RequestScope = {
  requestId: string
  /** W3C Trace Context, as the caller sent it: passed on to whom we call. */
  traceparent: string | null
}

type ReadHeader = (name: 'x-request-id' | 'traceparent') => string | null | undefined

const scopes = new AsyncLocalStorage<RequestScope>()

/** The id that the proxy gave the request, else that of its trace, else one of ours (OBSERVABILITY-8). */
export function requestScopeOf(header: ReadHeader): RequestScope {
  const traceparent = wellFormed(traceparentForm, header('traceparent'))
  const requestId = wellFormed(requestIdForm, header('x-request-id')) ?? traceparent?.slice(3, 35)
  return { requestId: requestId ?? randomUUID(), traceparent }
}

export function currentRequest(): RequestScope | undefined {
  return scopes.getStore()
}

/** Runs the work as part of a request, and whatever it starts. */
export function withinRequest<Result>(scope: RequestScope, work: () => Result): Result {
  return scopes.run(scope, work)
}

/** What proxies and load balancers send; nothing that could end a line of the log or fill it. */
const requestIdForm = /^[\w.:=-]{8,128}$/

/** Version 00 alone; ids of zeroes are none. */
const traceparentForm = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

function wellFormed(form: RegExp, value: string | null | undefined): string | null {
  return typeof value === 'string' && form.test(value) ? value : null
}
