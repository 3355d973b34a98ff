import { type FacetKey, facetTable } from '../facets.ts'
import type { ListFilters } from '../filters.ts'
import { type Bits, addBit, emptyBits, intersection, union } from '../index-tools/bitset.ts'
import type { Order } from '../index-tools/order.ts'
import type { CatalogueFigures } from './figures.ts'
import { ownersOf, variantsWith } from './variants.ts'
import type { SiteFigures } from './figures.ts'

/** The sets that the chosen filters stand for. A facet without a choice has no set. */
export type Selection = {
  figures: CatalogueFigures
  site: SiteFigures
  /** What is listed without any filter: the assortment, narrowed by category and search. */
  scope: Bits
  productSets: ReadonlyMap<FacetKey, Bits>
  variantSets: ReadonlyMap<FacetKey, Bits>
  /** The packs that pass all pack filters, and the docs that own one; undefined when no pack is asked for. */
  packs: Bits | undefined
  owners: Bits | undefined
  /** The docs that pass everything. */
  docs: Bits
}

export function select(
  figures: CatalogueFigures,
  site: SiteFigures,
  scope: Bits,
  filters: ListFilters,
): Selection {
  const productSets = new Map<FacetKey, Bits>()
  const variantSets = new Map<FacetKey, Bits>()
  for (const [facet, keys] of filters.values) {
    if (facetTable[facet].level === 'product') {
      productSets.set(facet, docsWith(figures, facet, keys))
    } else {
      const column = facet === 'sale' ? site.sale : figures.variantColumns.get(facet)
      variantSets.set(facet, union(variantsWith(column, keys), figures.variantIds.length))
    }
  }
  if (filters.maxSugarPercent !== null)
    productSets.set('sugar', atMostSugar(figures, filters.maxSugarPercent))
  if (filters.minPriceCents !== null || filters.maxPriceCents !== null) {
    variantSets.set(
      'price',
      priceBetween(site, filters.minPriceCents ?? 0, filters.maxPriceCents ?? Infinity),
    )
  }
  const packs = passingVariants(variantSets)
  const owners = packs && ownersOf(packs, figures.layers)
  const passing = passingDocs({ scope, productSets })
  const docs = owners ? intersection(passing, owners) : passing
  return { figures, site, scope, productSets, variantSets, packs, owners, docs }
}

export function isFiltered({ productSets, variantSets }: Selection): boolean {
  return productSets.size + variantSets.size > 0
}

type ProductSide = Pick<Selection, 'scope' | 'productSets'>

/** The docs that pass all product filters, but for one facet when its own values are being counted. */
export function passingDocs({ scope, productSets }: ProductSide, except?: FacetKey): Bits {
  let docs = scope
  for (const [facet, set] of productSets) if (facet !== except) docs = intersection(docs, set)
  return docs
}

/** The packs that pass all pack filters, but for one facet; undefined when every pack does. */
export function passingVariants(
  variantSets: ReadonlyMap<FacetKey, Bits>,
  except?: FacetKey,
): Bits | undefined {
  let packs: Bits | undefined
  for (const [facet, set] of variantSets) if (facet !== except) packs = packs ? intersection(packs, set) : set
  return packs
}

/** The docs with one of these values. */
export function docsWith(figures: CatalogueFigures, facet: FacetKey, keys: readonly string[]): Bits {
  const column = figures.productFacets.get(facet)
  const sets = keys.flatMap((key) => column?.docs[column.keys.indexOf(key)] ?? [])
  const [only] = sets
  return only && sets.length === 1 ? only : union(sets, figures.docCount)
}

function atMostSugar(figures: CatalogueFigures, maxPercent: number): Bits {
  const docs = emptyBits(figures.docCount)
  // Rounded as it is stored, so that 5.5 % is at most 5.5 %.
  const limit = Math.fround(maxPercent)
  const { sequence, count } = figures.bySugar
  for (let position = 0; position < count; position++) {
    const doc = sequence[position] as number
    if ((figures.sugarPercent[doc] as number) > limit) break
    addBit(docs, doc)
  }
  return docs
}

function priceBetween({ priceCents, byPrice }: SiteFigures, minCents: number, maxCents: number): Bits {
  const packs = emptyBits(priceCents.length)
  const { sequence, count } = byPrice
  for (let position = firstAtLeast(byPrice, minCents); position < count; position++) {
    const pack = sequence[position] as number
    if ((priceCents[pack] as number) > maxCents) break
    addBit(packs, pack)
  }
  return packs
}

function firstAtLeast({ sequence, count, keys }: Order, minCents: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[sequence[middle] as number] as number) < minCents) low = middle + 1
    else high = middle
  }
  return low
}
