import type { ApiClient } from '@haverhof/api-client'
import type { ShopRequest } from '../toolkit/shop-request'
import type { Sibling } from '../shared/seo/siblings'
import { alternatesOf } from './alternates.server'

type PageRoute = Awaited<ReturnType<ApiClient['routing']['getByUrl']>>

/** Where a path leads, and the same page on other hosts. */
export type KnownPath = { route: PageRoute; alternates: () => Promise<Sibling[]> }

const mostPaths = 500
const keptMs = 60_000

type Kept = { until: number; path: Promise<KnownPath> }

/** ROUTING-5: kept with the client, which makes room for a new one whenever content changes. */
const clients = new WeakMap<ApiClient, Map<string, Kept>>()

export function knownPath(shop: ShopRequest, pathname: string): Promise<KnownPath> {
  const paths = clients.get(shop.api) ?? new Map<string, Kept>()
  clients.set(shop.api, paths)
  const known = paths.get(pathname)
  if (known && known.until > Date.now()) return known.path
  const path = findPath(shop, pathname)
  paths.delete(pathname)
  paths.set(pathname, { until: Date.now() + keptMs, path })
  dropOldest(paths)
  // What is not there may be there the next moment.
  path.catch(() => paths.delete(pathname))
  return path
}

async function findPath(shop: ShopRequest, pathname: string): Promise<KnownPath> {
  const route = await shop.api.routing.getByUrl(pathname)
  let alternates: Promise<Sibling[]> | null = null
  return { route, alternates: () => (alternates ??= alternatesOf(shop, pathname)) }
}

function dropOldest(paths: Map<string, Kept>): void {
  for (const oldest of paths.keys()) {
    if (paths.size <= mostPaths) return
    paths.delete(oldest)
  }
}
