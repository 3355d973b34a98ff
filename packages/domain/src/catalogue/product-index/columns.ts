import type { FacetKey } from '../facets.ts'
import { type Bits, addBit, emptyBits } from '../index-tools/bitset.ts'
import { type Layers, layersFor, type VariantColumn, variantColumn } from './variants.ts'
import type { Steps } from '../index-tools/steps.ts'
import { type ValueColumn, valueColumn } from './values.ts'
import { type Order, orderBy } from '../index-tools/order.ts'

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
  unitsSold: Int32Array
  docOfProduct: ReadonlyMap<number, number>
  layers: Layers
  /** Per pack its variant id; 0 where a doc has no pack in that layer. */
  variantIds: Int32Array
  /** Article numbers (lower case, letters and digits only) and EANs to their pack. */
  variantOfCode: ReadonlyMap<string, number>
  productFacets: ReadonlyMap<FacetKey, ValueColumn>
  variantColumns: ReadonlyMap<FacetKey, VariantColumn>
  sugarPercent: Float32Array
  bySugar: Int32Array
  byRating: Order
  byAge: Order
}

/** Made in steps, between which other work may be done. */
export function* buildFigures(products: readonly IndexedProduct[]): Steps<CatalogueFigures> {
  const docs = products.toSorted(featuredFirst)
  const productIds = Int32Array.from(docs, (product) => product.productId)
  const sugarPercent = Float32Array.from(docs, (product) => product.sugarPercent ?? NaN)
  yield
  const packs = variantFigures(docs)
  yield
  const productFacets = productColumns(docs)
  yield
  const byRating = orderByColumn(productIds, (doc) => docs[doc]?.rating ?? 0)
  yield
  const byAge = orderByColumn(productIds, (doc) => docs[doc]?.createdAt ?? 0)
  yield
  return {
    docCount: docs.length,
    productIds,
    contentVersions: Int32Array.from(docs, (product) => product.contentVersion),
    unitsSold: Int32Array.from(docs, (product) => product.unitsSold),
    docOfProduct: new Map(docs.map((product, doc) => [product.productId, doc])),
    ...packs,
    productFacets,
    sugarPercent,
    bySugar: risingSugar(sugarPercent),
    byRating,
    byAge,
  }
}

function orderByColumn(productIds: Int32Array, value: (doc: number) => number): Order {
  const column = Float64Array.from(productIds, (_, doc) => value(doc))
  return orderBy(
    productIds.length,
    productIds,
    (left, right) => (column[left] as number) - (column[right] as number),
  )
}

type VariantFigures = Pick<CatalogueFigures, 'layers' | 'variantIds' | 'variantOfCode' | 'variantColumns'>

function variantFigures(docs: readonly IndexedProduct[]): VariantFigures {
  const mostPacks = docs.reduce((most, product) => Math.max(most, product.variants.length), 1)
  const layers = layersFor(docs.length, mostPacks)
  const packs = docs.flatMap((product, doc) =>
    product.variants.map((variant, layer) => ({ ...variant, place: layer * layers.stride + doc })),
  )
  const variantIds = new Int32Array(layers.stride * layers.layerCount)
  const variantOfCode = new Map<string, number>()
  for (const { place, variantId, article, ean } of packs) {
    variantIds[place] = variantId
    variantOfCode.set(variantCode(article), place).set(ean, place)
  }
  const column = (value: (pack: IndexedVariant) => string | null) =>
    variantColumn(
      packs.map((pack) => [pack.place, value(pack)]),
      layers,
    )
  const variantColumns = new Map<FacetKey, VariantColumn>([
    ['package', column((pack) => pack.pack)],
    ['weight-class', column((pack) => pack.weightClass)],
  ])
  return { layers, variantIds, variantOfCode, variantColumns }
}

/** The docs that have a figure, by it. */
function risingSugar(sugarPercent: Float32Array): Int32Array {
  const docs = Array.from(sugarPercent.keys()).filter((doc) => !Number.isNaN(sugarPercent[doc]))
  const rising = (left: number, right: number) =>
    (sugarPercent[left] as number) - (sugarPercent[right] as number)
  return Int32Array.from(docs).sort(rising)
}

/** How an article number or EAN is compared: people type spaces, dots and hyphens. */
export function variantCode(text: string): string {
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

function productColumns(docs: readonly IndexedProduct[]): Map<FacetKey, ValueColumn> {
  const bits = new FacetBits(docs.length)
  docs.forEach((product, doc) => {
    for (const [facet, values] of Object.entries(product.facets)) {
      for (const value of values) bits.add(facet as FacetKey, value, doc)
    }
    if (product.isNew) bits.add('new', 'new', doc)
  })
  return new Map([...bits.facets].map(([facet, values]) => [facet, valueColumn(values, docs.length)]))
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
