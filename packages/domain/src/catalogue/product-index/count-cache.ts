import { LRUCache } from 'lru-cache'
import { cacheTable, namedCache } from '../../shared/index.ts'
import type { ListFilters } from '../filters.ts'
import type { FacetCounts, SiteFigures } from './figures.ts'

/** All categories and the filters that are chosen most; far below the size of the index. */
const { max } = cacheTable.facetCounts

type Count = () => FacetCounts[]

const caches = new WeakMap<SiteFigures, LRUCache<string, FacetCounts[], Count>>()

type CountQuery = { languageId: number; categoryKey: string | null; filters: ListFilters }

/** Counts belong to the figures they are made of: they are made once and live until those change. */
export function cachedCounts(site: SiteFigures, query: CountQuery, count: Count): FacetCounts[] {
  const cache = caches.get(site) ?? createCache()
  caches.set(site, cache)
  return cache.memo(keyOf(query), { context: count })
}

/** What was counted before a change of these figures. */
export function forgetCounts(site: SiteFigures): void {
  caches.delete(site)
}

function createCache() {
  const cache = new LRUCache<string, FacetCounts[], Count>({
    max,
    memoMethod: (_key, _stale, { context }) => context(),
  })
  return namedCache('facetCounts', cache)
}

function keyOf({ languageId, categoryKey, filters }: CountQuery): string {
  const { values, minPriceCents, maxPriceCents, maxSugarPercent } = filters
  return JSON.stringify([languageId, categoryKey, [...values], minPriceCents, maxPriceCents, maxSugarPercent])
}
