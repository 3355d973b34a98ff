import { type FacetKey, facetTable, isFacetKey } from './facets.ts'

/** A filter as it was sent; which fields may carry a value depends on the kind of its facet. */
export type SentFilter = {
  facetKey: string
  selectedKeys?: readonly string[] | null | undefined
  selectedKey?: string | null | undefined
  selectedMinValue?: number | null | undefined
  selectedMaxValue?: number | null | undefined
  selectedValue?: number | null | undefined
}

/** Filters that have been checked: what is selected per facet, nothing for a facet that is open. */
export type ListFilters = {
  values: ReadonlyMap<FacetKey, readonly string[]>
  minPriceCents: number | null
  maxPriceCents: number | null
  maxSugarPercent: number | null
}

export const noFilters: ListFilters = {
  values: new Map(),
  minPriceCents: null,
  maxPriceCents: null,
  maxSugarPercent: null,
}

export type FiltersRead =
  | { ok: true; filters: ListFilters }
  | { ok: false; field: string; reason: FilterProblem }
export type FilterProblem = 'unknown-facet' | 'unknown-facet-value' | 'wrong-filter-kind' | 'repeated-facet'

const fieldsOfKind = {
  'multi-select': ['selectedKeys'],
  'single-select': ['selectedKey'],
  'range-slider': ['selectedMinValue', 'selectedMaxValue'],
  slider: ['selectedValue'],
} as const

/** An unknown facet, value or field is refused by name, never silently ignored (CATALOGUE-11). */
export function readFilters(
  sent: readonly SentFilter[],
  knownValues: (facet: FacetKey) => ReadonlySet<string>,
): FiltersRead {
  const values = new Map<FacetKey, readonly string[]>()
  const read = { values, minPriceCents: null, maxPriceCents: null, maxSugarPercent: null } as {
    -readonly [Key in keyof ListFilters]: ListFilters[Key]
  }
  const seen = new Set<string>()
  for (const [index, filter] of sent.entries()) {
    const refuse = (field: string, reason: FilterProblem): FiltersRead => ({
      ok: false,
      field: `filter.filters.${index}.${field}`,
      reason,
    })
    const { facetKey } = filter
    if (!isFacetKey(facetKey)) return refuse('facetKey', 'unknown-facet')
    if (seen.has(facetKey)) return refuse('facetKey', 'repeated-facet')
    seen.add(facetKey)
    const foreign = foreignField(filter, facetKey)
    if (foreign) return refuse(foreign, 'wrong-filter-kind')
    const keys = filter.selectedKey ? [filter.selectedKey] : (filter.selectedKeys ?? [])
    const offeredValues = knownValues(facetKey)
    const unknown = keys.findIndex((key) => !offeredValues.has(key))
    if (unknown >= 0) {
      return refuse(filter.selectedKey ? 'selectedKey' : `selectedKeys.${unknown}`, 'unknown-facet-value')
    }
    if (keys.length > 0) values.set(facetKey, [...new Set(keys)])
    if (facetKey === 'price') {
      read.minPriceCents = cents(filter.selectedMinValue)
      read.maxPriceCents = cents(filter.selectedMaxValue)
    }
    if (facetKey === 'sugar') read.maxSugarPercent = filter.selectedValue ?? null
  }
  return { ok: true, filters: read }
}

function foreignField(filter: SentFilter, facetKey: FacetKey): string | undefined {
  const allowed: readonly string[] = fieldsOfKind[facetTable[facetKey].kind]
  return Object.entries(filter).find(
    ([field, value]) => field !== 'facetKey' && !isEmpty(value) && !allowed.includes(field),
  )?.[0]
}

/** Clients send the fields of all kinds and fill one of them. */
function isEmpty(value: SentFilter[keyof SentFilter]): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

function cents(euros: number | null | undefined): number | null {
  return euros === null || euros === undefined ? null : Math.round(euros * 100)
}
