import type { PageClient } from '@haverhof/api-client/pages'
import { cacheTable, namedCache } from '@haverhof/domain/shared'
import { LRUCache } from 'lru-cache'
import type { ShopRequest } from '../../toolkit/shop-request'
import type { Alternates } from '../../shared/seo/siblings'
import { alternatesOf } from './alternates.server'

type PageRoute = Awaited<ReturnType<PageClient['routing']['getByUrl']>>

/** Where a path leads, and the same page on other hosts. */
type CachedPath = { route: PageRoute; alternates: () => Promise<Alternates> }

/** ROUTING-5: cached with the client, which makes room for a new one whenever content changes. */
const caches = new WeakMap<PageClient, LRUCache<string, CachedPath, ShopRequest>>()

/** Requests that come together share one look; what is not there may be there the next moment and is not cached. */
export function cachedPath(shop: ShopRequest, pathname: string): Promise<CachedPath> {
  const cache = caches.get(shop.api) ?? createCache()
  caches.set(shop.api, cache)
  return cache.forceFetch(pathname, { context: shop })
}

function createCache() {
  const cache = new LRUCache<string, CachedPath, ShopRequest>({
    max: cacheTable.path.max,
    ttl: cacheTable.path.lifetimeMs,
    perf: Date,
    ignoreFetchAbort: true,
    fetchMethod: (pathname, _stale, { context }) => findPath(context, pathname),
  })
  return namedCache('path', cache)
}

async function findPath(shop: ShopRequest, pathname: string): Promise<CachedPath> {
  const route = await shop.api.routing.getByUrl(pathname)
  let alternates: Promise<Alternates> | null = null
  return { route, alternates: () => (alternates ??= alternatesOf(shop, pathname)) }
}
