import { type ApiClient, createApiClient } from '@haverhof/api-client'
import { pooledSend } from '@haverhof/api-client/server'
import type { createApi } from '@haverhof/backend'
import type { SitePair } from '@haverhof/domain/sites'

type Send = ReturnType<typeof pooledSend>

export type ApiClients = {
  of: (pair: SitePair) => ApiClient
  /** The API as one visitor calls it: nothing of it is kept. */
  as: (pair: SitePair, cookie: string) => ApiClient
  forget: () => void
}

/** One client per site and language, so its caches serve every page of that host. */
export function createApiClients(api: ReturnType<typeof createApi>, remote: string | undefined): ApiClients {
  const clients = new Map<string, ApiClient>()
  const send: Send = remote ? pooledSend() : async (request: Request) => api.fetch(request)
  const create = ({ siteId, languageId, host }: SitePair, sending: Send) =>
    createApiClient({ baseUrl: remote ?? `http://${host}`, send: sending, scope: { siteId, languageId } })
  return {
    of: (pair) => {
      const client = clients.get(pair.host) ?? create(pair, send)
      clients.set(pair.host, client)
      return client
    },
    as: (pair, cookie) => create(pair, (request) => send(withCookie(request, cookie))),
    /** Their caches go with them. */
    forget: () => clients.clear(),
  }
}

function withCookie(request: Request, cookie: string): Request {
  const headers = new Headers(request.headers)
  headers.set('cookie', cookie)
  return new Request(request, { headers })
}
