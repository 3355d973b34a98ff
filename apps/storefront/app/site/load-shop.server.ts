import { statusOfFailure } from '@haverhof/api-client'
import { brandNames, languageOfId, languages, platforms, type PlatformName } from '@haverhof/domain/shared'
import { data } from 'react-router'
import type { ShopRequest } from '../platform/shop-request'
import type { Footer, Shop, ShopFacts } from './shop'
import { hostsOf, type ShopApi, siteFactsOf } from './shop-answers.server'

const noFooter: Footer = { columns: [], legal: [], closing: '' }

/** Everything the frame of a page needs. Without the site there is no page; without a menu there still is one. */
export async function loadShop(request: ShopRequest): Promise<Shop> {
  const api = request.api as unknown as ShopApi
  const facts = shopFacts(request)
  const [site, entries] = await Promise.all([api.sites.get(request.siteId), api.sites.languages()]).catch(
    (error: unknown) => {
      throw data({ facts }, { status: statusOfFailure(error) === 503 ? 503 : 500 })
    },
  )
  const [primary, secondary, footer, usps, notification] = await Promise.all([
    orElse(api.navigation.primary(site.primaryNavigationId), []),
    orElse(api.navigation.secondary(site.primaryNavigationId), []),
    orElse(api.footer.get(site.footerId), noFooter),
    orElse(api.usps.get(site.headerUspCollectionId), []),
    site.notificationId === null ? null : orElse(api.notifications.get(site.notificationId), null),
  ])
  return {
    ...facts,
    site: siteFactsOf(site),
    hosts: hostsOf(entries, facts),
    navigation: { primary, secondary },
    footer,
    usps,
    notification,
  }
}

export function shopFacts({ siteId, languageId, locale, origin }: Omit<ShopRequest, 'api'>): ShopFacts {
  const platform = (locale.split('-')[0] ?? 'shop') as PlatformName
  const language = languageOfId(languageId) ?? 'en'
  const brand = brandNames[platforms[platform]]
  return {
    siteId,
    languageId,
    locale,
    language,
    culture: languages[language].culture,
    platform,
    brand,
    origin,
  }
}

async function orElse<T, E>(answer: Promise<T>, instead: E): Promise<T | E> {
  try {
    return await answer
  } catch {
    return instead
  }
}
