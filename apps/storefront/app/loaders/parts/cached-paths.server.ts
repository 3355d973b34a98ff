import { ApiError } from '@haverhof/api-client'
import type { PageClient } from '@haverhof/api-client/pages'
import { cacheTable, namedCache } from '@haverhof/domain/shared'
import { LRUCache } from 'lru-cache'
import type { ShopRequest } from '../../toolkit/shop-request'
import type { Alternates } from '../../shared/seo/siblings'
import { alternatesOf } from './alternates.server'

type PageRoute = Awaited<ReturnType<PageClient['routing']['getByUrl']>>

/** Where a path leads, and the same page on other hosts. */
type CachedPath = { route: PageRoute; alternates: () => Promise<Alternates> }

/** A path that leads nowhere, with the answer that said so. */
type MissingPath = { failure: ApiError }

type PathCache = LRUCache<string, CachedPath | MissingPath, ShopRequest>

/** ROUTING-5: cached with the client, which makes room for a new one whenever content changes. */
const caches = new WeakMap<PageClient, PathCache>()

/** Requests that come together share one look. */
export async function cachedPath(shop: ShopRequest, pathname: string): Promise<CachedPath> {
  const cache = caches.get(shop.api) ?? createCache()
  caches.set(shop.api, cache)
  const found = await cache.forceFetch(pathname, { context: shop })
  if ('failure' in found) throw found.failure
  return found
}

function createCache(): PathCache {
  const cache: PathCache = new LRUCache({
    max: cacheTable.path.max,
    ttl: cacheTable.path.lifetimeMs,
    perf: Date,
    ignoreFetchAbort: true,
    fetchMethod: (pathname, _stale, { context }) => findPath(context, pathname),
  })
  return namedCache('path', cache)
}

async function findPath(shop: ShopRequest, pathname: string): Promise<CachedPath | MissingPath> {
  try {
    const route = await shop.api.routing.getByUrl(pathname)
    let alternates: Promise<Alternates> | null = null
    return { route, alternates: () => (alternates ??= alternatesOf(shop, pathname)) }
  } catch (error) {
    if (error instanceof ApiError && missingStatuses.has(error.status)) return { failure: error }
    throw error
  }
}

/** Every other failure is the shop's own and may be over the next moment. */
const missingStatuses = new Set([400, 404, 410])
