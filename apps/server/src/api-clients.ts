import { type ApiClient, createApiClient } from '@haverhof/api-client'
import { pooledSend } from '@haverhof/api-client/server'
import type { createApi } from '@haverhof/backend'
import type { SitePair } from '@haverhof/domain/sites'

export type ApiClients = { of: (pair: SitePair) => ApiClient; forget: () => void }

/** One client per site and language, so its caches serve every page of that host. */
export function createApiClients(api: ReturnType<typeof createApi>, remote: string | undefined): ApiClients {
  const clients = new Map<string, ApiClient>()
  const send = remote ? pooledSend() : async (request: Request) => api.fetch(request)
  return {
    of: ({ siteId, languageId, host }) => {
      const known = clients.get(host)
      if (known) return known
      const scope = { siteId, languageId }
      const client = createApiClient({ baseUrl: remote ?? `http://${host}`, send, scope })
      clients.set(host, client)
      return client
    },
    /** Their caches go with them. */
    forget: () => clients.clear(),
  }
}
