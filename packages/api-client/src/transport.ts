import { ApiError } from './api-error.ts'
import { requestTimeoutMs } from './limits.ts'
import { withinTime } from './within-time.ts'

export type ScopeIds = { siteId: number; languageId: number }

/** How a call reaches the API: `fetch` in the browser, the API itself in the server's process, or a socket pool. */
export type Send = (request: Request) => Promise<Response>

type Options = { send: Send; scope: ScopeIds; now: () => Date; timeoutMs?: number }

/**
 * The headers, the time limit and the judgement of the answer, the same for every call (API-CLIENT-4). The limit counts until the
 * last byte: an answer that stalls half-way is a time-out as well.
 */
export function createTransport({ send, scope, now, timeoutMs = requestTimeoutMs }: Options): Send {
  return async (request) => {
    const call = new AbortController()
    const cancel = () => call.abort(request.signal.reason)
    if (request.signal.aborted) cancel()
    request.signal.addEventListener('abort', cancel)
    const headers = withShopHeaders(request, scope, now())
    const sent = new Request(request, { headers, credentials: 'include', signal: call.signal })
    try {
      return await withinTime(readWhole(send(sent)), timeoutMs, (reason) => call.abort(reason))
    } finally {
      request.signal.removeEventListener('abort', cancel)
    }
  }
}

async function readWhole(answer: Promise<Response>): Promise<Response> {
  const response = await answer
  const { status, headers } = response
  const text = await response.text()
  if (status === 200 || status === 204) return new Response(status === 204 ? null : text, { status, headers })
  throw new ApiError(status, text, Object.fromEntries(headers))
}

function withShopHeaders(request: Request, scope: ScopeIds, date: Date): Headers {
  const headers = new Headers(request.headers)
  headers.set('accept', 'application/json')
  headers.set('x-requested-with', 'XMLHttpRequest')
  headers.set('siteid', String(scope.siteId))
  headers.set('languageid', String(scope.languageId))
  headers.set('datetime', date.toISOString())
  return headers
}
