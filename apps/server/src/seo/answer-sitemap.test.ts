import { startTestShop, type TestShop } from '@haverhof/testing'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Shop } from '../shop.ts'
import { answerProductFeed, productFeedPath } from './answer-product-feed.ts'
import { answerSitemap, sitemapNumber } from './answer-sitemap.ts'

let shop: TestShop
let server: Server
let origin: string

beforeAll(async () => {
  shop = await startTestShop()
  const [scope] = await shop.context.sites.scopes()
  if (!scope) throw new Error('the shop has no host')
  const running = { context: shop.context, originOf: () => 'https://haverhof.nl' } as unknown as Shop
  server = createServer((request, response) => {
    const number = sitemapNumber(request.url ?? '') ?? 0
    const exchange = { request, response }
    const answer =
      request.url === productFeedPath
        ? answerProductFeed(running, scope, exchange)
        : answerSitemap(running, { scope, number }, exchange)
    void answer.then((isThere) => isThere || response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await shop[Symbol.asyncDispose]()
})

test.each([
  ['a sitemap', '/sitemaps/1.xml', /<\/urlset>\n$/],
  ['a product feed', productFeedPath, /<\/rss>\n$/],
])(
  '%s is sent as it is stored, or unpacked, and not at all to who has it (SEO-5, SEO-9)',
  async (_, path, end) => {
    const packed = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const plain = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    const text = await plain.text()
    expect(text).toBe(await packed.text())
    expect(text).toMatch(end)
    const etag = plain.headers.get('etag') ?? ''
    const again = await fetch(origin + path, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  },
)

test('a number that the host has not is 404 (SEO-5)', async () => {
  expect((await fetch(`${origin}/sitemaps/801.xml`)).status).toBe(404)
})

test.each(['/sitemaps/0.xml', '/sitemaps/01.xml', '/sitemaps/99999.xml', '/sitemaps/x.xml'])(
  '%s is no sitemap',
  (path) => {
    expect(sitemapNumber(path)).toBeNull()
  },
)
