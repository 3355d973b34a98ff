import {
  type CatalogueFigures,
  forgetCounts,
  type IndexedProduct,
  removeProduct,
  updateProduct,
  updateSales,
  updateSiteProduct,
} from '@haverhof/domain/catalogue'
import { setImmediate } from 'node:timers/promises'
import type { Generation, Loading } from './generation.ts'
import { readProducts } from './load-figures.ts'
import type { LoadedSite } from './load-site.ts'
import { loadTexts } from './load-texts.ts'
import { type ChangedOnSite, type ChangedProduct, readOnSites, readVersions } from './read-changes.ts'

/** Small enough that a page waits a few milliseconds at most for its turn. */
const productsPerTurn = 50

/**
 * CATALOGUE-16: takes over what has changed of these products, and touches nothing else. Each turn is applied without a pause, so whoever
 * reads without one sees products before their change or after it. False when the index has no room for them.
 */
export async function applyChanges(
  generation: Generation,
  loading: Loading,
  productIds: readonly number[],
): Promise<boolean> {
  const figures = await generation.figures
  // What nobody has asked for yet is read as it is then.
  if (!figures) return true
  const sites = await loadedSites(generation)
  let rewritten = false
  for (let start = 0; start < productIds.length; start += productsPerTurn) {
    const ids = productIds.slice(start, start + productsPerTurn)
    const changes = await readChanges(generation, loading, figures, [...sites.keys()], ids)
    if (!applyTurn(figures, sites, changes)) return false
    if (changes.contents.length > 0) rewritten = true
    await setImmediate()
  }
  if (rewritten) await renewTexts(generation, figures, loading)
  return true
}

async function renewTexts(
  generation: Generation,
  figures: CatalogueFigures,
  { database }: Loading,
): Promise<void> {
  for (const [key, { scope }] of generation.texts) {
    const index = await loadTexts(database, figures, await generation.reference, scope)
    generation.texts.set(key, { scope, index: Promise.resolve(index) })
  }
}

/** Those that could be read; the others are read by the next who asks. */
async function loadedSites(generation: Generation): Promise<Map<number, LoadedSite>> {
  const sites = new Map<number, LoadedSite>()
  for (const [siteId, site] of generation.sites) {
    const loaded = await site.catch(() => null)
    if (loaded) sites.set(siteId, loaded)
  }
  return sites
}

type Changes = {
  known: ChangedProduct[]
  contents: IndexedProduct[]
  /** Deleted, or without a pack. */
  gone: Set<number>
  onSites: ChangedOnSite[]
}

async function readChanges(
  generation: Generation,
  { database, now }: Loading,
  figures: CatalogueFigures,
  siteIds: number[],
  ids: readonly number[],
): Promise<Changes> {
  const [known, onSites] = await Promise.all([
    readVersions(database, ids),
    readOnSites(database, ids, siteIds, now()),
  ])
  // A new price or assortment leaves texts and filters as they are.
  const rewritten = known.filter(({ productId, contentVersion }) => {
    const doc = figures.docOfProduct.get(productId)
    return doc === undefined || figures.contentVersions[doc] !== contentVersion
  })
  const rewrittenIds = rewritten.map(({ productId }) => productId)
  const contents = await readProducts(database, await generation.reference, rewrittenIds)
  const gone = new Set(ids)
  for (const { productId } of known) if (!rewrittenIds.includes(productId)) gone.delete(productId)
  for (const { productId } of contents) gone.delete(productId)
  return { known, contents, gone, onSites }
}

const nowhere = { prices: [], languageIds: [] }

function applyTurn(
  figures: CatalogueFigures,
  sites: ReadonlyMap<number, LoadedSite>,
  { known, contents, gone, onSites }: Changes,
): boolean {
  for (const product of contents) if (updateProduct(figures, product) === undefined) return false
  if (contents.length > 0) for (const site of sites.values()) forgetCounts(site.figures)
  for (const { productId, unitsSold } of known) {
    const doc = figures.docOfProduct.get(productId)
    if (doc !== undefined && figures.unitsSold[doc] !== unitsSold) updateSales(figures, doc, unitsSold)
  }
  for (const { productId, siteId, nextPriceAt, ...product } of onSites) {
    const site = sites.get(siteId)
    const doc = figures.docOfProduct.get(productId)
    if (!site || doc === undefined) continue
    updateSiteProduct(figures, site.figures, doc, gone.has(productId) ? nowhere : product)
    site.staleAt = Math.min(site.staleAt, nextPriceAt)
  }
  for (const productId of gone) removeProduct(figures, productId)
  return true
}
