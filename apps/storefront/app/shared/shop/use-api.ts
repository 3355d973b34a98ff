import { type ApiClient, createApiClient } from '@haverhof/api-client'
import { useShop } from './shop'

const clients = new Map<string, ApiClient>()

/** The API as the browser calls it: for event handlers and effects, never while rendering. */
export function useApi(): ApiClient {
  const { siteId, languageId } = useShop()
  return browserApi(siteId, languageId)
}

/** With a signal: a client of its own, whose calls end with it. */
export function browserApi(siteId: number, languageId: number, signal?: AbortSignal): ApiClient {
  if (signal)
    return createApiClient({ baseUrl: ownOrigin(), scope: { siteId, languageId }, send: sendUntil(signal) })
  const key = `${siteId}-${languageId}`
  const cached = clients.get(key)
  if (cached) return cached
  const client = createApiClient({ baseUrl: ownOrigin(), scope: { siteId, languageId } })
  clients.set(key, client)
  return client
}

function ownOrigin(): string {
  return typeof location === 'undefined' ? '' : location.origin
}

/** `AbortSignal.any` is younger than some browsers of our visitors. */
function sendUntil(end: AbortSignal) {
  return (request: Request) => {
    const call = new AbortController()
    for (const signal of [request.signal, end]) {
      if (signal.aborted) call.abort(signal.reason)
      signal.addEventListener('abort', () => call.abort(signal.reason), { once: true })
    }
    return fetch(request, { signal: call.signal })
  }
}
