import { startTestShop, type TestShop } from '@haverhof/testing'
import type { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductDetail, ProductList, Suggestions } from '../schemas.ts'
import { problemOf, statementsOf } from '../test-answers.ts'

type List = z.infer<typeof ProductList>

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const list = (json: unknown = {}, site = 'haverhof.nl') =>
  shop.read<List>('/api/products/search', { json, site })
const search = (searchTerm: string, site?: string) => list({ filter: { searchTerm } }, site)

describe('a product list', () => {
  it('shows 24 products of the site with price, unit price and stock (§1.7, §9.8)', async () => {
    const { products, total, page, pageSize, pageCount } = await list()
    expect([products.length, page, pageSize]).toEqual([24, 1, 24])
    expect(pageCount).toBe(Math.ceil(total / 24))
    for (const card of products) {
      expect(card.price.amount).toBeGreaterThan(0)
      expect(card.url).toMatch(/^\/.+\/$/)
      expect(card.textLanguage).toBe('nl')
    }
  })

  it('asks one statement, with facets and with a search term', async () => {
    expect(await statementsOf(shop, () => list({ landingpageId: 11 }))).toBe(1)
    expect(await statementsOf(shop, () => search('muesli'))).toBe(1)
  })

  it('of a category holds what is in it and below it', async () => {
    const feed = await list({ landingpageId: 10, pageInfo: { pageSize: 96 } })
    const muesli = await list({ landingpageId: 11, pageInfo: { pageSize: 96 } })
    const ids = new Set(feed.products.map((card) => card.productId))
    expect(muesli.products.every((card) => ids.has(card.productId))).toBe(true)
    expect(muesli.total).toBeLessThan(feed.total)
    const categories = feed.facets.find((facet) => facet.facetKey === 'product-group')
    expect(categories?.values.find((value) => value.key === 'muesli')?.count).toBe(muesli.total)
  })

  it('offers the product groups right below the category, outside of any the top ones (CATALOGUE-18)', async () => {
    const offered = async (json: unknown) => {
      const { facets } = await list(json)
      const groups = facets.find(({ facetKey }) => facetKey === 'product-group')
      return groups?.values.map(({ key }) => key).toSorted() ?? []
    }
    const below = async (parent: string) => {
      const { rows } = await shop.context.database.pool.query<{ key: string }>(
        `select key from category where parent_id ${parent} order by key collate "C"`,
      )
      return rows.map(({ key }) => key)
    }
    expect((await offered({ landingpageId: 10 })).length).toBeGreaterThan(2)
    expect(await offered({ landingpageId: 10 })).toEqual(await below('= 10'))
    expect(await offered({ landingpageId: 11 })).toEqual(await below('= 11'))
    expect(await offered({})).toEqual(await below('is null'))
  })

  it('of an advice category holds what its articles name', async () => {
    const { total } = await list({ adviceCategoryId: 2001 })
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan((await list()).total)
    expect(await statementsOf(shop, () => list({ adviceCategoryId: 2001 }))).toBe(2)
  })

  it.each([
    ['category', 'haverhof.nl', { landingpageId: 2_147_483_647 }],
    ['category', 'haverhof-group.com', { landingpageId: 10 }],
    ['advice category', 'haverhof.nl', { adviceCategoryId: 2_147_483_647 }],
    ['advice category', 'haverhof-group.com', { adviceCategoryId: 2001 }],
  ])('of a %s that %s does not have is not found (CATALOGUE-20)', async (what, site, json) => {
    const problem = await problemOf(shop.request('/api/products/search', { json, site }))
    expect(problem).toMatchObject({ status: 404, code: 'not-found', detail: `No such ${what}.` })
  })

  it('keeps the counts of a facet when one of its values is chosen', async () => {
    const open = await list()
    const chosen = await list({ filter: { filters: [{ facetKey: 'horse-type', selectedKeys: ['donkey'] }] } })
    const counts = (answer: List) =>
      answer.facets.find((facet) => facet.facetKey === 'horse-type')?.values.map((value) => value.count)
    expect(counts(chosen)).toEqual(counts(open))
    expect(chosen.total).toBeLessThan(open.total)
    expect(chosen.facets[1]?.values.find((value) => value.key === 'donkey')?.selected).toBe(true)
  })

  it('shows the pack that was filtered for', async () => {
    const { products } = await list({
      filter: { filters: [{ facetKey: 'package', selectedKeys: ['bigbox'] }] },
    })
    expect(products.length).toBeGreaterThan(0)
    for (const card of products) {
      const detail = await shop.read<z.infer<typeof ProductDetail>>(`/api/products/${card.productVariantId}`)
      const shown = detail.variants.find((variant) => variant.productVariantId === card.productVariantId)
      expect(shown?.pack).toBe('bigbox')
      expect(card.url).toBe(shown?.url)
    }
  })

  it('sorts by name as the language does', async () => {
    const { products } = await list({ pageInfo: { sort: 'name', pageSize: 96 } }, 'haverhof.dk')
    const titles = products.map((card) => card.title)
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('da').compare))
  })

  it('strikes the price before a running reduction and offers a filter for those', async () => {
    const { products, total } = await list({
      filter: { filters: [{ facetKey: 'sale', selectedKey: 'sale' }] },
      pageInfo: { pageSize: 96 },
    })
    expect(total).toBeGreaterThan(0)
    for (const card of products) {
      expect(card.isSale).toBe(true)
      expect(card.price.originalAmount).toBeGreaterThan(card.price.amount)
    }
  })

  it('limits sugar and price', async () => {
    const { products, facets } = await list({
      filter: {
        filters: [
          { facetKey: 'sugar', selectedValue: 5 },
          { facetKey: 'price', selectedMinValue: 10, selectedMaxValue: 30 },
        ],
      },
    })
    expect(products.length).toBeGreaterThan(0)
    for (const card of products) {
      expect(card.price.amount).toBeGreaterThanOrEqual(10)
      expect(card.price.amount).toBeLessThanOrEqual(30)
    }
    expect(facets.find((facet) => facet.facetKey === 'sugar')).toMatchObject({ selectedValue: 5, unit: '%' })
  })

  it.each([
    [{ filter: { filters: [{ facetKey: 'saddle', selectedKeys: ['x'] }] } }, 'filter.filters.0.facetKey'],
    [
      { filter: { filters: [{ facetKey: 'labour', selectedKeys: ['x'] }] } },
      'filter.filters.0.selectedKeys.0',
    ],
    [{ pageInfo: { page: 10_001 } }, 'pageInfo.page'],
    [{ pageInfo: { pageSize: 97 } }, 'pageInfo.pageSize'],
    [{ pageInfo: { sort: 'colour' } }, 'pageInfo.sort'],
  ])('refuses %j by name', async (json, parameter) => {
    expect(await problemOf(shop.request('/api/products/search', { json }))).toMatchObject({
      status: 400,
      parameter,
    })
  })

  it('has an empty page behind the last', async () => {
    expect((await list({ pageInfo: { page: 9999 } })).products).toEqual([])
  })
})

describe('search', () => {
  it('jumps to the pack whose article number or EAN was typed, with or without spaces and hyphens (SEARCH-6)', async () => {
    const byArticle = await search('hh-10103')
    expect(byArticle.exactMatchUrl).toBe('/paardenvoer/muesli/haver-basis-muesli/hh10103/')
    expect(byArticle.products.map((card) => card.productVariantId)).toEqual([10103])
    for (const typed of ['HH10103', 'hh 10103', '2000000101033', '20-0000 010103-3']) {
      const { exactMatchUrl, products } = await search(typed)
      expect(exactMatchUrl).toBe(byArticle.exactMatchUrl)
      expect(products).toHaveLength(1)
    }
    expect((await search('MU50101')).exactMatchUrl).toBeNull()
  })

  it.each([
    ['haverhof.nl', 'muslei', 'Muesli'],
    ['haverhof.de', 'Kraeuter Muesli', 'Kräuter-Müsli'],
    ['haverhof.nl', 'biks', 'Brok'],
    ['en.haverhof.nl', 'hoof', 'Hoof'],
    ['haverhof.it', 'muesli', 'Muesli'],
    ['muehldorfer.de', 'Heucobs', 'Heucobs'],
  ])('at %s finds for %s a product with %s in its title', async (site, term, word) => {
    const { products } = await search(term, site)
    expect(products.map((card) => card.title).join(' ')).toContain(word)
  })

  it('says what a mistyped word was read as', async () => {
    expect((await search('luzrene')).correctedTerm).toBe('luzerne')
  })

  it('suggests products and categories while the visitor types', async () => {
    const { products, categories } = await shop.read<z.infer<typeof Suggestions>>(
      '/api/products/suggestions?term=mues',
    )
    expect(products.length).toBeGreaterThan(0)
    expect(categories[0]).toMatchObject({ title: 'Muesli', url: '/paardenvoer/muesli/' })
  })

  it('shows what is drawn for categories and articles beside them (SHELL-30, CATALOGUE-28)', async () => {
    const answerFor = (term: string) =>
      shop.read<z.infer<typeof Suggestions>>(`/api/products/suggestions?term=${term}`)
    const { categories } = await answerFor('mues')
    expect(categories[0]?.image).toMatchObject({
      src: '/pictures/category/shop/11-400.webp',
      width: 400,
      height: 267,
    })
    const { advice } = await answerFor('winter')
    expect(advice[0]?.image?.srcset).toMatch(
      /^\/pictures\/content\/shop\/advice-articles-\d+-200\.webp 200w, .*-400\.webp 400w$/,
    )
  })
})
