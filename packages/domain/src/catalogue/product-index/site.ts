import { type Bits, addBit, emptyBits, setBit } from '../index-tools/bitset.ts'
import { addMember, orderBy, removeMember } from '../index-tools/order.ts'
import type { Steps } from '../index-tools/steps.ts'
import type { Numbering, SiteFigures } from './figures.ts'
import { forgetCounts } from './count-cache.ts'
import { setVariantValue, variantColumn } from './variants.ts'

export type SitePrice = {
  variantId: number
  amountCents: number
  /** Of a kilogram or litre; null where it is sold by piece. */
  kiloCents: number | null
  isReduced: boolean
}

/** What has no price of a kilogram stands behind all that have one. */
const dearest = 2_147_483_647

const packsPerStep = 5000

/** Made in steps, between which other work may be done. */
export function* buildSiteFigures(
  figures: Numbering,
  prices: readonly SitePrice[],
  published: ReadonlyMap<number, readonly number[]>,
): Steps<SiteFigures> {
  const priceCents = new Int32Array(figures.variantIds.length).fill(-1)
  const kiloCents = new Int32Array(figures.variantIds.length).fill(dearest)
  const site: SiteFigures = {
    priceCents,
    lowestCents: new Float64Array(figures.docCount).fill(NaN),
    highestCents: new Float64Array(figures.docCount).fill(NaN),
    sale: variantColumn(figures.layers),
    byPrice: { sequence: new Int32Array(), count: 0, keys: priceCents },
    byKiloPrice: { sequence: new Int32Array(), count: 0, keys: kiloCents },
    published: new Map([...published].map(([languageId, ids]) => [languageId, docsOf(figures, ids)])),
  }
  const ofVariant = new Map(prices.map((price) => [price.variantId, price]))
  yield
  for (let pack = 0; pack < priceCents.length; pack++) {
    writePrice(figures, site, pack, ofVariant.get(figures.variantIds[pack] as number))
    if (pack % packsPerStep === 0) yield
  }
  for (let doc = 0; doc < figures.docsGiven; doc++) writeEnds(figures, site, doc)
  yield
  const priced = [...priceCents.keys()].filter((pack) => (priceCents[pack] as number) >= 0)
  site.byPrice = orderBy(priced, priceCents, ownerId(figures))
  yield
  site.byKiloPrice = orderBy(priced, kiloCents, ownerId(figures))
  return site
}

/** What one product costs on a site, and the languages it is shown in there. */
export type SiteProduct = { prices: readonly SitePrice[]; languageIds: readonly number[] }

/** Takes over the prices and the assortment of one product (CATALOGUE-64). */
export function updateSiteProduct(
  figures: Numbering,
  site: SiteFigures,
  doc: number,
  { prices, languageIds }: SiteProduct,
): void {
  const { stride, layerCount } = figures.layers
  const idOf = ownerId(figures)
  let changed = false
  for (let pack = doc; pack < stride * layerCount; pack += stride) {
    const price = prices.find(({ variantId }) => variantId === figures.variantIds[pack])
    const before = site.priceCents[pack] as number
    const isMoved =
      before !== (price?.amountCents ?? -1) || site.byKiloPrice.keys[pack] !== (price?.kiloCents ?? dearest)
    const orders = isMoved ? [site.byPrice, site.byKiloPrice] : []
    if (before >= 0) for (const order of orders) removeMember(order, idOf, pack)
    if (writePrice(figures, site, pack, price) || isMoved) changed = true
    if (price) for (const order of orders) addMember(order, idOf, pack)
  }
  writeEnds(figures, site, doc)
  for (const languageId of languageIds)
    if (!site.published.has(languageId)) site.published.set(languageId, emptyBits(figures.docCount))
  for (const [languageId, docs] of site.published)
    if (setBit(docs, doc, languageIds.includes(languageId))) changed = true
  if (changed) forgetCounts(site)
}

/** Whether the pack is reduced now and was not, or was and is not. The orders by price are left to the caller. */
function writePrice(
  figures: Numbering,
  site: SiteFigures,
  pack: number,
  price: SitePrice | undefined,
): boolean {
  site.priceCents[pack] = price?.amountCents ?? -1
  site.byKiloPrice.keys[pack] = price?.kiloCents ?? dearest
  return setVariantValue(site.sale, figures.layers, pack, price?.isReduced ? 'sale' : null)
}

function writeEnds({ layers }: Numbering, site: SiteFigures, doc: number): void {
  let lowest = NaN
  let highest = NaN
  for (let pack = doc; pack < layers.stride * layers.layerCount; pack += layers.stride) {
    const cents = site.priceCents[pack] as number
    if (cents < 0) continue
    if (!(cents >= lowest)) lowest = cents
    if (!(cents <= highest)) highest = cents
  }
  site.lowestCents[doc] = lowest
  site.highestCents[doc] = highest
}

/** Packs of equal price stand in the order of their products. */
export function ownerId({ productIds, layers }: Numbering): (pack: number) => number {
  return (pack) => productIds[pack % layers.stride] as number
}

/** The docs of these products. */
export function docsOf(figures: Numbering, productIds: readonly number[]): Bits {
  const docs = emptyBits(figures.docCount)
  for (const productId of productIds) {
    const doc = figures.docOfProduct.get(productId)
    if (doc !== undefined) addBit(docs, doc)
  }
  return docs
}
