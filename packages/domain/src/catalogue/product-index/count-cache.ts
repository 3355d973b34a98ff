import type { ListFilters } from '../filters.ts'
import type { FacetCounts } from './counts.ts'
import type { SiteFigures } from './site.ts'

/** All categories and the filters that are chosen most; far below the size of the index. */
const mostKept = 1000

const memories = new WeakMap<SiteFigures, Map<string, FacetCounts[]>>()

type Asked = { languageId: number; categoryKey: string | null; filters: ListFilters }

/** Counts belong to the figures they are made of: they are made once and live as long. What was made first leaves first. */
export function keptCounts(site: SiteFigures, asked: Asked, count: () => FacetCounts[]): FacetCounts[] {
  const memory = memories.get(site) ?? new Map<string, FacetCounts[]>()
  memories.set(site, memory)
  const key = keyOf(asked)
  const known = memory.get(key)
  if (known) return known
  const counts = count()
  memory.set(key, counts)
  for (const oldest of memory.keys()) {
    if (memory.size <= mostKept) break
    memory.delete(oldest)
  }
  return counts
}

function keyOf({ languageId, categoryKey, filters }: Asked): string {
  const { values, minPriceCents, maxPriceCents, maxSugarPercent } = filters
  return JSON.stringify([languageId, categoryKey, [...values], minPriceCents, maxPriceCents, maxSugarPercent])
}
