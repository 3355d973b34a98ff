import { cacheTable } from '@haverhof/domain/shared'
import { LRUCache } from 'lru-cache'
import type { Resources } from '../resources.ts'
import type { VatAnswer } from './vies.ts'

export type VatAnswerCache = LRUCache<string, VatAnswer>

/** CART-16: an answer of the register counts for ten minutes. */
export function createVatAnswerCache({ now }: Pick<Resources, 'now'>): VatAnswerCache {
  const perf = { now: () => now().getTime() }
  return new LRUCache<string, VatAnswer>({
    max: cacheTable.vatAnswer.max,
    ttl: cacheTable.vatAnswer.lifetimeMs,
    ttlResolution: 0,
    perf,
  })
}
