import { noFilters, productSorts } from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import type { TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statementsOf } from '../test-answers.ts'
import { startTestEngine, type TestEngine } from './test-engine.ts'

/** The rules of lists and search, whichever engine answers. `statements`: of a list, a search and a suggestion, without the cards. */
describe.each([
  { engine: 'memory', statements: [0, 0, 0] },
  { engine: 'postgres', statements: [1, 2, 2] },
])('the search engine in $engine (CATALOGUE-22)', ({ engine, statements }) => {
  let testEngine: TestEngine
  let shop: TestShop
  let scope: SiteScope
  let ask: TestEngine['ask']
  let search: TestEngine['search']
  let countOf: TestEngine['countOf']
  let productsOf: TestEngine['productsOf']

  beforeAll(async () => {
    testEngine = await startTestEngine(engine)
    ;({ shop, scope, ask, search, countOf, productsOf } = testEngine)
  })
  afterAll(() => testEngine[Symbol.asyncDispose]())

  it('sends the same number of statements whatever is asked', async () => {
    const { searchEngine } = shop.context
    const many = { ...noFilters, values: new Map([['package' as const, ['bag']]]), maxPriceCents: 3000 }
    const counts = [
      await statementsOf(shop, () => ask({ filters: many, sort: 'name' })),
      await statementsOf(shop, () => search('luzrene muesli qqqqqqqq')),
      await statementsOf(shop, () => searchEngine.suggest(scope, 'mues', 6)),
    ]
    expect(counts).toEqual(statements)
  })

  it('pages through every product once, in each order', async () => {
    const { total } = await ask({})
    for (const sort of productSorts) {
      const pages = await Promise.all([1, 2, 3].map((page) => ask({ sort, page, pageSize: 40 })))
      const seen = pages.flatMap(({ variantIds }) => variantIds)
      expect([sort, seen.length, new Set(seen).size]).toEqual([
        sort,
        Math.min(total, 120),
        Math.min(total, 120),
      ])
    }
    expect((await ask({ page: 999 })).variantIds).toEqual([])
  })

  it('begins with what sold most and is reviewed best (CATALOGUE-12)', async () => {
    const featured = await shop.context.searchEngine.featured(scope, 8)
    expect((await ask({ pageSize: 8 })).variantIds).toEqual(featured)
    const { rows } = await shop.context.database.pool.query<{ id: number }>(
      `select v.variant_id id from product p join publication pub using (product_id)
       join product_variant v on v.product_id = p.product_id and v.position = 0
       left join review_aggregate r on r.product_id = p.product_id
       where pub.site_id = $1 and pub.language_id = $2 and pub.is_published
       order by p.units_sold desc, (coalesce(r.average, 0) * coalesce(r.count, 0) + 17.5) / (coalesce(r.count, 0) + 5) desc,
         p.product_id limit 8`,
      [scope.siteId, scope.languageId],
    )
    expect(featured).toEqual(rows.map(({ id }) => id))
  })

  it('counts a facet without its own filter, and others with it (CATALOGUE-14)', async () => {
    const donkeys = { ...noFilters, values: new Map([['horse-type' as const, ['donkey']]]) }
    expect(await countOf('horse-type', 'pony', { filters: donkeys })).toBe(
      await countOf('horse-type', 'pony'),
    )
    const { total, facets } = await ask({ filters: donkeys })
    const packs = facets.find(({ facetKey }) => facetKey === 'package')?.values ?? []
    expect(Math.max(...packs.map(({ count }) => count))).toBeLessThanOrEqual(total)
    expect(await countOf('horse-type', 'donkey')).toBe(total)
  })

  it('shows the first pack that passes, and sorts by its price (CATALOGUE-13, 63)', async () => {
    const filters = { ...noFilters, minPriceCents: 2000, maxPriceCents: 4000 }
    const { variantIds } = await ask({ filters, sort: 'price', descending: true })
    const { rows } = await shop.context.database.pool.query<{ cents: number }>(
      `select p.amount_cents cents from unnest($1::int[]) with ordinality a (variant_id, place)
       cross join lateral (select amount_cents from variant_price p where p.site_id = $2
         and p.variant_id = a.variant_id and p.valid_from <= $3 order by valid_from desc limit 1) p order by a.place`,
      [variantIds, scope.siteId, shop.clock.now()],
    )
    const cents = rows.map((row) => row.cents)
    expect(cents.length).toBeGreaterThan(3)
    expect(cents).toEqual(cents.toSorted((left, right) => right - left))
    expect(cents.every((amount) => amount >= 2000 && amount <= 4000)).toBe(true)
  })

  it('sorts by what a kilogram of that pack costs; what is sold by piece comes last (CATALOGUE-13)', async () => {
    const { variantIds } = await ask({ sort: 'kilo-price' })
    const { rows } = await shop.context.database.pool.query<{ kilo: number | null }>(
      `select case when v.content_unit <> 'piece' then round(p.amount_cents * 1000 / v.content_amount)::int end kilo
       from unnest($1::int[]) with ordinality a (variant_id, place) join product_variant v using (variant_id)
       cross join lateral (select amount_cents from variant_price p where p.site_id = $2
         and p.variant_id = a.variant_id and p.valid_from <= $3 order by valid_from desc limit 1) p order by a.place`,
      [variantIds, scope.siteId, shop.clock.now()],
    )
    const kilos = rows.map(({ kilo }) => kilo ?? Infinity)
    expect(kilos.filter(Number.isFinite).length).toBeGreaterThan(20)
    expect(kilos).toContain(Infinity)
    expect(kilos).toEqual(kilos.toSorted((left, right) => (left === right ? 0 : left - right)))
  })

  it.each([
    ['muesli', 'a word'],
    ['mues', 'what the last word begins (SEARCH-4)'],
    ['musli', 'another spelling (SEARCH-1)'],
    ['muslei', 'two slips in seven letters or one in six (SEARCH-2)'],
  ])('finds muesli for %s: %s', async (term) => {
    const { variantIds } = await search(term)
    const [first] = await productsOf(variantIds)
    expect(first?.title.toLowerCase()).toContain('muesli')
  })

  it('puts a word in the title before the same word in running text (SEARCH-5)', async () => {
    const titles = (await productsOf((await search('luzerne')).variantIds)).map(({ title }) =>
      /luzern/i.test(title),
    )
    expect(titles[0]).toBe(true)
    expect(titles).toContain(false)
    expect(titles.lastIndexOf(true)).toBeLessThan(titles.indexOf(false) + titles.filter(Boolean).length)
  })

  it('finds synonyms and parts of joined words (SEARCH-3, SEARCH-4)', async () => {
    expect(await search('mengeling')).toMatchObject({ bySynonym: true, widened: false })
    expect(await search('muesli')).toMatchObject({ bySynonym: false })
    expect((await search('biks')).total).toBeGreaterThan(0)
    const parts = await search('hoef supplement')
    expect([parts.widened, parts.total > 0]).toEqual([false, true])
    expect((await search('hoefsupplement')).total).toBeGreaterThan(0)
  })

  it('corrects, and widens only when nothing holds all words (SEARCH-2, SEARCH-5)', async () => {
    expect(await search('luzrene')).toMatchObject({ correctedTerm: 'luzerne', widened: false })
    expect(await search('muesli qqqqqqqq')).toMatchObject({ correctedTerm: null, widened: true })
    expect(await search('qqqqqqqq')).toMatchObject({ total: 0, widened: false, correctedTerm: null })
    expect(await search('!!!')).toMatchObject({ total: 0, widened: false })
  })

  it('takes an article number or EAN for its pack (SEARCH-6)', async () => {
    for (const code of ['hh-10102', 'HH 10102', '20-0000 010102-6'])
      expect(await search(code)).toMatchObject({ isExact: true, variantIds: [10102], total: 1 })
    expect(await search('MU50101')).toMatchObject({ isExact: false })
  })

  it('suggests what a search finds first', async () => {
    const { variantIds, correctedTerm } = await shop.context.searchEngine.suggest(scope, 'lusern', 6)
    expect(variantIds).toEqual((await search('lusern')).variantIds.slice(0, 6))
    expect(correctedTerm).toBe((await search('lusern')).correctedTerm)
  })

  it('counts categories as their lists do, and narrows to products', async () => {
    const counts = await shop.context.searchEngine.countByCategory(scope, ['muesli', 'feed', 'nowhere'])
    expect(counts.get('muesli')).toBe((await ask({ categoryKey: 'muesli' })).total)
    expect(counts.get('feed')).toBe(await countOf('product-group', 'feed'))
    expect(counts.get('nowhere')).toBe(0)
    expect(await ask({ productIds: [101, 999_999] })).toMatchObject({ total: 1, variantIds: [10102] })
    expect(await shop.context.searchEngine.firstVariants(scope, [102, 999_999, 101])).toEqual([10202, 10102])
  })

  it('answers each brand and language in its own words', async () => {
    const german = await search('Heucobs', 'muehldorfer.de')
    expect(german.total).toBeGreaterThan(0)
    expect((await search('Kraeuter Muesli', 'haverhof.de')).total).toBeGreaterThan(0)
  })
})
