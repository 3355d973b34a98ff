import type { FacetKey } from './facets.ts'
import { type Bits, addBit, emptyBits } from './index-bitset.ts'
import { type PackColumn, packColumn } from './index-packs.ts'
import { type Direction, type Order, orderBy, sequenceOf } from './index-order.ts'

/** What the index must know of a product, whatever the site and the language. */
export type IndexedProduct = {
  productId: number
  contentVersion: number
  isNew: boolean
  sugarPercent: number | null
  createdAt: number
  rating: number | null
  ratingCount: number
  unitsSold: number
  /** Product facets with their values; product-group holds the categories and those above them. */
  facets: Partial<Record<FacetKey, readonly string[]>>
  /** In the order they are shown, the first pack first. */
  variants: readonly IndexedVariant[]
}

export type IndexedVariant = {
  variantId: number
  article: string
  ean: string
  pack: string
  weightClass: string | null
}

/**
 * The figures of the whole catalogue as columns. A product is a `doc`: its place in the featured order, so walking
 * the bits of a set from below meets the products as an unsorted list shows them.
 */
export type CatalogueFigures = {
  docCount: number
  productIds: Int32Array
  contentVersions: Int32Array
  docOfProduct: ReadonlyMap<number, number>
  variantCount: number
  variantIds: Int32Array
  docOfVariant: Int32Array
  /** Packs of doc d are numbered firstVariant[d] up to firstVariant[d + 1]. */
  firstVariant: Int32Array
  /** Article numbers (lower case, letters and digits only) and EANs to their pack. */
  packOfCode: ReadonlyMap<string, number>
  productFacets: ReadonlyMap<FacetKey, ReadonlyMap<string, Bits>>
  packColumns: ReadonlyMap<FacetKey, PackColumn>
  sugarPercent: Float32Array
  /** Docs with a sugar figure, and their order by it. */
  withSugar: Bits
  bySugar: Direction
  byRating: Order
  byAge: Order
}

export function buildFigures(products: readonly IndexedProduct[]): CatalogueFigures {
  const docs = products.toSorted(featuredFirst)
  const variants = docs.flatMap((product, doc) => product.variants.map((variant) => ({ ...variant, doc })))
  const ids = Int32Array.from(docs, (product) => product.productId)
  const sugarPercent = Float32Array.from(docs, (product) => product.sugarPercent ?? NaN)
  const firstVariant = new Int32Array(docs.length + 1)
  docs.forEach((product, doc) => {
    firstVariant[doc + 1] = (firstVariant[doc] as number) + product.variants.length
  })
  return {
    docCount: docs.length,
    productIds: ids,
    contentVersions: Int32Array.from(docs, (product) => product.contentVersion),
    docOfProduct: new Map(docs.map((product, doc) => [product.productId, doc])),
    variantCount: variants.length,
    variantIds: Int32Array.from(variants, (variant) => variant.variantId),
    docOfVariant: Int32Array.from(variants, (variant) => variant.doc),
    firstVariant,
    packOfCode: new Map(
      variants.flatMap((variant, place) => [
        [packCode(variant.article), place],
        [variant.ean, place],
      ]),
    ),
    productFacets: productFacetBits(docs),
    packColumns: packColumns(variants, docs.length),
    sugarPercent,
    ...sugarColumns(sugarPercent),
    byRating: orderBy(
      docs.length,
      ids,
      (left, right) => (docs[left]?.rating ?? 0) - (docs[right]?.rating ?? 0),
    ),
    byAge: orderBy(
      docs.length,
      ids,
      (left, right) => (docs[left]?.createdAt ?? 0) - (docs[right]?.createdAt ?? 0),
    ),
  }
}

function sugarColumns(sugarPercent: Float32Array): Pick<CatalogueFigures, 'withSugar' | 'bySugar'> {
  const withSugar = emptyBits(sugarPercent.length)
  const docs: number[] = []
  sugarPercent.forEach((percent, doc) => {
    if (Number.isNaN(percent)) return
    addBit(withSugar, doc)
    docs.push(doc)
  })
  const rising = (left: number, right: number) =>
    (sugarPercent[left] as number) - (sugarPercent[right] as number)
  return { withSugar, bySugar: sequenceOf(docs, sugarPercent.length, rising) }
}

/** How an article number or EAN is compared: people type spaces, dots and hyphens. */
export function packCode(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/** CATALOGUE-12: featured and best-selling products come first: by packs sold, then well and often reviewed. */
function featuredFirst(left: IndexedProduct, right: IndexedProduct): number {
  return right.unitsSold - left.unitsSold || praise(right) - praise(left) || left.productId - right.productId
}

/** A mean that trusts few reviews little: five imagined reviews of 3.5 stars are added. */
function praise({ rating, ratingCount }: IndexedProduct): number {
  return ((rating ?? 0) * ratingCount + 3.5 * 5) / (ratingCount + 5)
}

function productFacetBits(docs: readonly IndexedProduct[]): Map<FacetKey, Map<string, Bits>> {
  const bits = new FacetBits(docs.length)
  docs.forEach((product, doc) => {
    for (const [facet, values] of Object.entries(product.facets)) {
      for (const value of values) bits.add(facet as FacetKey, value, doc)
    }
    if (product.isNew) bits.add('new', 'new', doc)
  })
  return bits.facets
}

function packColumns(variants: readonly (IndexedVariant & { doc: number })[], docCount: number) {
  const docs = variants.map((variant) => variant.doc)
  const column = (value: (variant: IndexedVariant) => string | null) =>
    packColumn(variants.map(value), docs, docCount)
  return new Map<FacetKey, PackColumn>([
    ['package', column((variant) => variant.pack)],
    ['weight-class', column((variant) => variant.weightClass)],
  ])
}

class FacetBits {
  readonly facets = new Map<FacetKey, Map<string, Bits>>()
  readonly #size: number

  constructor(size: number) {
    this.#size = size
  }

  add(facet: FacetKey, value: string, place: number): void {
    let values = this.facets.get(facet)
    if (!values) this.facets.set(facet, (values = new Map()))
    let bits = values.get(value)
    if (!bits) values.set(value, (bits = emptyBits(this.#size)))
    addBit(bits, place)
  }
}
