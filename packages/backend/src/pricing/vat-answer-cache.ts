import { cacheTable, namedCache } from '@haverhof/domain/shared'
import { LRUCache } from 'lru-cache'
import type { Resources } from '../resources.ts'
import type { VatAnswer } from './vies.ts'

export type VatAnswerCache = LRUCache<string, VatAnswer>

/** An answer of the register counts for ten minutes (CART-16). */
export function createVatAnswerCache({ now }: Pick<Resources, 'now'>): VatAnswerCache {
  const perf = { now: () => now().getTime() }
  const { max, lifetimeMs: ttl } = cacheTable.vatAnswer
  return namedCache('vatAnswer', new LRUCache<string, VatAnswer>({ max, ttl, ttlResolution: 0, perf }))
}
