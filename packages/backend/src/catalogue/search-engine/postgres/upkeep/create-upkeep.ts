import type { Resources } from '../../../../resources.ts'
import type { Reference } from '../../../product-index/reference.ts'
import type { TextScope } from '../../../product-index/text-documents.ts'
import { createRowKeeper } from './keep-rows.ts'
import { textScopeOf, textSource } from './text-source.ts'

export type SearchUpkeep = {
  /** Resolves when everything that lists of a site need has been written, by whomever. */
  ensureSite: (siteId: number) => Promise<void>
  ensureTexts: (scope: TextScope) => Promise<void>
  /** Takes over what has changed of these products, or of all, as far as this process has used it. */
  takeOver: (productIds: ReadonlySet<number> | '*') => Promise<void>
  /** Writes prices whose moment has come. */
  renewPrices: (siteId: number) => Promise<void>
}

/**
 * Keeps the rows of the search engine in step (CATALOGUE-22). Every process compares them with the catalogue when it first needs
 * them and with every announced change, and writes what differs: what one process did, the next finds done, and what no process was
 * told of is found by the next comparison.
 */
export function createUpkeep(resources: Resources, reference: () => Promise<Reference>): SearchUpkeep {
  const keep = createRowKeeper(resources)
  const sites = new Map<number, Promise<void>>()
  const texts = new Map<number, { scope: TextScope; written: Promise<void> }>()
  let products: Promise<void> | null = null

  const ensureProducts = () => {
    products ??= keep.allIds().then(keep.products)
    // A comparison that failed is made again by the next call.
    products.catch(() => (products = null))
    return products
  }

  return {
    ensureSite: (siteId) => {
      const siteUpkeep = sites.get(siteId)
      if (siteUpkeep) return siteUpkeep
      const written = ensureProducts().then(async () => keep.offers(siteId, await keep.allIds()))
      sites.set(siteId, written)
      written.catch(() => sites.delete(siteId))
      return written
    },
    ensureTexts: (scope) => {
      const textScope = textScopeOf(scope)
      const entry = texts.get(textScope)
      if (entry) return entry.written
      const written = reference().then((names) => keep.texts(textSource(scope, names), null))
      texts.set(textScope, { scope, written })
      written.catch(() => texts.delete(textScope))
      return written
    },
    takeOver: async (changed) => {
      const ids = changed === '*' ? await keep.allIds() : [...changed]
      if (products) await keep.products(ids)
      for (const siteId of sites.keys()) await keep.offers(siteId, ids)
      const names = await reference()
      for (const { scope } of texts.values())
        await keep.texts(textSource(scope, names), changed === '*' ? null : ids)
    },
    renewPrices: async (siteId) => keep.offers(siteId, await keep.begun(siteId)),
  }
}
