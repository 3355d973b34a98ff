import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildFigures,
  buildSiteFigures,
  type IndexedProduct,
  type ListFilters,
  listProducts,
  type ProductSort,
  productSorts,
} from './index.ts'
import { atOnce } from './index-steps.ts'
import { orderBy } from './index-order.ts'

type Pack = { pack: string; weightClass: string | null; cents: number; reduced: boolean }
type Goods = {
  isNew: boolean
  sugarPercent: number | null
  rating: number | null
  horse: string[]
  group: string[]
  packs: Pack[]
}

const horses = ['horse', 'pony', 'donkey']
const groups = ['feed', 'treats']
const packs = ['bag', 'bucket', 'silo']

const goods: fc.Arbitrary<Goods> = fc.record({
  isNew: fc.boolean(),
  sugarPercent: fc.option(fc.integer({ min: 1, max: 20 })),
  rating: fc.option(fc.integer({ min: 1, max: 5 })),
  horse: fc.subarray(horses),
  group: fc.subarray(groups),
  packs: fc.array(
    fc.record({
      pack: fc.constantFrom(...packs),
      weightClass: fc.constantFrom(null, '1-5-kg', 'bulk'),
      cents: fc.integer({ min: 1, max: 12 }).map((tens) => tens * 100),
      reduced: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
})

const filters: fc.Arbitrary<ListFilters> = fc.record({
  values: fc
    .record({
      'horse-type': fc.subarray(horses),
      'product-group': fc.subarray(groups),
      package: fc.subarray(packs),
      'weight-class': fc.subarray(['1-5-kg', 'bulk']),
      sale: fc.subarray(['sale']),
      new: fc.subarray(['new']),
    })
    .map(
      (chosen) =>
        new Map(Object.entries(chosen).filter(([, keys]) => keys.length > 0)) as ListFilters['values'],
    ),
  minPriceCents: fc.option(fc.constantFrom(200, 500)),
  maxPriceCents: fc.option(fc.constantFrom(600, 900)),
  maxSugarPercent: fc.option(fc.constantFrom(5, 10)),
})

/** Small ones, and a few above the size from which orders are walked instead of sorted. */
const catalogue = fc.oneof(
  { weight: 12, arbitrary: fc.array(goods, { maxLength: 60 }) },
  { weight: 1, arbitrary: fc.array(goods, { minLength: 450, maxLength: 500, size: 'max' }) },
)

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
      { numRuns: 150 },
    )
  })

  it('has sliders that reach from the lowest to the highest of what the other filters leave', () => {
    fc.assert(
      fc.property(catalogue, filters, (products, chosen) => {
        const { facets } = list(products, chosen, 'relevance', 1, 24)
        const prices = products
          .filter((product) => passes(product, openFacet(chosen, 'price')))
          .flatMap((product) => product.packs.filter((pack) => packPasses(pack, openFacet(chosen, 'price'))))
          .map((pack) => pack.cents)
        const price = facets.find((facet) => facet.facetKey === 'price')
        expect(price?.min).toBe(prices.length > 0 ? Math.min(...prices) : null)
        expect(price?.max).toBe(prices.length > 0 ? Math.max(...prices) : null)
      }),
      { numRuns: 100 },
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
      { numRuns: 150 },
    )
  })

  it('sorts by the price of the pack that is shown, equal prices by product id in both directions', () => {
    fc.assert(
      fc.property(catalogue, filters, fc.boolean(), (products, chosen, descending) => {
        const shown = list(products, chosen, 'price', 1, 10_000, descending).variantIds
        const keys = shown.map((id) => [cents(products, id), productOf(id)] as const)
        const sorted = keys.toSorted(
          ([leftPrice, leftId], [rightPrice, rightId]) =>
            (descending ? rightPrice - leftPrice : leftPrice - rightPrice) || leftId - rightId,
        )
        expect(keys).toEqual(sorted)
        for (const id of shown) expect(packPasses(packOf(products, id), chosen)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  it('puts what sells best and is praised most before the rest', () => {
    const one = (unitsSold: number, rating: number | null) => ({
      unitsSold,
      rating,
      ratingCount: rating ? 10 : 0,
    })
    const products = [one(0, null), one(0, 5), one(3, 1)].map((figures, place) => ({
      ...indexed(
        { isNew: false, sugarPercent: null, rating: null, horse: [], group: [], packs: [bag] },
        place,
      ),
      ...figures,
    }))
    expect([...atOnce(buildFigures(products)).productIds]).toEqual([3, 2, 1])
  })
})

const bag: Pack = { pack: 'bag', weightClass: null, cents: 100, reduced: false }

function list(
  products: readonly Goods[],
  chosen: ListFilters,
  sort: ProductSort,
  page: number,
  pageSize: number,
  descending = false,
) {
  const { figures, site, byName } = indexOf(products)
  const query = { languageId: 1, categoryKey: null, within: null, match: null, filters: chosen }
  return listProducts(figures, site, byName, { ...query, sort, descending, page, pageSize })
}

const known = new WeakMap<readonly Goods[], ReturnType<typeof buildIndex>>()

function indexOf(products: readonly Goods[]) {
  const index = known.get(products) ?? buildIndex(products)
  known.set(products, index)
  return index
}

function buildIndex(products: readonly Goods[]) {
  const figures = atOnce(buildFigures(products.map(indexed)))
  const prices = products.flatMap((product, place) =>
    product.packs.map((pack, index) => ({
      variantId: variantId(place, index),
      amountCents: pack.cents,
      isReduced: pack.reduced,
    })),
  )
  const published = new Map([[1, products.map((_, place) => place + 1)]])
  const site = atOnce(buildSiteFigures(figures, prices, published))
  return { figures, site, byName: orderBy(figures.docCount, figures.productIds, () => 0) }
}

function indexed(product: Goods, place: number): IndexedProduct {
  return {
    productId: place + 1,
    contentVersion: 1,
    isNew: product.isNew,
    sugarPercent: product.sugarPercent,
    createdAt: (place * 7) % 5,
    rating: product.rating,
    ratingCount: product.rating === null ? 0 : 1,
    unitsSold: 0,
    facets: { 'horse-type': product.horse, 'product-group': product.group },
    variants: product.packs.map((pack, index) => ({
      variantId: variantId(place, index),
      article: `A${variantId(place, index)}`,
      ean: String(variantId(place, index)),
      pack: pack.pack,
      weightClass: pack.weightClass,
    })),
  }
}

function variantId(place: number, index: number): number {
  return (place + 1) * 10 + index
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

function openFacet(chosen: ListFilters, facet: string): ListFilters {
  const values = new Map([...chosen.values].filter(([key]) => key !== facet))
  if (facet === 'price') return { ...chosen, values, minPriceCents: null, maxPriceCents: null }
  return facet === 'sugar' ? { ...chosen, values, maxSugarPercent: null } : { ...chosen, values }
}

function passes(product: Goods, chosen: ListFilters): boolean {
  const any = (facet: string, own: readonly string[]) => {
    const keys = chosen.values.get(facet as never)
    return !keys || keys.some((key) => own.includes(key))
  }
  return (
    any('horse-type', product.horse) &&
    any('product-group', product.group) &&
    any('new', product.isNew ? ['new'] : []) &&
    (chosen.maxSugarPercent === null ||
      (product.sugarPercent !== null && product.sugarPercent <= chosen.maxSugarPercent)) &&
    product.packs.some((pack) => packPasses(pack, chosen))
  )
}

function packPasses(pack: Pack, chosen: ListFilters): boolean {
  const one = (facet: string, own: string | null) => {
    const keys = chosen.values.get(facet as never)
    return !keys || (own !== null && keys.includes(own))
  }
  return (
    one('package', pack.pack) &&
    one('weight-class', pack.weightClass) &&
    one('sale', pack.reduced ? 'sale' : null) &&
    pack.cents >= (chosen.minPriceCents ?? 0) &&
    pack.cents <= (chosen.maxPriceCents ?? Infinity)
  )
}
