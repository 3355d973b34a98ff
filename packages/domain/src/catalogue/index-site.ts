import { type Bits, addBit, emptyBits } from './index-bitset.ts'
import type { CatalogueFigures } from './index-figures.ts'
import type { Steps } from './index-steps.ts'
import { type PackColumn, packColumn } from './index-packs.ts'
import { type Order, orderOf } from './index-order.ts'

/** Prices and assortment of one site; everything here is about the packs and docs of one set of figures. */
export type SiteFigures = {
  /** Per pack; `noPrice` where the site does not sell it. */
  priceCents: Int32Array
  sale: PackColumn
  byPrice: Order
  /** Per language id: the docs that may be shown. */
  published: ReadonlyMap<number, Bits>
}

export const noPrice = -1

export type SitePrice = { variantId: number; amountCents: number; isReduced: boolean }

/** Made in steps, between which other work may be done. */
export function* buildSiteFigures(
  figures: CatalogueFigures,
  prices: readonly SitePrice[],
  published: ReadonlyMap<number, readonly number[]>,
): Steps<SiteFigures> {
  const ofVariant = new Map(prices.map((price) => [price.variantId, price]))
  const priceCents = new Int32Array(figures.variantIds.length).fill(noPrice)
  const priced: number[] = []
  const reduced: [number, string][] = []
  figures.variantIds.forEach((variantId, pack) => {
    const price = ofVariant.get(variantId)
    if (!price) return
    priceCents[pack] = price.amountCents
    priced.push(pack)
    if (price.isReduced) reduced.push([pack, 'sale'])
  })
  yield
  const byPrice = orderByPrice(figures, priced, priceCents)
  yield
  return {
    priceCents,
    sale: packColumn(reduced, figures.layers),
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
