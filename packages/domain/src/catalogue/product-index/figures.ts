import type { FacetKey } from '../facets.ts'
import type { Bits } from '../index-tools/bitset.ts'
import type { Order } from '../index-tools/order.ts'
import type { ValueColumn } from './values.ts'
import type { Layers, VariantColumn } from './variants.ts'

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
 * The figures of the whole catalogue as columns. A product is a `doc`: a number that it keeps as long as these figures live, and that
 * no other product gets.
 */
export type CatalogueFigures = {
  /** How many docs there is room for, and how many have been given out. */
  docCount: number
  docsGiven: number
  /** 0 where a doc stands for no product. */
  productIds: Int32Array
  contentVersions: Int32Array
  unitsSold: Int32Array
  ratingCounts: Int32Array
  docOfProduct: Map<number, number>
  layers: Layers
  /** Per pack its variant id; 0 where a doc has no pack in that layer. */
  variantIds: Int32Array
  /** Per pack its article number (lower case, letters and digits only) and its EAN: plain lists come over from a thread quickly. */
  articles: string[]
  eans: string[]
  productFacets: Map<FacetKey, ValueColumn>
  variantColumns: Map<FacetKey, VariantColumn>
  sugarPercent: Float32Array
  /** Of the docs that have a figure. */
  bySugar: Order
  byRating: Order
  byAge: Order
  byFeatured: Order
}

/** Which number each product and pack has: what prices and texts are put in by. */
export type Numbering = Pick<
  CatalogueFigures,
  'docCount' | 'docsGiven' | 'productIds' | 'docOfProduct' | 'layers' | 'variantIds'
>

/** Prices and assortment of one site; everything here is about the packs and docs of one set of figures. */
export type SiteFigures = {
  /** Per pack; below zero where the site does not sell it. */
  priceCents: Int32Array
  /** Per doc the ends of the prices of its packs; no numbers where it has none. */
  lowestCents: Float64Array
  highestCents: Float64Array
  sale: VariantColumn
  byPrice: Order
  /** By the price of a kilogram or litre; what has none counts as the dearest. */
  byKiloPrice: Order
  /** Per language id: the docs that may be shown. */
  published: Map<number, Bits>
}

export type ValueCount = { key: string; count: number }

export type FacetCounts = {
  facetKey: FacetKey
  /** Values that occur in the scope; those the other filters leave nothing of count 0. */
  values: ValueCount[]
  /** Ends of a slider: cents for price, percent for sugar. */
  min: number | null
  max: number | null
}
