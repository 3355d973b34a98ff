import { ApiError } from './api-error.ts'
import { requestTimeoutMs } from './limits.ts'

export type Scope = { siteId: number; languageId: number }

/** How a call reaches the API: `fetch` in the browser, the API itself in the server's process, or a socket pool. */
export type Send = (request: Request) => Promise<Response>

type Options = { send: Send; scope: Scope; now: () => Date; timeoutMs?: number }

/** API-CLIENT-4: the headers, the time limit and the judgement of the answer, the same for every call. */
export function createTransport({ send, scope, now, timeoutMs = requestTimeoutMs }: Options): Send {
  return async (request) => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
    const response = await send(
      new Request(request, {
        headers: withShopHeaders(request, scope, now()),
        credentials: 'include',
        signal,
      }),
    )
    if (response.status === 200 || response.status === 204) return response
    throw new ApiError(response.status, await response.text(), Object.fromEntries(response.headers))
  }
}

function withShopHeaders(request: Request, scope: Scope, date: Date): Headers {
  const headers = new Headers(request.headers)
  headers.set('accept', 'application/json')
  headers.set('x-requested-with', 'XMLHttpRequest')
  headers.set('siteid', String(scope.siteId))
  headers.set('languageid', String(scope.languageId))
  headers.set('datetime', date.toISOString())
  return headers
}
