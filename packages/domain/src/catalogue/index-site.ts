import { type Bits, addBit, emptyBits } from './index-bitset.ts'
import type { CatalogueFigures } from './index-figures.ts'
import { type PackColumn, packColumn } from './index-packs.ts'
import { type Order, orderBy } from './index-order.ts'

/** Prices and assortment of one site; everything here is about the packs and docs of one set of figures. */
export type SiteFigures = {
  priceCents: Int32Array
  sale: PackColumn
  priced: Bits
  byPrice: Order
  /** Per language id: the docs that may be shown. */
  published: ReadonlyMap<number, Bits>
}

export type SitePrice = { variantId: number; amountCents: number; isReduced: boolean }

export function buildSiteFigures(
  figures: CatalogueFigures,
  prices: readonly SitePrice[],
  published: ReadonlyMap<number, readonly number[]>,
): SiteFigures {
  const ofVariant = new Map(prices.map((price) => [price.variantId, price]))
  const priceCents = new Int32Array(figures.variantCount)
  const sale: (string | null)[] = Array.from({ length: figures.variantCount }, () => null)
  const priced = emptyBits(figures.variantCount)
  figures.variantIds.forEach((variantId, place) => {
    const price = ofVariant.get(variantId)
    if (!price) return
    priceCents[place] = price.amountCents
    addBit(priced, place)
    if (price.isReduced) sale[place] = 'sale'
  })
  return {
    priceCents,
    sale: packColumn(sale, figures.docOfVariant, figures.docCount),
    priced,
    byPrice: orderByPrice(figures, priceCents),
    published: new Map([...published].map(([languageId, ids]) => [languageId, docsOf(figures, ids)])),
  }
}

/** Packs by price; equal prices by product, and within a product by pack. */
function orderByPrice(figures: CatalogueFigures, priceCents: Int32Array): Order {
  const productIds = figures.docOfVariant.map((doc) => figures.productIds[doc] as number)
  return orderBy(
    figures.variantCount,
    productIds,
    (left, right) => (priceCents[left] as number) - (priceCents[right] as number),
  )
}

/** The docs of these products. */
export function docsOf(figures: CatalogueFigures, productIds: readonly number[]): Bits {
  const docs = emptyBits(figures.docCount)
  for (const productId of productIds) {
    const doc = figures.docOfProduct.get(productId)
    if (doc !== undefined) addBit(docs, doc)
  }
  return docs
}
