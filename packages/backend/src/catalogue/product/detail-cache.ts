import type { SiteScope } from '@haverhof/domain/sites'
import { cacheTable, namedCache } from '@haverhof/domain/shared'
import { LRUCache } from 'lru-cache'
import type { Reference } from '../product-index/reference.ts'
import type { ProductContent } from './product-content.ts'

/** About a thousand products: what is asked for most stays, whatever the size of the catalogue. */
const { maxCharacters } = cacheTable.productContent

const caches = new WeakMap<Reference, DetailCache>()

/** Names and addresses come from the reference, so a newer one begins with an empty cache (CATALOGUE-19). */
export function detailCache(reference: Reference): DetailCache {
  const cache = caches.get(reference) ?? createDetailCache(maxCharacters)
  caches.set(reference, cache)
  return cache
}

type DetailCache = ReturnType<typeof createDetailCache>

export function createDetailCache(maxSize: number) {
  const sizeCalculation = ({ characters }: ProductContent) => characters
  return namedCache('productContent', new LRUCache<string, ProductContent>({ maxSize, sizeCalculation }))
}

export function detailKey({ siteId, languageId }: SiteScope, variantId: number): string {
  return `${siteId} ${languageId} ${variantId}`
}
