import { type Bits, addBit, emptyBits } from './index-bitset.ts'
import type { CatalogueFigures } from './index-figures.ts'
import { type PackColumn, packColumn } from './index-packs.ts'
import { type Order, sequenceOf } from './index-order.ts'

/** Prices and assortment of one site; everything here is about the packs and docs of one set of figures. */
export type SiteFigures = {
  priceCents: Int32Array
  sale: PackColumn
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
  const priceCents = new Int32Array(figures.variantIds.length)
  const priced: number[] = []
  const reduced: [number, string][] = []
  figures.variantIds.forEach((variantId, pack) => {
    const price = ofVariant.get(variantId)
    if (!price) return
    priceCents[pack] = price.amountCents
    priced.push(pack)
    if (price.isReduced) reduced.push([pack, 'sale'])
  })
  return {
    priceCents,
    sale: packColumn(reduced, figures.layers),
    byPrice: orderByPrice(figures, priced, priceCents),
    published: new Map([...published].map(([languageId, ids]) => [languageId, docsOf(figures, ids)])),
  }
}

function orderByPrice(figures: CatalogueFigures, packs: readonly number[], priceCents: Int32Array): Order {
  const productId = (pack: number) => figures.productIds[pack % figures.layers.stride] as number
  const byId = (left: number, right: number) => productId(left) - productId(right) || left - right
  const cents = (pack: number) => priceCents[pack] as number
  return {
    rising: sequenceOf(
      packs,
      priceCents.length,
      (left, right) => cents(left) - cents(right) || byId(left, right),
    ),
    falling: sequenceOf(
      packs,
      priceCents.length,
      (left, right) => cents(right) - cents(left) || byId(left, right),
    ),
  }
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
