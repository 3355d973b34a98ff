import { MINUTE } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import { securityHeaders } from '../pages/content-security.ts'
import { type StoredPage, storedPage } from '../pages/page-cache.ts'
import type { Shop } from '../shop.ts'
import { hostSitemaps } from './host-sitemaps.ts'
import { robotsText } from './robots-text.ts'
import { securityText } from './security-text.ts'
import { sitemapIndexXml } from './sitemap-xml.ts'
import { timedCache } from './timed-cache.ts'
import { webManifest } from './web-manifest.ts'

const keptMs = 10 * MINUTE

type Made = { type: string; body: string }
type Make = (shop: Shop, scope: SiteScope) => Promise<Made | undefined>

const kept = new WeakMap<Shop, ReturnType<typeof timedCache<StoredPage | undefined>>>()

/** SEO-5: the files that search engines and browsers look for beside the pages; undefined for every other path. */
export async function answerSeo(shop: Shop, scope: SiteScope, path: string): Promise<StoredPage | undefined> {
  const make = files[path] ?? sitemapFile(path)
  if (!make) return undefined
  const cache =
    kept.get(shop) ?? timedCache<StoredPage | undefined>(keptMs, () => shop.context.now().getTime())
  kept.set(shop, cache)
  return cache(`${scope.host}${path}`, async () => {
    const made = await make(shop, scope)
    if (!made) return undefined
    const headers = { ...securityHeaders, 'content-type': made.type, 'cache-control': 'public, max-age=600' }
    return storedPage(200, headers, Buffer.from(made.body), shop.context.now().getTime())
  })
}

const files: Readonly<Record<string, Make>> = {
  '/robots.txt': async (shop, scope) =>
    text(robotsText({ origin: shop.originOf(scope), searchPath: await searchPath(shop, scope) })),
  '/sitemap.xml': async (shop, scope) => {
    const sitemaps = await hostSitemaps(shop, scope)
    const origin = shop.originOf(scope)
    return xml(
      sitemapIndexXml(
        sitemaps.map(({ lastmod }, index) => ({ loc: `${origin}/sitemaps/${index + 1}.xml`, lastmod })),
      ),
    )
  },
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

function sitemapFile(path: string): Make | undefined {
  const number = /^\/sitemaps\/([1-9]\d{0,3})\.xml$/.exec(path)?.[1]
  if (number === undefined) return undefined
  return async (shop, scope) => {
    const sitemap = (await hostSitemaps(shop, scope))[Number(number) - 1]
    return sitemap && xml(sitemap.xml)
  }
}

/** A platform that sells nothing has no search. */
async function searchPath(shop: Shop, scope: SiteScope): Promise<string | null> {
  const route = { kind: 'product-search', searchType: 'search', parameters: {} } as const
  return shop
    .apiFor(scope)
    .routing.getUrl(route)
    .then(({ url }) => url)
    .catch(() => null)
}

function text(body: string): Made {
  return { type: 'text/plain; charset=utf-8', body }
}

function xml(body: string): Made {
  return { type: 'application/xml; charset=utf-8', body }
}
