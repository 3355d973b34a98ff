import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  forgetCounts,
  listProducts,
  type ListFilters,
  productSorts,
  removeProduct,
  updateProduct,
  updateSales,
  updateSiteProduct,
} from '../index.ts'
import type { FacetCounts } from './figures.ts'
import { buildIndex, indexed, pricesOf } from './test-index.ts'
import { filters, goods, type Goods } from './test-products.ts'

type Index = ReturnType<typeof buildIndex>
type Change = { position: number; becomes: Goods | null; sold: number; kind: 'all' | 'price' | 'sales' }

const change: fc.Arbitrary<Change> = fc.record({
  position: fc.nat(11),
  becomes: fc.option(goods, { freq: 4 }),
  sold: fc.nat(3),
  kind: fc.constantFrom('all', 'price', 'sales'),
})

it('an index that took over changes one by one answers as one that is made anew (CATALOGUE-16, 64)', () => {
  fc.assert(
    fc.property(
      fc.array(goods, { minLength: 1, maxLength: 10 }),
      fc.array(change, { minLength: 1, maxLength: 8 }),
      fc.array(filters, { minLength: 1, maxLength: 3 }),
      (products, changes, chosen) => {
        const state: State = { products: [...products], sold: [], index: buildIndex(products) }
        for (const each of changes) {
          // Counted before the change, so that what was kept of it would show.
          answersOf(state.index, chosen)
          apply(state, each)
          const fresh = buildIndex(state.products, state.sold)
          expect(answersOf(state.index, chosen)).toEqual(answersOf(fresh, chosen))
        }
      },
    ),
    { numRuns: 60 },
  )
})

type State = { products: (Goods | null)[]; sold: number[]; index: Index }

function apply(state: State, { position, becomes, sold, kind }: Change): void {
  const { figures, site } = state.index
  const before = state.products[position] ?? null
  const doc = figures.docOfProduct.get(position + 1)
  if (kind === 'sales') {
    if (doc === undefined) return
    state.sold[position] = sold
    updateSales(figures, doc, sold)
  } else if (kind === 'price') {
    if (!before || doc === undefined) return
    const packs = before.packs.map((pack, at) => ({ ...pack, ...moneyOf(becomes?.packs[at]) }))
    const after = { ...before, packs }
    state.products[position] = after
    updateSiteProduct(figures, site, doc, { prices: pricesOf(after, position), languageIds: [1] })
  } else {
    while (state.products.length <= position) state.products.push(null)
    state.products[position] = becomes
    rewrite(state, position, becomes)
    // What is filtered by has changed on every site.
    forgetCounts(site)
  }
}

function moneyOf(pack: Goods['packs'][number] | undefined) {
  return pack && { cents: pack.cents, kiloCents: pack.kiloCents, reduced: pack.reduced }
}

function rewrite(state: State, position: number, becomes: Goods | null): void {
  const { figures, site } = state.index
  const docNumber = figures.docOfProduct.get(position + 1)
  if (!becomes) {
    if (docNumber !== undefined) updateSiteProduct(figures, site, docNumber, { prices: [], languageIds: [] })
    return removeProduct(figures, position + 1)
  }
  const product = { ...indexed(becomes, position), unitsSold: state.sold[position] ?? 0 }
  const doc = updateProduct(figures, product)
  if (doc === undefined) state.index = buildIndex(state.products, state.sold)
  else updateSiteProduct(figures, site, doc, { prices: pricesOf(becomes, position), languageIds: [1] })
}

function answersOf({ figures, site }: Index, chosen: readonly ListFilters[]) {
  return chosen.flatMap((own) =>
    productSorts
      .filter((sort) => sort !== 'name')
      .flatMap((sort) =>
        [true, false].map((descending) => {
          const page = { sort, descending, page: 1, pageSize: 1000 }
          const scope = { languageId: 1, categoryKey: null, within: null, match: null }
          const answer = listProducts(figures, site, null, { ...scope, ...page, filters: own })
          return { ...answer, facets: answer.facets.map(byKey) }
        }),
      ),
  )
}

/** Values stand in the order they were first met in; the shop shows them in its own. */
function byKey(facet: FacetCounts): FacetCounts {
  return { ...facet, values: facet.values.toSorted((left, right) => (left.key < right.key ? -1 : 1)) }
}
