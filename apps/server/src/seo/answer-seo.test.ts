import { MINUTE } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
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
    fallbackLanguageCode: 'en',
  }) as SiteScope
const [dutch, english] = [scopeOf('haverhof.nl'), scopeOf('en.haverhof.nl')]

/** A shop that notes what it is asked while a file is made. */
function startShop() {
  const asked: string[] = []
  let now = new Date('2026-11-16T12:00:00Z')
  const noted = async <Answer>(what: string, answer: Answer) => {
    asked.push(what)
    return answer
  }
  const api = {
    routing: {
      getUrl: () => noted('search path', { url: '/zoeken/' }),
    },
    sites: { get: () => noted('site', { customerServiceEmailAddress: 'service@haverhof.nl' }) },
  }
  const shop = {
    context: { now: () => now, sites: { scopes: async () => [dutch] } },
    apiFor: () => api,
    originOf: ({ host }: SiteScope) => `https://${host}`,
  } as unknown as Shop
  return { shop, asked, wait: (ms: number) => (now = new Date(now.getTime() + ms)) }
}

test.each([
  ['/robots.txt', 'search path'],
  ['/.well-known/security.txt', 'site'],
])('%s is made at most once in ten minutes per host (SEO-5)', async (path, question) => {
  const { shop, asked, wait } = startShop()
  const first = await answerSeo(shop, dutch, path)
  await Promise.all([answerSeo(shop, dutch, path), answerSeo(shop, dutch, path)])
  wait(10 * MINUTE - 1)
  expect(await answerSeo(shop, dutch, path)).toBe(first)
  expect(asked).toEqual([question])
  await answerSeo(shop, english, path)
  expect(asked).toHaveLength(2)
  wait(2)
  expect(await answerSeo(shop, dutch, path)).not.toBe(first)
  expect(asked).toHaveLength(3)
})

test('the manifest too (SEO-5)', async () => {
  const { shop, wait } = startShop()
  const first = await answerSeo(shop, dutch, '/site.webmanifest')
  expect(first?.status).toBe(200)
  expect(await answerSeo(shop, dutch, '/site.webmanifest')).toBe(first)
  wait(10 * MINUTE + 1)
  expect(await answerSeo(shop, dutch, '/site.webmanifest')).not.toBe(first)
  expect(await answerSeo(shop, dutch, '/elsewhere.txt')).toBeUndefined()
})
