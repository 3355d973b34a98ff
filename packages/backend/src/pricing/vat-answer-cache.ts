import { MINUTE } from '@haverhof/domain/shared'
import { LRUCache } from 'lru-cache'
import type { Resources } from '../resources.ts'
import type { VatAnswer } from './vat-answer.ts'

export type VatAnswerCache = LRUCache<string, VatAnswer>

/** CART-16: an answer of the register counts for ten minutes. */
export function createVatAnswerCache({ now }: Pick<Resources, 'now'>): VatAnswerCache {
  const perf = { now: () => now().getTime() }
  return new LRUCache<string, VatAnswer>({ max: 500, ttl: 10 * MINUTE, ttlResolution: 0, perf })
}
