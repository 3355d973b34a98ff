import type { ApiClient } from '@haverhof/api-client'
import { createApiClient } from '@haverhof/api-client'
import { pooledSend } from '@haverhof/api-client/server'
import { type AppContext, createApi } from '@haverhof/backend'
import { platformNames } from '@haverhof/domain/shared'
import type { SitePair } from '@haverhof/domain/sites'
import path from 'node:path'
import { createStaticFiles } from './files/static-files.ts'
import { type PageCache, createPageCache } from './pages/page-cache.ts'
import { type Pictures, createPictures } from './pictures/index.ts'
import { type Storefront, clientFolder, loadStorefront } from './pages/storefront.ts'

const defaultDataDir = path.resolve(import.meta.dirname, '../../../.data')

/** The running shop: what answering a request needs. */
export type Shop = {
  context: AppContext
  api: ReturnType<typeof createApi>
  storefront: Storefront
  pageCache: PageCache | undefined
  staticFiles: ReturnType<typeof createStaticFiles>
  pictures: Pictures
  apiFor: (pair: SitePair) => ApiClient
  originOf: (pair: SitePair) => string
  localeOf: (pair: SitePair) => string
}

export async function createShop(context: AppContext, publicPort: () => number): Promise<Shop> {
  const { env } = context
  const api = createApi(context)
  return {
    context,
    api,
    storefront: await loadStorefront(),
    pageCache: env.PAGE_CACHE === 'on' ? createPageCache() : undefined,
    staticFiles: createStaticFiles(clientFolder),
    pictures: createPictures(context, env.DATA_DIR ?? defaultDataDir),
    apiFor: apiClients(context, api),
    originOf: (pair) =>
      env.SHOP_ENV === 'production'
        ? `https://${pair.host}`
        : `http://${pair.host}.localhost:${publicPort()}`,
    localeOf: (pair) => `${platformNames[pair.platform]}-${pair.languageCode}`,
  }
}

/** One client per site and language, so its caches serve every page of that host. */
function apiClients(context: AppContext, api: Shop['api']): Shop['apiFor'] {
  const clients = new Map<string, ApiClient>()
  const remote = context.env.API_URL
  const send = remote ? pooledSend() : async (request: Request) => api.fetch(request)
  return ({ siteId, languageId, host }) => {
    const known = clients.get(host)
    if (known) return known
    const client = createApiClient({
      baseUrl: remote ?? `http://${host}`,
      send,
      scope: { siteId, languageId },
    })
    clients.set(host, client)
    return client
  }
}
