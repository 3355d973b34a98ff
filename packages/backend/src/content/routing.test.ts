import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const resolve = (url: string, site = 'haverhof.nl') =>
  shop.request(`/api/routing/getbyurl?url=${encodeURIComponent(url)}`, { site })

describe('a page address means one of the sixteen kinds (CONTENT-3, §2.13, §2.38, §2.39, §2.40, §2.41, §2.42, §2.44, §2.46, §2.47, §7.39)', () => {
  test.each([
    ['/', { kind: 'content-page', contentPageId: 1 }],
    ['/klantenservice/', { kind: 'content-page', contentPageId: 1002 }],
    ['/paardenvoer/', { kind: 'product-search', searchType: 'category', parameters: { landingpageId: 10 } }],
    ['/paardenvoer/muesli/', { kind: 'product-search', parameters: { landingpageId: 11 } }],
    ['/zoeken/', { kind: 'product-search', searchType: 'search', parameters: {} }],
    [
      '/paardenvoer/muesli/haver-basis-muesli/',
      { kind: 'product-detail', productVariantId: 10102, omitArticleCode: true },
    ],
    ['/veelgestelde-vragen/', { kind: 'faq', contentPageId: 2, faqId: null, faqItemId: null }],
    ['/advies/', { kind: 'advice-overview' }],
    ['/blog/', { kind: 'blog-overview' }],
    ['/media', { kind: 'content-page' }],
  ])('%s', async (url, expected) => {
    const response = await resolve(url)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ ...expected, siteId: 1, languageId: 1, path: url })
  })

  test('a full address of this host too, with its query', async () => {
    expect(await (await resolve('https://haverhof.nl/klantenservice/?x=1#top')).json()).toMatchObject({
      contentPageId: 1002,
    })
    expect(await (await resolve('http://haverhof.nl.localhost:3000/advies/')).json()).toMatchObject({
      kind: 'advice-overview',
    })
  })

  test.each([
    'https://haverhof.de/',
    'https://evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    '/\\evil',
    'file:///etc',
  ])('%s is no address of this site', async (url) => expect((await resolve(url)).status).toBe(400))

  test('an unknown address is not found', async () => {
    expect((await resolve('/bestaat-niet/')).status).toBe(404)
    expect((await resolve('/media/bestaat-niet/')).status).toBe(404)
  })
})

describe('an address in another form leads to the one true form (CONTENT-3, §2.43)', () => {
  test.each([
    ['/klantenservice', '/klantenservice/'],
    ['/Klantenservice/', '/klantenservice/'],
    ['/media/', '/media'],
    ['/media/hygienescan-beschikbaar/', '/media/4002/hygienescan-beschikbaar/'],
    ['/klantenservice//', '/klantenservice/'],
    ['/paardenvoer/muesli/haver-basis-muesli/hh10102/', '/paardenvoer/muesli/haver-basis-muesli/'],
  ])('%s', async (url, to) => {
    expect(await (await resolve(url)).json()).toMatchObject({ kind: 'redirect', url: to, permanent: true })
  })
})

test('a described page has the address that means it (§7.40)', async () => {
  const paths = await shop.read<{ path: string }[]>('/api/routing/sitemap')
  for (const { path } of paths.filter((_, index) => index % 5 === 0)) {
    const route = await shop.read<Record<string, unknown>>(
      `/api/routing/getbyurl?url=${encodeURIComponent(path)}`,
    )
    expect(await shop.read('/api/routing/geturl', { json: route })).toEqual({ url: path })
  }
})

test('the address of a pack has its article number where the description asks for it (CONTENT-3, CATALOGUE-61, §2.41, §7.40)', async () => {
  const addressOf = async (productVariantId: number, omitArticleCode?: boolean | null) => {
    const json = { kind: 'product-detail', productVariantId, omitArticleCode }
    return (await shop.read<{ url: string }>('/api/routing/geturl', { json })).url
  }
  const own = '/paardenvoer/muesli/haver-basis-muesli/'
  const [first, other] = [10_102, 10_101]
  expect(await addressOf(first)).toBe(own)
  expect(await addressOf(first, null)).toBe(own)
  expect(await addressOf(first, true)).toBe(own)
  expect(await addressOf(first, false)).toBe(`${own}hh10102/`)
  // Without its number no address means another pack than the first.
  for (const omits of [undefined, true, false]) expect(await addressOf(other, omits)).toBe(`${own}hh10101/`)
})

test('what this site does not have has no address', async () => {
  const response = await shop.request('/api/routing/geturl', {
    json: { kind: 'content-page', contentPageId: 1031 },
  })
  expect(response.status).toBe(404)
})

test.each(['rqs', 'qs'] as const)(
  'results of %s are addressed by key, both ways (CONTENT-9, §2.45)',
  async (kind) => {
    const key = 'aB3dE6gH9jK2mN5pQ8sT1v'
    const url = `/${kind}/${key}/`
    expect(await shop.read('/api/routing/geturl', { json: { kind: `${kind}-result`, key } })).toEqual({ url })
    expect(await shop.read(`/api/routing/getbyurl?url=${encodeURIComponent(url)}`)).toMatchObject({
      kind: `${kind}-result`,
      key,
    })
  },
)

describe('the same page on every host of the platform (CONTENT-8)', () => {
  type Alternate = { hreflang: string; host: string; path: string; isDefault: boolean }
  const alternates = (url: string, site?: string) =>
    shop.read<Alternate[]>(`/api/routing/alternates?url=${encodeURIComponent(url)}`, site ? { site } : {})

  test('a category', async () => {
    const links = await alternates('/paardenvoer/muesli/')
    expect(links).toHaveLength(13)
    expect(links).toContainEqual(
      expect.objectContaining({ hreflang: 'de-DE', host: 'haverhof.de', path: '/pferdefutter/muesli/' }),
    )
    expect(links.filter(({ isDefault }) => isDefault).map(({ host }) => host)).toEqual(['haverhof.com'])
    expect(new Set(links.map(({ hreflang }) => hreflang)).size).toBe(13)
  })

  test('the sister brand keeps to itself', async () => {
    const links = await alternates('/', 'muehldorfer.de')
    expect(links.map(({ host }) => host)).toEqual(['muehldorfer.de', 'muehldorfer.nl', 'muehldorfer.dk'])
  })

  test('comparing has its own word in each language (CONTENT-15)', async () => {
    const links = await alternates('/vergelijken/')
    const paths = new Set(links.map(({ path }) => path))
    expect(paths).toEqual(
      new Set([
        '/vergelijken/',
        '/confronto/',
        '/vergleichen/',
        '/sammenlign/',
        '/compare/',
        '/jamfor/',
        '/comparar/',
      ]),
    )
  })

  test('the cart is the cart everywhere', async () => {
    expect(new Set((await alternates('/cart/')).map(({ path }) => path))).toEqual(new Set(['/cart/']))
  })
})

test('the same slug on two sites means what each site says', async () => {
  const move = 'update path set path = $1 where site_id = $2 and ref = $3 and language_id = $4'
  await shop.context.database.pool.query(move, ['/zelfde/', 1, 'page:terms', 1])
  await shop.context.database.pool.query(move, ['/zelfde/', 2, 'page:privacy', 1])
  expect(await (await resolve('/zelfde/')).json()).toMatchObject({ siteId: 1, contentPageId: 1007 })
  expect(await (await resolve('/zelfde/', 'haverhof.be')).json()).toMatchObject({
    siteId: 2,
    contentPageId: 1008,
  })
  expect((await resolve('/zelfde/', 'haverhof.de')).status).toBe(404)
})
