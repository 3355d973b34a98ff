import { statusOfFailure } from '@haverhof/api-client'
import { readSitemapFile } from '@haverhof/backend/content'
import { brandNames, cacheTable, namedCache, type Platform, platformName } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import { LRUCache } from 'lru-cache'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { securityHeaders } from '../pages/content-security.ts'
import { storedPage, type StoredPage } from '../pages/stored-page.ts'
import type { Shop } from '../shop.ts'
import { readingFeedXml } from './reading-feed.ts'
import { robotsText } from './robots-text.ts'
import { securityText } from './security-text.ts'

const colours: Record<Platform, { brand: string; ground: string }> = {
  0: { brand: '#1f4d3a', ground: '#fbf7ee' },
  1: { brand: '#17365c', ground: '#fbfaf4' },
  2: { brand: '#141413', ground: '#ffffff' },
}

/** How the shop looks when it is put on a home screen. */
function webManifest(siteScope: Pick<SiteScope, 'platform' | 'languageCode' | 'regionCode'>) {
  const { brand, ground } = colours[siteScope.platform]
  const icon = `/icon-${platformName(siteScope.platform)}`
  return {
    name: brandNames[siteScope.platform],
    short_name: brandNames[siteScope.platform],
    lang: `${siteScope.languageCode}-${siteScope.regionCode}`,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: brand,
    background_color: ground,
    icons: [
      { src: `${icon}.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${icon}-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${icon}-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${icon}-maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

const unzip = promisify(gunzip)

type SeoFile = { type: string; body: string }
type Make = (shop: Shop, scope: SiteScope) => Promise<SeoFile | undefined>

type SeoRequest = { shop: Shop; scope: SiteScope; make: Make }

const caches = new WeakMap<Shop, LRUCache<string, StoredPage, SeoRequest>>()

/** The files that search engines and browsers look for beside the pages; undefined for every other path (SEO-5). */
export async function answerSeo(shop: Shop, scope: SiteScope, path: string): Promise<StoredPage | undefined> {
  const make = files[path]
  if (!make) return undefined
  const cache = caches.get(shop) ?? createCache(shop)
  caches.set(shop, cache)
  try {
    return await cache.fetch(`${scope.host}${path}`, { context: { shop, scope, make } })
  } catch (error) {
    if (error instanceof BeingMade) return comeBack(shop)
    throw error
  }
}

/** The first sitemaps of a host are on their way. */
class BeingMade extends Error {}

function comeBack({ context }: Shop): StoredPage {
  const headers = { ...securityHeaders, 'retry-after': '30', 'cache-control': 'no-store' }
  return storedPage(503, headers, Buffer.alloc(0), context.now().getTime())
}

/** Requests that come together share one making; a failure is not cached, and the last good copy stands in for it. */
function createCache({ context }: Shop) {
  const cache = new LRUCache<string, StoredPage, SeoRequest>({
    max: cacheTable.seo.max,
    ttl: cacheTable.seo.lifetimeMs,
    ttlResolution: 0,
    perf: { now: () => context.now().getTime() },
    ignoreFetchAbort: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_key, _stale, options) => fileOf(options.context),
  })
  return namedCache('seo', cache)
}

async function fileOf({ shop, scope, make }: SeoRequest): Promise<StoredPage | undefined> {
  const file = await make(shop, scope)
  if (!file) return undefined
  const headers = { ...securityHeaders, 'content-type': file.type, 'cache-control': 'public, max-age=600' }
  return storedPage(200, headers, Buffer.from(file.body), shop.context.now().getTime())
}

const files: Readonly<Record<string, Make>> = {
  '/robots.txt': async (shop, scope) =>
    text(robotsText({ origin: shop.originOf(scope), searchPath: await searchPath(shop, scope) })),
  '/sitemap.xml': async ({ context, originOf }, scope) => {
    const index = await readSitemapFile(context, { scope, number: 0, originOf })
    if (index === 'being-made') throw new BeingMade()
    return index && xml(String(await unzip(index.body)))
  },
  '/feeds/blog.xml': (shop, scope) =>
    readingFeed(shop, scope, '/feeds/blog.xml', async () => {
      const { articles, ...page } = await shop.apiFor(scope).content.blogOverview()
      return { page, items: articles }
    }),
  '/feeds/news.xml': (shop, scope) =>
    readingFeed(shop, scope, '/feeds/news.xml', async () => {
      const { items, ...page } = await shop.apiFor(scope).content.newsList()
      return { page, items }
    }),
  '/site.webmanifest': async (_shop, scope) => ({
    type: 'application/manifest+json; charset=utf-8',
    body: JSON.stringify(webManifest(scope)),
  }),
  '/.well-known/security.txt': async (shop, scope) => {
    const { customerServiceEmailAddress } = await shop.apiFor(scope).sites.get(scope.siteId)
    const languages = [...new Set([scope.languageCode, scope.fallbackLanguageCode])]
    const origin = shop.originOf(scope)
    return text(
      securityText({ origin, emailAddress: customerServiceEmailAddress, languages, now: shop.context.now() }),
    )
  },
}

type Reading = {
  page: { title: string; intro: string; url: string }
  items: { title: string; intro: string; url: string; date: string | null }[]
}

/** A host without a blog or news has no feed of them (SEO-10). */
async function readingFeed(
  shop: Shop,
  scope: SiteScope,
  path: string,
  read: () => Promise<Reading>,
): Promise<SeoFile | undefined> {
  const reading = await read().catch((error: unknown) => {
    if (statusOfFailure(error) === 404) return null
    throw error
  })
  if (!reading) return undefined
  const { page, items } = reading
  const newest = items.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
  const title = `${page.title} | ${brandNames[scope.platform]}`
  const facts = {
    origin: shop.originOf(scope),
    path,
    language: hreflangOf(scope),
    title,
    description: page.intro,
  }
  const body = readingFeedXml({ ...facts, url: page.url, items: newest })
  return { type: 'application/rss+xml; charset=utf-8', body }
}

function hreflangOf({ languageCode, regionCode }: SiteScope): string {
  return `${languageCode}-${regionCode}`
}

/** A platform that sells nothing has no search. */
async function searchPath(shop: Shop, scope: SiteScope): Promise<string | null> {
  const route = { kind: 'product-search', searchType: 'search', parameters: {} } as const
  return shop
    .apiFor(scope)
    .routing.getUrl(route)
    .then(({ url }) => url)
    .catch((error: unknown) => {
      if (statusOfFailure(error) === 404) return null
      throw error
    })
}

function text(body: string): SeoFile {
  return { type: 'text/plain; charset=utf-8', body }
}

function xml(body: string): SeoFile {
  return { type: 'application/xml; charset=utf-8', body }
}
