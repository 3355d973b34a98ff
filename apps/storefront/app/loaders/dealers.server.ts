import { dealersJsonLd } from '../features/dealers/dealer-json-ld'
import type { ShopRequest } from '../toolkit/shop-request'
import { textsOf } from '../shared/shop/locale'
import { breadcrumbJsonLd } from '../shared/seo/json-ld'
import { alternatesOf } from './parts/alternates.server'
import { countriesOf, dealerSearch, factsOf } from './parts/dealer-answers.server'
import { brandOf } from './parts/reading-head.server'

const path = '/store-locator/'

/** The dealers of a host, and those near the place that the address names. */
export async function loadDealers(shop: ShopRequest, url: URL) {
  const [site, all, alternates] = await Promise.all([
    shop.api.sites.get(shop.siteId),
    shop.api.dealers.list(null),
    alternatesOf(shop, path),
  ])
  const search = await dealerSearch(shop, url.searchParams, all)
  const { name, language } = brandOf(shop)
  const t = textsOf(shop.locale, 'dealers')
  const title = site.dealerPageTitle
  const breadcrumb = [
    { title: name, url: '/' },
    { title, url: path },
  ]
  const isSearched = search.place !== '' || search.country !== ''
  return {
    texts: 'dealers',
    title,
    breadcrumb,
    dealers: factsOf(all, language),
    countries: countriesOf(all, language),
    search,
    becomeLink: site.becomeDealerLink && {
      title: site.becomeDealerLink.title,
      url: site.becomeDealerLink.route,
    },
    alternates,
    head: {
      title,
      description: t('description'),
      // Search engines list the page with all dealers, not every search in it (DEALERS-13).
      hidden: isSearched,
      jsonLd: isSearched ? [] : [breadcrumbJsonLd(shop.origin, breadcrumb), dealersJsonLd(all)],
    },
  }
}
