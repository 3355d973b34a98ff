import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildFigures, type ListFilters, listProducts, productSorts } from '../index.ts'
import { noFilters } from '../filters.ts'
import type { ProductSort } from './list.ts'
import { addBit, emptyBits } from '../index-tools/bitset.ts'
import { atOnce } from '../index-tools/steps.ts'
import { buildIndex, indexed } from './test-index.ts'
import { catalogue, filters, type Goods, type Pack } from './test-products.ts'
import { openFacet, variantPasses, passes } from './test-plain-list.ts'

describe('a product list', () => {
  it('counts every filter value as a plain count does, each facet without its own choice', () => {
    fc.assert(
      fc.property(catalogue, filters, (products, chosen) => {
        const { facets, total } = list(products, chosen, 'relevance', 1, 24)
        expect(total).toBe(products.filter((product) => passes(product, chosen)).length)
        for (const facet of facets) {
          const without = openFacet(chosen, facet.facetKey)
          for (const { key, count } of facet.values) {
            const alone = { ...without, values: new Map([...without.values, [facet.facetKey, [key]]]) }
            expect([facet.facetKey, key, count]).toEqual([
              facet.facetKey,
              key,
              products.filter((product) => passes(product, alone as ListFilters)).length,
            ])
          }
        }
      }),
      { numRuns: 75 },
    )
  })

  it('has sliders that reach from the lowest to the highest of what the other filters leave', () => {
    fc.assert(
      fc.property(catalogue, filters, (products, chosen) => {
        const { facets } = list(products, chosen, 'relevance', 1, 24)
        const prices = products
          .filter((product) => passes(product, openFacet(chosen, 'price')))
          .flatMap((product) =>
            product.packs.filter((pack) => variantPasses(pack, openFacet(chosen, 'price'))),
          )
          .map((pack) => pack.cents)
        const price = facets.find((facet) => facet.facetKey === 'price')
        expect(price?.min).toBe(prices.length > 0 ? Math.min(...prices) : null)
        expect(price?.max).toBe(prices.length > 0 ? Math.max(...prices) : null)
      }),
      { numRuns: 50 },
    )
  })

  it('is cut into pages that hold every product once, in one order, whatever the page size', () => {
    fc.assert(
      fc.property(
        catalogue,
        filters,
        fc.constantFrom(...productSorts),
        fc.boolean(),
        fc.integer({ min: 1, max: 30 }),
        (products, chosen, sort, descending, pageSize) => {
          const whole = list(products, chosen, sort, 1, 10_000, descending).variantIds
          const pages = Array.from(
            { length: Math.ceil(whole.length / pageSize) },
            (_, page) => list(products, chosen, sort, page + 1, pageSize, descending).variantIds,
          )
          expect(pages.flat()).toEqual(whole)
          expect(new Set(whole.map(productOf)).size).toBe(whole.length)
        },
      ),
      { numRuns: 75 },
    )
  })

  it('sorts by the price of the pack that is shown, equal prices by product id in both directions (CATALOGUE-13)', () => {
    fc.assert(
      fc.property(catalogue, filters, fc.boolean(), (products, chosen, descending) => {
        const shown = list(products, chosen, 'price', 1, 10_000, descending).variantIds
        const keys = shown.map((id) => [cents(products, id), productOf(id)] as const)
        const sorted = keys.toSorted(
          ([leftPrice, leftId], [rightPrice, rightId]) =>
            (descending ? rightPrice - leftPrice : leftPrice - rightPrice) || leftId - rightId,
        )
        expect(keys).toEqual(sorted)
        for (const id of shown) expect(variantPasses(packOf(products, id), chosen)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it('sorts by the price of a kilogram of the pack that is shown; what has none counts as the dearest (CATALOGUE-13)', () => {
    fc.assert(
      fc.property(catalogue, filters, fc.boolean(), (products, chosen, descending) => {
        const shown = list(products, chosen, 'kilo-price', 1, 10_000, descending).variantIds
        const keys = shown.map((id) => [packOf(products, id).kiloCents ?? 1000, productOf(id)] as const)
        const sorted = keys.toSorted(
          ([leftPrice, leftId], [rightPrice, rightId]) =>
            (descending ? rightPrice - leftPrice : leftPrice - rightPrice) || leftId - rightId,
        )
        expect(keys).toEqual(sorted)
      }),
      { numRuns: 50 },
    )
  })

  it('counts the same as an index that has counted nothing before', () => {
    const queries = fc.array(fc.tuple(filters, fc.constantFrom(null, 'feed', 'treats')), {
      minLength: 2,
      maxLength: 6,
    })
    fc.assert(
      fc.property(catalogue, queries, (products, questions) => {
        const experienced = buildIndex(products)
        const oneLess = (chosen: ListFilters) =>
          (['minPriceCents', 'maxPriceCents', 'maxSugarPercent'] as const).map((key) => ({
            ...chosen,
            [key]: null,
          }))
        const all = questions.flatMap(([chosen, category]) =>
          [chosen, ...oneLess(chosen)].map((one) => [one, category] as const),
        )
        for (const [chosen, categoryKey] of all) {
          const facetsOf = ({ figures, site, byName }: ReturnType<typeof buildIndex>) =>
            listProducts(figures, site, byName, { ...firstPage, categoryKey, filters: chosen }).facets
          expect(facetsOf(experienced)).toEqual(facetsOf(buildIndex(products)))
        }
      }),
      { numRuns: 30 },
    )
  })

  it('puts what sells best and is praised most before the rest; few reviews count little (CATALOGUE-12)', () => {
    const one = (unitsSold: number, rating: number | null, ratingCount = rating ? 10 : 0) => ({
      unitsSold,
      rating,
      ratingCount,
    })
    const products = [one(0, null), one(0, 5, 1), one(0, 4.5), one(0, 5), one(3, 1)].map(
      (figures, index) => ({
        ...indexed(
          { isNew: false, sugarPercent: null, rating: null, horse: [], categories: [], packs: [bag] },
          index,
        ),
        ...figures,
      }),
    )
    const { byFeatured, productIds } = atOnce(buildFigures(products))
    const featured = byFeatured.sequence.subarray(0, byFeatured.count)
    expect([...featured].map((doc) => productIds[doc])).toEqual([5, 4, 3, 2, 1])
  })

  it('of a search is in the order of its scores, whatever sells best; equal scores are in that order (CATALOGUE-12)', () => {
    const plain = { isNew: false, sugarPercent: null, rating: null, horse: [], categories: [], packs: [bag] }
    const { figures, site, byName } = buildIndex([plain, plain, plain, plain, plain], [0, 0, 0, 5, 50])
    const scoreOf = [3, 9, 1, 9, 5]
    const members = Int32Array.from(figures.productIds.keys())
    const scores = Uint16Array.from(figures.productIds, (id) => scoreOf[id - 1] ?? 0)
    const docs = emptyBits(figures.docCount)
    for (const doc of members) addBit(docs, doc)
    const match = { docs, members, scores }
    for (const pageSize of [2, 4, 5]) {
      const { variantIds } = listProducts(figures, site, byName, {
        ...firstPage,
        filters: noFilters,
        match,
        pageSize,
      })
      expect(variantIds.map(productOf)).toEqual([4, 2, 5, 1, 3].slice(0, pageSize))
    }
  })
})

const bag: Pack = { pack: 'bag', weightClass: null, cents: 100, kiloCents: null, reduced: false }

const firstPage = {
  languageId: 1,
  categoryKey: null,
  within: null,
  match: null,
  sort: 'relevance' as const,
  descending: false,
  page: 1,
  pageSize: 24,
}

function list(
  products: readonly Goods[],
  chosen: ListFilters,
  sort: ProductSort,
  page: number,
  pageSize: number,
  descending = false,
) {
  const { figures, site, byName } = indexOf(products)
  const query = { ...firstPage, filters: chosen, sort, descending, page, pageSize }
  return listProducts(figures, site, byName, query)
}

const indexes = new WeakMap<readonly Goods[], ReturnType<typeof buildIndex>>()

function indexOf(products: readonly Goods[]) {
  const index = indexes.get(products) ?? buildIndex(products)
  indexes.set(products, index)
  return index
}

function productOf(id: number): number {
  return Math.floor(id / 10)
}

function packOf(products: readonly Goods[], id: number): Pack {
  return products[productOf(id) - 1]?.packs[id % 10] ?? bag
}

function cents(products: readonly Goods[], id: number): number {
  return packOf(products, id).cents
}
