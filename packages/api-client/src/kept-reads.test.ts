import { beforeEach, describe, expect, test } from 'vitest'
import { longCacheMs, shortCacheMs } from './limits.ts'
import { createPageClient } from './pages.ts'
import { createResponseCache } from './response-cache.ts'

let sent = 0
let time = 0
const now = () => time

const api = createPageClient({
  baseUrl: 'https://haverhof.nl',
  scope: { siteId: 1, languageId: 1 },
  send: async () => {
    sent += 1
    return Response.json({})
  },
  caches: {
    short: createResponseCache(shortCacheMs, now),
    long: createResponseCache(longCacheMs, now),
  },
})
beforeEach(() => {
  sent = 0
})

type Read = () => Promise<unknown>
const { sites, countries, navigation, footer, reviews, questions, delivery, languages, usps } = api
const {
  notifications,
  routing,
  content,
  categories,
  products,
  dealers,
  feedCalculator,
  rations,
  tracking,
  visitor,
} = api

/** Those of §7.47, and what changes as seldom. */
const long: Record<string, Read> = {
  'a site by its host': () => sites.getByDomain('haverhof.nl'),
  'a site': () => sites.get(1),
  sites: () => sites.list(),
  'languages of sites': () => sites.languages(),
  countries: () => countries.list(),
  'names of countries': () => countries.localizedNames(),
  'a country': () => countries.get(528),
  'the name of a country': () => countries.localizedName(528),
  'the primary navigation': () => navigation.primary(1),
  'the secondary navigation': () => navigation.secondary(1),
  'the footer': () => footer.get(1),
  'reviews of a product': () => reviews.list(101),
  'reviews of the shop': () => reviews.shop(),
  'questions of a product': () => questions.list(101),
  'countries of delivery': () => delivery.countries(),
  'the tariff of delivery': () => delivery.tariff(),
}

const short: Record<string, Read> = {
  languages: () => languages.list(),
  'a language': () => languages.get(1),
  'selling points': () => usps.get(1),
  'a notification': () => notifications.get(1),
  'a route': () => routing.getByUrl('/cart/'),
  alternates: () => routing.alternates('/cart/'),
  'the sitemap': () => routing.sitemap(),
  'the home page': () => content.home(),
  'a page': () => content.page(1005),
  questions: () => content.faq(1),
  advice: () => content.adviceOverview(),
  'a category of advice': () => content.adviceCategory(1),
  'an article of advice': () => content.adviceArticle(1),
  'a video': () => content.adviceVideo(1),
  'the blog': () => content.blogOverview(),
  'a category of the blog': () => content.blogCategory(1),
  'an article of the blog': () => content.blogArticle(1),
  news: () => content.newsList(),
  'an item of news': () => content.newsItem(1),
  'a partner': () => content.partner(1),
  categories: () => categories.list(),
  'a category': () => categories.get(1),
  'a search': () => products.search({ term: 'muesli' } as never),
  suggestions: () => products.suggestions('mue'),
  'a product': () => products.detail(10_101),
  'products beside each other': () => products.compare([10_101]),
  cards: () => products.cards([101]),
  packs: () => products.packs([10_101]),
  bestsellers: () => products.bestsellers(),
  dealers: () => dealers.list('Utrecht', 528),
  'an address': () => delivery.address('1234AB', '1', 528),
  'pickup points': () => delivery.parcelShops('Utrecht', 528),
  'tracking settings': () => tracking.settings(),
  'where the visitor is': () => visitor.get(),
  rations: () => rations.calculate({ weight: 500 } as never),
  'the feed of a ration': () => feedCalculator.feed(101),
  'a ration': () => feedCalculator.calculate({ weight: 500 } as never),
  'feeds of the calculator': () => feedCalculator.feeds(),
}

describe('what the client reads twice', () => {
  test.each(Object.entries(long))('%s: is kept for 15 minutes (API-CLIENT-3, §7.47)', async (_, read) => {
    expect(await sentAfter(read, 3000)).toBe(1)
    expect(await sentAfter(read, 16 * 60_000)).toBe(2)
  })

  test.each(Object.entries(short))('%s: is kept for 2 seconds (API-CLIENT-3, §7.46)', async (_, read) => {
    expect(await sentAfter(read, 1000)).toBe(1)
    expect(await sentAfter(read, 3000)).toBe(2)
  })
})

/** How many calls have left after a read, a while, and the same read. */
async function sentAfter(read: Read, ms: number): Promise<number> {
  await read()
  time += ms
  await read()
  return sent
}
