import type { SitePair } from '@haverhof/domain/sites'
import type { Shop } from '../shop.ts'
import { alternatesByRef, type HostPages } from './alternates.ts'
import { type Sitemap, sitemaps } from './sitemap-xml.ts'

/** SEO-3, SEO-4: the sitemaps of a host, each page with its siblings on all hosts of the platform. */
export async function hostSitemaps(shop: Shop, pair: SitePair): Promise<Sitemap[]> {
  const hosts = await platformPages(shop, pair)
  const alternates = alternatesByRef(hosts)
  const own = hosts.find((host) => host.pair.host === pair.host)
  const entries = (own?.pages ?? []).map(({ ref, path, lastmod }) => ({
    loc: `${own?.origin}${path}`,
    lastmod,
    alternates: alternates.get(ref) ?? [],
  }))
  return sitemaps(entries)
}

async function platformPages(shop: Shop, pair: SitePair): Promise<HostPages<SitePair>[]> {
  const pairs = await shop.context.sites.pairs()
  const siblings = pairs.filter(({ platform }) => platform === pair.platform)
  return Promise.all(
    siblings.map(async (sibling) => ({
      pair: sibling,
      origin: shop.originOf(sibling),
      pages: await shop.apiFor(sibling).routing.sitemap(),
    })),
  )
}
