import { type Bits, addBit, emptyBits } from '../index-tools/bitset.ts'
import type { CatalogueFigures } from './columns.ts'
import type { Steps } from '../index-tools/steps.ts'
import { type VariantColumn, variantColumn } from './variants.ts'
import { type Order, orderOf } from '../index-tools/order.ts'

/** Prices and assortment of one site; everything here is about the packs and docs of one set of figures. */
export type SiteFigures = {
  /** Per pack; below zero where the site does not sell it. */
  priceCents: Int32Array
  /** Per doc the ends of the prices of its packs; no numbers where it has none. */
  lowestCents: Float64Array
  highestCents: Float64Array
  sale: VariantColumn
  byPrice: Order
  /** Per language id: the docs that may be shown. */
  published: ReadonlyMap<number, Bits>
}

export type SitePrice = { variantId: number; amountCents: number; isReduced: boolean }

/** Made in steps, between which other work may be done. */
export function* buildSiteFigures(
  figures: CatalogueFigures,
  prices: readonly SitePrice[],
  published: ReadonlyMap<number, readonly number[]>,
): Steps<SiteFigures> {
  const ofVariant = new Map(prices.map((price) => [price.variantId, price]))
  const priceCents = new Int32Array(figures.variantIds.length).fill(-1)
  const lowestCents = new Float64Array(figures.docCount).fill(NaN)
  const highestCents = new Float64Array(figures.docCount).fill(NaN)
  const priced: number[] = []
  const reduced: [number, string][] = []
  figures.variantIds.forEach((variantId, pack) => {
    const price = ofVariant.get(variantId)
    if (!price) return
    priceCents[pack] = price.amountCents
    priced.push(pack)
    const doc = pack % figures.layers.stride
    lowestCents[doc] = Math.min(price.amountCents, lowestCents[doc] || Infinity)
    highestCents[doc] = Math.max(price.amountCents, highestCents[doc] || 0)
    if (price.isReduced) reduced.push([pack, 'sale'])
  })
  yield
  const byPrice = orderByPrice(figures, priced, priceCents)
  yield
  return {
    priceCents,
    lowestCents,
    highestCents,
    sale: variantColumn(reduced, figures.layers),
    byPrice,
    published: new Map([...published].map(([languageId, ids]) => [languageId, docsOf(figures, ids)])),
  }
}

function orderByPrice(figures: CatalogueFigures, packs: readonly number[], priceCents: Int32Array): Order {
  const { productIds, layers } = figures
  const idOf = (pack: number) => productIds[pack % layers.stride] as number
  const compare = (left: number, right: number) =>
    (priceCents[left] as number) - (priceCents[right] as number)
  return orderOf(packs, priceCents.length, idOf, compare)
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
