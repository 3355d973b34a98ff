import { facetTable, isFacetKey } from '@haverhof/domain/catalogue'
import { firstPage } from '../../toolkit/constants'
import type { Facet } from './card'
import { type ListQuery } from './list-address'

/** One chosen filter value: what it is, and the choice that remains without it (LISTS-4). */
export type Choice =
  | { kind: 'value'; facetKey: string; key: string; label: string; without: ListQuery }
  | { kind: 'price'; min: number | null; max: number | null; without: ListQuery }
  | { kind: 'sugar'; max: number; without: ListQuery }

export function choicesOf(query: ListQuery, facets: readonly Facet[]): Choice[] {
  const { minPrice, maxPrice, maxSugar } = query
  const price: Choice = {
    kind: 'price',
    min: minPrice,
    max: maxPrice,
    without: withPrices(query, null, null),
  }
  return [
    ...facets.flatMap((facet) => valueChoices(query, facet)),
    ...(minPrice === null && maxPrice === null ? [] : [price]),
    ...(maxSugar === null
      ? []
      : [{ kind: 'sugar', max: maxSugar, without: withSugar(query, null) } as const]),
  ]
}

/** Every change of a filter leads back to the first page of what it leaves. */
export function withToggled(query: ListQuery, facetKey: string, key: string): ListQuery {
  const { [facetKey]: chosen = [], ...others } = query.values
  const single = isFacetKey(facetKey) && facetTable[facetKey].kind === 'single-select'
  const next = chosen.includes(key)
    ? chosen.filter((other) => other !== key)
    : [...(single ? [] : chosen), key]
  return {
    ...query,
    page: firstPage,
    values: next.length > 0 ? { ...others, [facetKey]: next.sort() } : others,
  }
}

export function withPrices(query: ListQuery, minPrice: number | null, maxPrice: number | null): ListQuery {
  return { ...query, page: firstPage, minPrice, maxPrice }
}

export function withSugar(query: ListQuery, maxSugar: number | null): ListQuery {
  return { ...query, page: firstPage, maxSugar }
}

function valueChoices(query: ListQuery, { facetKey, values }: Facet): Choice[] {
  const chosen = query.values[facetKey] ?? []
  return values
    .filter(({ key }) => chosen.includes(key))
    .map(({ key, label }) => ({
      kind: 'value',
      facetKey,
      key,
      label,
      without: withToggled(query, facetKey, key),
    }))
}
