import { statusOfFailure } from '@haverhof/api-client'
import type { PageClient } from '@haverhof/api-client/pages'
import { repeatDeliveryCalls } from '@haverhof/api-client/repeat-deliveries'
import {
  brandNames,
  cacheTable,
  languageOfId,
  languages,
  namedCache,
  platforms,
  type PlatformName,
} from '@haverhof/domain/shared'
import { startRequest, startUpErrors } from '@haverhof/domain/sites'
import { LRUCache } from 'lru-cache'
import { data } from 'react-router'
import { answerWith } from '../shared/shop/answer-with'
import type { ShopRequest } from '../toolkit/shop-request'
import type { Footer, Shop, ShopFacts } from '../shared/shop/shop'
import { withEnding } from './parts/ending-link.server'
import {
  footerOf,
  hostRowsOf,
  menuOf,
  notificationOf,
  siteFactsOf,
  uspsOf,
} from './parts/shop-answers.server'

const noFooter: Footer = { columns: [], legal: [], closing: '' }

/** The frame is the same on every page of a host, so it is cached with its client. */
const caches = new WeakMap<PageClient, LRUCache<'shop', Shop, ShopRequest>>()

export function loadShop(request: ShopRequest): Promise<Shop> {
  const cache = caches.get(request.api) ?? createCache()
  caches.set(request.api, cache)
  return cache.forceFetch('shop', { context: request })
}

function createCache() {
  const cache = new LRUCache<'shop', Shop, ShopRequest>({
    max: cacheTable.shop.max,
    ttl: cacheTable.shop.lifetimeMs,
    fetchMethod: (_key, _stale, { context }) => putTogether(context),
  })
  return namedCache('shop', cache)
}

/** Everything the frame of a page needs. Without the site there is no page; without a menu there still is one. */
async function putTogether(request: ShopRequest): Promise<Shop> {
  const { api } = request
  const facts = shopFacts(request)
  const { language } = facts
  const { site, data: entries } = await start(request, facts)
  const [primary, secondary, footer, usps, notification, searchUrl, repeatTerms] = await Promise.all([
    orElse(api.navigation.primary(site.primaryNavigationId), null),
    orElse(api.navigation.secondary(site.primaryNavigationId), null),
    orElse(api.footer.get(site.footerId), null),
    orElse(api.usps.get(site.headerUspCollectionId), null),
    site.notificationId === null ? null : orElse(api.notifications.get(site.notificationId), null),
    orElse(api.routing.getUrl({ kind: 'product-search', searchType: 'search', parameters: {} }), null),
    orElse(api.extended(repeatDeliveryCalls).terms(), null),
  ])
  const hosts = hostRowsOf(entries)
  const siteFacts = siteFactsOf({ site, repeatTerms }, hosts, facts)
  return {
    ...facts,
    site: siteFacts,
    hosts,
    navigation: {
      primary: menuOf(primary?.entries ?? [], language),
      secondary: menuOf(secondary?.entries ?? [], language),
    },
    footer: footer ? withEnding(footerOf(footer, language), facts, siteFacts) : noFooter,
    usps: usps ? uspsOf(usps, language) : [],
    notification: notification ? notificationOf(notification, language) : null,
    searchUrl: searchUrl?.url ?? null,
  }
}

/** What no page can do without (SITES-7). What is missing is named in the failure, for who looks into it. */
async function start({ api, siteId, languageId, origin }: ShopRequest, facts: ShopFacts) {
  let status = 500
  const orNull = <T>(answer: Promise<T>) =>
    answer.catch((error: unknown) => {
      if (statusOfFailure(error) === 503) status = 503
      return null
    })
  const [summary, site, entries] = await Promise.all([
    orNull(api.sites.getByDomain(new URL(origin).host)),
    orNull(api.sites.get(siteId)),
    orNull(api.sites.languages()),
  ])
  const started = startRequest({ summary, languageId, site, data: entries })
  if (started.ok) return started.value
  return answerWith(data({ facts, message: startUpErrors[started.reason] }, { status }))
}

function shopFacts({ siteId, languageId, locale, origin }: Omit<ShopRequest, 'api'>): ShopFacts {
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
