import {
  forgetCounts,
  removeProduct,
  updateProduct,
  updateSales,
  updateSiteProduct,
  updateText,
} from '@haverhof/domain/catalogue'
import { setImmediate } from 'node:timers/promises'
import type { Generation, Loading } from './generation.ts'
import type { LoadedSite } from './load-site.ts'
import { type Change, type LoadedCatalogue, readChanges } from './read-changes.ts'

/** As many as are read together, and for how long they are applied before a page has its turn. */
const productsPerRead = 50
const turnMs = 8

/**
 * Takes over what has changed of these products, and touches nothing
 * else (CATALOGUE-64). Each product is applied without a pause, so a reader that
 * reads without one sees it before its change or after it. False when the index has no room for it.
 */
export async function applyChanges(
  generation: Generation,
  loading: Loading,
  productIds: readonly number[],
): Promise<boolean> {
  const loaded = await knownOf(generation)
  // Entries that were never read are loaded on their first read.
  if (!loaded) return true
  let turnEnds = performance.now() + turnMs
  for (let start = 0; start < productIds.length; start += productsPerRead) {
    const ids = productIds.slice(start, start + productsPerRead)
    for (const change of await readChanges(loading, loaded, ids)) {
      if (!applyChange(loaded, change)) return false
      if (performance.now() < turnEnds) continue
      await setImmediate()
      turnEnds = performance.now() + turnMs
    }
  }
  return true
}

async function knownOf(generation: Generation): Promise<LoadedCatalogue | null> {
  const figures = await generation.figures
  if (!figures) return null
  const sites = new Map<number, LoadedSite>()
  for (const [siteId, reading] of generation.sites) {
    const site = await whenRead(reading)
    if (site) sites.set(siteId, site)
  }
  const texts: LoadedCatalogue['texts'] = []
  for (const { scope, index: reading } of generation.texts.values()) {
    const index = await whenRead(reading)
    if (index) texts.push({ scope, index })
  }
  return { reference: await generation.reference, figures, sites, texts }
}

/** What could not be read is read by the next who asks. */
function whenRead<Part>(reading: Promise<Part>): Promise<Part | null> {
  return reading.catch(() => null)
}

function applyChange({ figures, sites }: LoadedCatalogue, change: Change): boolean {
  const { productId, content, unitsSold, onSites, texts } = change
  if (content && updateProduct(figures, content) === undefined) return false
  const doc = figures.docOfProduct.get(productId)
  if (doc === undefined) return true
  if (figures.unitsSold[doc] !== unitsSold) updateSales(figures, doc, unitsSold)
  for (const { siteId, nextPriceAt, ...product } of onSites) {
    const site = sites.get(siteId)
    if (!site) continue
    updateSiteProduct(figures, site.figures, doc, product)
    site.staleAt = Math.min(site.staleAt, nextPriceAt)
  }
  for (const [index, document] of texts) updateText(index, figures.productIds, doc, document)
  if (change.isGone) removeProduct(figures, productId)
  if (content || change.isGone) for (const site of sites.values()) forgetCounts(site.figures)
  return true
}
