import { type ApiClient, createApiClient } from '@haverhof/api-client'
import { pooledSend } from '@haverhof/api-client/server'
import type { createApi } from '@haverhof/backend'
import type { SiteScope } from '@haverhof/domain/sites'

type Api = ReturnType<typeof createApi>

export type ApiClients = {
  of: (siteScope: SiteScope) => ApiClient
  /** The API as one visitor calls it: nothing of it is kept. */
  as: (siteScope: SiteScope, cookie: string) => ApiClient
  forget: () => void
}

/** One client per site and language, so its caches serve every page of that host. */
export function createApiClients(api: Api, remote: string | undefined): ApiClients {
  const clients = new Map<string, ApiClient>()
  const create = clientsOn(remote ? pooledSend() : async (request) => api.fetch(request), remote)
  return {
    of: (siteScope) => {
      const client = clients.get(siteScope.host) ?? create(siteScope)
      clients.set(siteScope.host, client)
      return client
    },
    as: create,
    /** Their caches go with them. */
    forget: () => clients.clear(),
  }
}

/** The API in this process is called at the host of the site, one in another process at its own address. */
function clientsOn(send: Send, remote: string | undefined) {
  return ({ siteId, languageId, host }: SiteScope, cookie?: string): ApiClient =>
    createApiClient({
      baseUrl: remote ?? `http://${host}`,
      send: cookie === undefined ? send : (request) => send(withCookie(request, cookie)),
      scope: { siteId, languageId },
    })
}

type Send = (request: Request) => Promise<Response>

function withCookie(request: Request, cookie: string): Request {
  const headers = new Headers(request.headers)
  headers.set('cookie', cookie)
  return new Request(request, { headers })
}
