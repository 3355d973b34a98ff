import { horseTypes } from '@haverhof/domain/feed-advice'
import type { Schemas } from '@haverhof/api-client'
import type { HomeData, Words } from '../features/home/home-data'
import type { ShopRequest } from '../toolkit/shop-request'
import type { Translate } from '#texts'
import { textsOf } from '../shared/shop/locale'
import { organizationJsonLd, webSiteJsonLd } from '../shared/seo/json-ld'
import { alternatesOf } from './parts/alternates.server'
import { brandOf } from './parts/reading-head.server'

type Category = Schemas['Category']

/** One row of articles. */
const adviceCount = 3

/** The home page of a host: what the API answers about it, and the ways into the range. */
export async function loadHome(shop: ShopRequest) {
  const t = textsOf(shop.locale, 'home')
  const brand = brandOf(shop)
  const [answer, categories, bestsellers, rating, alternates] = await Promise.all([
    shop.api.content.home(),
    shop.api.categories.list().catch(() => []),
    brand.platform === 'corporate' ? [] : shop.api.products.bestsellers().catch(() => []),
    brand.platform === 'corporate' ? null : ratingOf(shop),
    alternatesOf(shop, '/'),
  ])
  const home: HomeData = {
    hero: { ...answer.hero, link: feedLink(categories) ?? dealerLink(shop) },
    words: {
      byType: wordsOf(answer, 'by-type'),
      byConcern: wordsOf(answer, 'by-concern'),
      bestsellers: wordsOf(answer, 'best-sellers'),
      advice: wordsOf(answer, 'advice'),
      about: wordsOf(answer, 'about-teaser'),
    },
    types: typeLinks(t, categories),
    concerns: concernLinks(categories),
    advice: answer.advice.slice(0, adviceCount).map(({ title, intro, url, textLanguage, parentTitle }) => ({
      title,
      intro,
      url,
      textLanguage,
      topic: parentTitle,
    })),
    adviceUrl: answer.advice.length > 0 ? await adviceOverviewUrl(shop) : null,
    news: answer.news.map(({ title, url, textLanguage, date }) => ({
      title,
      url,
      textLanguage,
      publishedOn: date,
    })),
    aboutLink: answer.aboutUrl ? { title: t('aboutLink'), url: answer.aboutUrl } : null,
  }
  const title = textsOf(shop.locale, 'heads')('home')
  const head = { title, description: answer.hero.text, jsonLd: await homeJsonLd(shop) }
  return { home, bestsellers, rating, texts: 'home', alternates, head }
}

/** The page does without it rather than fail (CATALOGUE-27). */
async function ratingOf({ api }: ShopRequest): Promise<Schemas['ShopRating']['rating']> {
  return api.reviews.shop().then(
    ({ rating }) => rating,
    () => null,
  )
}

/** Who sells nothing says who does. */
function dealerLink({ locale }: ShopRequest) {
  return { title: textsOf(locale, 'dealers')('entrance'), url: '/store-locator/' }
}

function wordsOf({ sections }: Schemas['Home'], key: string): Words {
  const { title = '', intro = '' } = sections.find((section) => section.key === key) ?? {}
  return { title, intro }
}

/** The first thing to do on the home page: see the feed. A platform that sells nothing has no such thing. */
function feedLink(categories: readonly Category[]) {
  const feed = categories.find(({ key }) => key === 'feed')
  return feed ? { title: feed.name, url: feed.url } : null
}

/** Kinds of animal lead to the feed filtered for them, stages of life to their own categories. */
function typeLinks(t: Translate<'home'>, categories: readonly Category[]) {
  const feed = categories.find(({ key }) => key === 'feed')
  const stages = childrenOf(categories, 'life-stage').map(linkOf)
  if (!feed) return stages
  const kinds = horseTypes.map((key) => ({
    title: t(`horseTypes.${key}`),
    url: `${feed.url}?horse-type=${key}`,
    icon: key,
  }))
  return [...kinds, ...stages]
}

function concernLinks(categories: readonly Category[]) {
  return [...childrenOf(categories, 'needs'), ...childrenOf(categories, 'supplements')].map(linkOf)
}

function childrenOf(categories: readonly Category[], parentKey: string): Category[] {
  const parent = categories.find(({ key }) => key === parentKey)
  return categories.filter(
    ({ parentId, productCount }) => parentId !== null && parentId === parent?.categoryId && productCount > 0,
  )
}

function linkOf({ name, url, icon }: Category) {
  return { title: name, url, icon: icon || null }
}

async function adviceOverviewUrl(shop: ShopRequest): Promise<string | null> {
  return shop.api.content.adviceOverview().then(
    ({ url }) => url,
    () => null,
  )
}

/** Who runs the site, and where it can be searched (SEO-7). */
async function homeJsonLd(shop: ShopRequest) {
  const brand = brandOf(shop)
  const [site, searchPath, tariff] = await Promise.all([
    shop.api.sites.get(shop.siteId),
    searchPathOf(shop),
    shop.api.delivery.tariff().catch(() => null),
  ])
  const organization = organizationJsonLd(brand, {
    telephone: site.customerServicePhoneLink?.title ?? null,
    email: site.customerServiceEmailAddress,
    socialMedia: Object.values(site.socialMedia).filter((url) => url !== null),
    language: brand.language,
    countryCode: tariff?.countryCode ?? null,
  })
  return [organization, webSiteJsonLd(brand, brand.language, searchPath)]
}

/** A platform that sells nothing has no search. */
async function searchPathOf(shop: ShopRequest): Promise<string | null> {
  const route = { kind: 'product-search', searchType: 'search', parameters: {} } as const
  return shop.api.routing.getUrl(route).then(
    ({ url }) => url,
    () => null,
  )
}
