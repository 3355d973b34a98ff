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

/** What is known of the paths of a host. Anyone can make up addresses: those that lead nowhere never push out one that leads somewhere. */
type Paths = {
  found: LRUCache<string, CachedPath>
  /** With the answer that said so. */
  missing: LRUCache<string, ApiError>
  asked: Map<string, Promise<CachedPath>>
}

/** Cached with the client, which makes room for a new one whenever content changes (ROUTING-5). */
const pathsOfClient = new WeakMap<PageClient, Paths>()

/** Requests that come together share one look. */
export async function cachedPath(shop: ShopRequest, pathname: string): Promise<CachedPath> {
  const paths = pathsOfClient.get(shop.api) ?? noPaths()
  pathsOfClient.set(shop.api, paths)
  const missing = paths.missing.get(pathname)
  if (missing) throw missing
  return paths.found.get(pathname) ?? paths.asked.get(pathname) ?? lookUp(paths, shop, pathname)
}

function noPaths(): Paths {
  const { path, missingPath } = cacheTable
  return {
    found: namedCache('path', new LRUCache({ max: path.max, ttl: path.lifetimeMs, perf: Date })),
    missing: namedCache(
      'missingPath',
      new LRUCache({ max: missingPath.max, ttl: missingPath.lifetimeMs, perf: Date }),
    ),
    asked: new Map(),
  }
}

function lookUp(paths: Paths, shop: ShopRequest, pathname: string): Promise<CachedPath> {
  const looking = findPath(paths, shop, pathname).finally(() => paths.asked.delete(pathname))
  paths.asked.set(pathname, looking)
  return looking
}

async function findPath(paths: Paths, shop: ShopRequest, pathname: string): Promise<CachedPath> {
  try {
    const route = await shop.api.routing.getByUrl(pathname)
    let alternates: Promise<Alternates> | null = null
    const resolved = { route, alternates: () => (alternates ??= alternatesOf(shop, pathname)) }
    paths.found.set(pathname, resolved)
    return resolved
  } catch (error) {
    if (error instanceof ApiError && missingStatuses.has(error.status)) paths.missing.set(pathname, error)
    throw error
  }
}

/** Every other failure is the shop's own and may be over the next moment. */
const missingStatuses = new Set([400, 404, 410])
