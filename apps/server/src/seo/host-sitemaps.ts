import type { SiteScope } from '@haverhof/domain/sites'
import type { Shop } from '../shop.ts'
import { alternatesByRef, type HostPages } from './alternates.ts'
import { type Sitemap, sitemaps } from './sitemap-xml.ts'

/** SEO-3, SEO-4: the sitemaps of a host, each page with its siblings on all hosts of the platform. */
export async function hostSitemaps(shop: Shop, scope: SiteScope): Promise<Sitemap[]> {
  const hosts = await platformPages(shop, scope)
  const alternates = alternatesByRef(hosts)
  const own = hosts.find((host) => host.scope.host === scope.host)
  const entries = (own?.pages ?? []).map(({ ref, path, lastmod }) => ({
    loc: `${own?.origin}${path}`,
    lastmod,
    alternates: alternates.get(ref) ?? [],
  }))
  return sitemaps(entries)
}

async function platformPages(shop: Shop, scope: SiteScope): Promise<HostPages<SiteScope>[]> {
  const scopes = await shop.context.sites.scopes()
  const siblings = scopes.filter(({ platform }) => platform === scope.platform)
  return Promise.all(
    siblings.map(async (sibling) => ({
      scope: sibling,
      origin: shop.originOf(sibling),
      pages: await shop.apiFor(sibling).routing.sitemap(),
    })),
  )
}
