import { makeProductFeed, type ProductFeed } from '@haverhof/backend/tracking'
import { cacheTable, namedCache } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import { LRUCache } from 'lru-cache'
import type { Shop } from '../shop.ts'
import { type Exchange, sendZipped } from './answer-sitemap.ts'

export const productFeedPath = '/feeds/google-merchant.xml'

type Asked = { shop: Shop; scope: SiteScope }

const caches = new WeakMap<Shop, LRUCache<string, ProductFeed, Asked>>()

/** SEO-9: the product feed of a host. Requests that come together share one making; the last good one stands in for one that fails. */
export async function answerProductFeed(shop: Shop, scope: SiteScope, exchange: Exchange): Promise<void> {
  const cache = caches.get(shop) ?? createCache(shop)
  caches.set(shop, cache)
  const feed = await cache.fetch(scope.host, { context: { shop, scope } })
  if (!feed) throw new Error('the product feed was not made')
  await sendZipped(feed, exchange)
}

function createCache({ context }: Shop) {
  const cache = new LRUCache<string, ProductFeed, Asked>({
    maxSize: cacheTable.productFeed.maxBytes,
    sizeCalculation: ({ body }) => body.length,
    ttl: cacheTable.productFeed.lifetimeMs,
    ttlResolution: 0,
    perf: { now: () => context.now().getTime() },
    ignoreFetchAbort: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_key, _stale, { context: { shop, scope } }) =>
      makeProductFeed(shop.context, scope, shop.originOf(scope)),
  })
  return namedCache('productFeed', cache)
}
