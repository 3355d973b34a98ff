import { ApiError } from '@haverhof/api-client'
import { MINUTE } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import type { Shop } from '../shop.ts'
import { answerSeo } from './answer-seo.ts'

const scopeOf = (host: string) =>
  ({
    host,
    siteId: 1,
    languageId: 1,
    platform: 0,
    languageCode: 'nl',
    regionCode: 'NL',
    fallbackLanguageCode: 'en',
  }) as SiteScope
const [dutch, english] = [scopeOf('haverhof.nl'), scopeOf('en.haverhof.nl')]

const item = {
  title: 'Open dag & meer',
  intro: 'Kom <langs>.',
  url: '/media/1/open-dag/',
  date: '2026-05-01',
}
const news = {
  title: 'Nieuws',
  intro: 'Wat er speelt.',
  url: '/media',
  items: [item, { ...item, title: 'Later', url: '/media/2/later/', date: '2026-06-01' }],
}

/** A shop that notes what it is asked while a file is made. */
function startShop() {
  const requests: string[] = []
  let now = new Date('2026-11-16T12:00:00Z')
  const noted = async <Answer>(what: string, answer: Answer) => {
    requests.push(what)
    return answer
  }
  const api = {
    routing: {
      getUrl: () => noted('search path', { url: '/zoeken/' }),
    },
    content: {
      newsList: () => noted('news', news),
      blogOverview: () => Promise.reject(new ApiError(404, '', {})),
    },
    sites: { get: () => noted('site', { customerServiceEmailAddress: 'service@haverhof.nl' }) },
  }
  const shop = {
    context: { now: () => now, sites: { scopes: async () => [dutch] } },
    apiFor: () => api,
    originOf: ({ host }: SiteScope) => `https://${host}`,
  } as unknown as Shop
  return { shop, requests, wait: (ms: number) => (now = new Date(now.getTime() + ms)) }
}

test.each([
  ['/robots.txt', 'search path'],
  ['/.well-known/security.txt', 'site'],
])('%s is made at most once in ten minutes per host (SEO-14)', async (path, question) => {
  const { shop, requests, wait } = startShop()
  const first = await answerSeo(shop, dutch, path)
  await Promise.all([answerSeo(shop, dutch, path), answerSeo(shop, dutch, path)])
  wait(10 * MINUTE - 1)
  expect(await answerSeo(shop, dutch, path)).toBe(first)
  expect(requests).toEqual([question])
  await answerSeo(shop, english, path)
  expect(requests).toHaveLength(2)
  wait(2)
  expect(await answerSeo(shop, dutch, path)).not.toBe(first)
  expect(requests).toHaveLength(3)
})

test('the manifest too (SEO-14)', async () => {
  const { shop, wait } = startShop()
  const first = await answerSeo(shop, dutch, '/site.webmanifest')
  expect(first?.status).toBe(200)
  expect(await answerSeo(shop, dutch, '/site.webmanifest')).toBe(first)
  wait(10 * MINUTE + 1)
  expect(await answerSeo(shop, dutch, '/site.webmanifest')).not.toBe(first)
  expect(await answerSeo(shop, dutch, '/elsewhere.txt')).toBeUndefined()
})

test('news is a feed that programs can read, newest first; a host without a blog has none (SEO-10)', async () => {
  const { shop } = startShop()
  const feed = await answerSeo(shop, dutch, '/feeds/news.xml')
  expect(feed?.headers['content-type']).toMatch(/^application\/rss\+xml/)
  const text = String(feed?.bodies.identity)
  expect(XMLValidator.validate(text)).toBe(true)
  const { rss } = new XMLParser().parse(text) as { rss: { channel: { item: Record<string, string>[] } } }
  expect(rss.channel.item).toMatchObject([
    { title: 'Later', link: 'https://haverhof.nl/media/2/later/', pubDate: 'Mon, 01 Jun 2026 00:00:00 GMT' },
    { title: 'Open dag & meer', description: 'Kom <langs>.', guid: 'https://haverhof.nl/media/1/open-dag/' },
  ])
  expect(await answerSeo(shop, dutch, '/feeds/blog.xml')).toBeUndefined()
})
