import { ApiError, type Schemas } from '@haverhof/api-client'
import { dealersJsonLd } from '../features/dealers/dealer-json-ld'
import {
  type Country,
  type DealerFacts,
  type DealerSearch,
  longestPlace,
  type Week,
} from '../features/dealers/dealer-types'
import type { ShopRequest } from '../platform/shop-request'
import { cityLine, streetLine } from '../site/forms/address-lines'
import { textsOf } from '../site/locale'
import { groupedHours } from '../site/opening-hours/grouped-hours'
import { breadcrumbJsonLd } from '../site/seo/json-ld'
import { alternatesOf } from './alternates.server'
import { brandOf } from './reading-head.server'

type Dealer = Schemas['Dealer']

const path = '/store-locator/'

/** The dealers of a host, and those near the place that the address names. */
export async function loadDealers(shop: ShopRequest, url: URL) {
  const [site, all, alternates] = await Promise.all([
    shop.api.sites.get(shop.siteId),
    shop.api.dealers.list(null),
    alternatesOf(shop, path),
  ])
  const search = await searchOf(shop, url, all)
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
      // DEALERS-8: search engines list the page with all dealers, not every search in it.
      hidden: isSearched,
      jsonLd: isSearched ? [] : [breadcrumbJsonLd(shop.origin, breadcrumb), dealersJsonLd(all)],
    },
  }
}

async function searchOf(shop: ShopRequest, url: URL, all: readonly Dealer[]): Promise<DealerSearch> {
  const place = (url.searchParams.get('place') ?? '').trim()
  const asked = url.searchParams.get('country')
  const there = all.find(({ regionCode }) => regionCode === asked)
  const country = there?.regionCode ?? ''
  if (place === '' || all.length === 0) return { place, country, isUnknown: false, hits: null }
  const found = await dealersNear(shop, place, there?.countryId)
  if (found.length === 0) return { place, country, isUnknown: true, hits: null }
  const hits = found.map(({ dealerId: id, distanceKm }) => ({ id, km: distanceKm ?? 0 }))
  return { place, country, isUnknown: false, hits }
}

/** What the shop does not take for a place is a place that nobody knows. */
async function dealersNear(
  shop: ShopRequest,
  place: string,
  countryId: number | undefined,
): Promise<Dealer[]> {
  if (place.length > longestPlace) return []
  return shop.api.dealers.list(place, countryId).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 400) return []
    throw error
  })
}

/** Weeks are few, and each travels once. */
function factsOf(dealers: readonly Dealer[], language: string): DealerFacts[] {
  const weeks = new Map<string, Week>()
  return dealers.map((dealer) => {
    const { openingHours } = dealer
    const key = JSON.stringify(openingHours)
    const week = weeks.get(key) ?? {
      spans: openingHours.map(({ weekday, opens, closes }) => ({ weekdays: [weekday], opens, closes })),
      lines: groupedHours(openingHours, language),
    }
    weeks.set(key, week)
    return {
      id: dealer.dealerId,
      name: dealer.name,
      street: streetLine(dealer),
      town: cityLine(dealer),
      countryCode: dealer.regionCode,
      latitude: dealer.latitude,
      longitude: dealer.longitude,
      phone: dealer.phone,
      email: dealer.emailAddress,
      week,
    }
  })
}

function countriesOf(dealers: readonly Dealer[], language: string): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const codes = [...new Set(dealers.map(({ regionCode }) => regionCode))]
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
}
