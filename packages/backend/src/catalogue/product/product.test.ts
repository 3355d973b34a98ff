import { startTestShop, type TestShop } from '@haverhof/testing'
import type { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  CategoryNode,
  Comparison,
  ProductCard,
  ProductDetail,
  ProductList,
  ReviewPage,
} from '../schemas.ts'
import { problemOf, statementsOf } from '../test-answers.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

describe('a product', () => {
  const detail = (id: number, site = 'haverhof.nl') =>
    shop.read<z.infer<typeof ProductDetail>>(`/api/products/${id}`, { site })

  it('comes with packs, label, nutrition, reviews and recommendations, in one statement once it is known', async () => {
    const product = await detail(10102)
    expect(product).toMatchObject({
      productId: 101,
      productVariantId: 10102,
      brand: 'Haverhof',
      vatPercentage: 21,
    })
    expect(product.url).toBe('/paardenvoer/muesli/haver-basis-muesli/')
    expect(product.firstProductVariantId).toBe(10102)
    expect(product.variants[1]?.price.unitPrice?.per).toBe('kg')
    expect(product.variants[1]?.daysPerPack).toBeGreaterThan(0)
    expect(product.feedLabel?.constituents.length).toBeGreaterThan(0)
    // What the register calls it, after what it adds (CATALOGUE-23).
    expect(product.feedLabel?.additives.find(({ key }) => key === 'copper')).toMatchObject({
      label: 'Koper',
      name: 'Koper(II)sulfaat-pentahydraat',
      code: '3b405',
    })
    expect(product.composition).toMatch(/haver/)
    expect(product.instructions).not.toBeNull()
    expect(product.nutrition.map((group) => group.key)).toContain('minerals')
    expect(product.reviews.summary.distribution.reduce((sum, count) => sum + count, 0)).toBe(
      product.reviews.total,
    )
    expect(product.reviews.reviews[0]?.language).toBe('nl')
    expect(product.recommendations.length).toBeGreaterThan(0)
    expect(product.siloRemark).toBe(true)
    expect(await statementsOf(shop, () => detail(10102))).toBe(1)
  })

  it('is shown with what goes beside it, not with its rivals (CATALOGUE-26)', async () => {
    const { recommendations } = await detail(10102)
    const ids = recommendations.map(({ productId }) => productId)
    // A second muesli, a pellet and a balancer beside a feed that covers vitamins are left out; a mash stays.
    expect(ids).toContain(131)
    for (const rival of [103, 111, 121]) expect(ids).not.toContain(rival)
  })

  it('tells figures and packs on its card, and each pack by itself (LISTS-9)', async () => {
    const ids = [10101, 10102]
    const cards = await shop.read<z.infer<typeof ProductCard>[]>(`/api/products/packs?ids=${ids.join()}`)
    expect(cards.map(({ productVariantId, packSize }) => [productVariantId, packSize])).toEqual([
      [10101, '3 kg'],
      [10102, '20 kg'],
    ])
    expect(cards[0]).toMatchObject({ sugarPercent: 4.2, starchPercent: 28.5 })
    expect(cards[0]?.packs.map(({ packSize }) => packSize)).toEqual(['3 kg', '20 kg', '3 × 20 kg'])
  })

  it('rates the shop by reviews behind which an order stands, from fifty on (CATALOGUE-27)', async () => {
    const rating = async () => (await shop.read<{ rating: unknown }>('/api/reviews/shop')).rating
    expect(await rating()).toBeNull()
    await shop.context.database.pool.query(
      `insert into review (review_id, product_id, language_id, rating, title, text, author, written_on, verified, published_at)
       select 2000000 + n, 101, (select min(language_id) from language), 3 + 2 * (n % 2), 'x', 'x', 'x', '2026-01-01', n <= 50, now()
       from generate_series(1, 60) n`,
    )
    expect(await rating()).toEqual({ average: 4, count: 50 })
    await shop.context.database.pool.query('delete from review where review_id > 2000000')
  })

  it('says in a word how much energy it has, in the language of the page (FEED-ADVICE-15, FEED-ADVICE-49, ACC-124)', async () => {
    const energyOf = async (id: number, site?: string) =>
      (await detail(id, site)).nutrition.find(({ key }) => key === 'energy')?.level
    expect(await energyOf(10102)).toEqual({ level: 'medium', name: 'Energieniveau', label: 'Gemiddeld' })
    expect(await energyOf(10102, 'haverhof.se')).toEqual({
      level: 'medium',
      name: 'Energinivå',
      label: 'Medel',
    })
    expect((await detail(10102)).nutrition.filter((group) => 'level' in group)).toHaveLength(1)
  })

  it('tells its metabolisable energy on German pages, where the figures of its label allow it (PRODUCT-15)', async () => {
    const energyOf = async (id: number, site?: string) =>
      (await detail(id, site)).nutrition.find(({ key }) => key === 'energy')?.values
    expect((await energyOf(10102, 'haverhof.de'))?.[0]).toEqual({
      key: 'energy-me',
      label: 'Umsetzbare Energie (ME nach GfE 2014)',
      amount: 10.3,
      unit: 'MJ/kg',
    })
    expect((await energyOf(50101, 'muehldorfer.de'))?.[0]).toMatchObject({ key: 'energy-me', amount: 9.3 })
    const declared = ['energy-de', 'energy-ewpa']
    expect((await energyOf(10102))?.map(({ key }) => key)).toEqual(declared)
    const linseedOil = 39_101
    expect((await energyOf(linseedOil, 'haverhof.de'))?.map(({ key }) => key)).toEqual(declared)
    const comparison = (site: string) =>
      shop.read<z.infer<typeof Comparison>>('/api/products/compare?ids=10102,39101', { site })
    const { products, rows } = await comparison('haverhof.de')
    expect(products.map(({ values }) => values['energy-me'] ?? null)).toEqual([
      { amount: 10.3, unit: 'MJ/kg' },
      null,
    ])
    expect(rows).toContainEqual(expect.objectContaining({ key: 'energy-me', group: 'energy' }))
  })

  it('of the other brand or unknown is not found', async () => {
    expect(await problemOf(shop.request('/api/products/50101'))).toMatchObject({
      status: 404,
      code: 'not-found',
    })
    expect(await problemOf(shop.request('/api/products/10101', { site: 'muehldorfer.de' }))).toMatchObject({
      status: 404,
    })
    expect(await problemOf(shop.request('/api/products/999999'))).toMatchObject({ status: 404 })
    expect(await problemOf(shop.request('/api/products/abc'))).toMatchObject({
      status: 400,
      parameter: 'productVariantId',
    })
  })

  it('that is no feed says all the same how to use it and what is in it (PRODUCT-4)', async () => {
    const balm = await detail(40201)
    expect(balm.feedLabel).toBeNull()
    expect(balm.instructions).not.toBe('')
    expect(balm.composition).not.toBe('')
  })

  it('that is a biocide is sold nowhere as long as no authorisation is named (LAW-6)', async () => {
    for (const site of ['haverhof.nl', 'haverhof.de', 'haverhof.it']) {
      expect((await shop.request('/api/products/40101', { site })).status).toBe(404)
      const problems = await shop.read<{ productId: number; reason: string }[]>(
        '/api/products/publication-problems',
        { site },
      )
      expect(problems.filter(({ productId }) => productId === 401)).not.toEqual([])
      expect(new Set(problems.map(({ reason }) => reason))).toEqual(
        new Set(['biocide-authorisation-missing']),
      )
    }
  })

  it.each([
    ['haverhof.it', 'it', /^Avena schiacciata/],
    ['haverhof.pt', 'pt', /^Aveia/],
    ['haverhof.es', 'es', /^Avena/],
    ['haverhof.se', 'sv', /havre/i],
    ['haverhof.ee', 'et', /kaer/i],
  ])('at %s speaks %s, its label included (CATALOGUE-9)', async (site, textLanguage, composition) => {
    const product = await detail(10101, site)
    expect(product).toMatchObject({ textLanguage })
    expect(product.composition).toMatch(composition)
  })

  it('shows an indicative amount where the site shows another currency, the euro staying what is charged (§1.37, §9.20)', async () => {
    const { price } = (await detail(10101, 'haverhof.dk')).variants[0] ?? {}
    expect(price?.indicative?.currency).toBe('DKK')
    expect(price?.indicative?.amount).toBeGreaterThan((price?.amount ?? 0) * 7)
    expect((await detail(10101)).variants[0]?.price.indicative).toBeNull()
  })

  it('stands beside at most three others', async () => {
    const four = await shop.read<z.infer<typeof Comparison>>(
      '/api/products/compare?ids=10101,10201,10301,10401',
    )
    expect(four.products.map((product) => product.productId)).toEqual([101, 102, 103, 104])
    expect(four.rows.find((row) => row.key === 'sugar')).toMatchObject({ label: 'Suiker', group: 'basics' })
    // A word among the figures of energy (FEED-ADVICE-15).
    const energy = { key: 'energy-level', label: 'Energieniveau', group: 'energy' }
    expect(four.rows).toContainEqual(energy)
    expect(four.products.map(({ facets }) => facets['energy-level'])).toContainEqual(['Gemiddeld'])
    const five = shop.request('/api/products/compare?ids=1,2,3,4,5')
    expect(await problemOf(five)).toMatchObject({ status: 400, parameter: 'ids' })
    const foreign = await shop.read<z.infer<typeof Comparison>>('/api/products/compare?ids=10101,50101')
    expect(foreign.products).toHaveLength(1)
  })

  it('has cards by product id in the order asked, and the best sellers theirs', async () => {
    const cards = await shop.read<z.infer<typeof ProductCard>[]>('/api/products/cards?ids=102,101,501,77')
    expect(cards.map((card) => card.productVariantId)).toEqual([10202, 10102])
    const best = await shop.read<z.infer<typeof ProductCard>[]>('/api/products/bestsellers')
    const { products } = await shop.read<z.infer<typeof ProductList>>('/api/products/search', {
      json: { pageInfo: { pageSize: 8 } },
    })
    expect(best).toEqual(products)
  })

  it('shows reviews of the data directory as unverified: no order stands behind them (REVIEWS-11)', async () => {
    const { reviews } = await shop.read<z.infer<typeof ReviewPage>>('/api/reviews/101')
    expect(reviews.length).toBeGreaterThan(0)
    expect(reviews.some(({ verified }) => verified)).toBe(false)
  })

  it('has reviews by page and language', async () => {
    const path = '/api/reviews/101?page=1&language=de'
    const { reviews, total, summary } = await shop.read<z.infer<typeof ReviewPage>>(path)
    expect(new Set(reviews.map((review) => review.language))).toEqual(new Set(['de']))
    expect(total).toBeLessThan(summary.count)
    expect(await problemOf(shop.request('/api/reviews/101?language=xx'))).toMatchObject({
      status: 400,
      parameter: 'language',
    })
    expect(await problemOf(shop.request('/api/reviews/501'))).toMatchObject({ status: 404 })
  })
})

describe('categories', () => {
  it('are the tree of the brand, in its own words and with counts', async () => {
    const shopTree = await shop.read<z.infer<typeof CategoryNode>[]>('/api/categories', {
      site: 'haverhof.de',
    })
    const sisterTree = await shop.read<z.infer<typeof CategoryNode>[]>('/api/categories', {
      site: 'muehldorfer.de',
    })
    const name = (tree: z.infer<typeof CategoryNode>[], key: string) =>
      tree.find((node) => node.key === key)?.name
    expect([name(shopTree, 'muesli'), name(sisterTree, 'muesli')]).toEqual(['Müsli', 'Alpenmüsli'])
    expect(name(sisterTree, 'analysis')).toBeUndefined()
    expect(await problemOf(shop.request('/api/categories/90', { site: 'muehldorfer.de' }))).toMatchObject({
      status: 404,
    })
  })

  it('have the addresses that the routing call resolves', async () => {
    const { url, categoryId } = await shop.read<z.infer<typeof CategoryNode>>('/api/categories/11')
    const path = await shop.context.database.pool.query(
      'select kind, target_id from path where site_id = 1 and language_id = 1 and path = $1',
      [url],
    )
    expect(path.rows).toEqual([{ kind: 'product-search', target_id: categoryId }])
  })
})
