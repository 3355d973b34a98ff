import { type FacetCounts, type FacetKey, facetTable, type ListFilters } from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { Reference } from '../product-index/reference.ts'
import type { Facet } from '../schemas.ts'

export type FacetContext = { reference: Reference; scope: SiteScope; categoryId: number | null }

/** A filter as the list shows it: values named and in the shop's order, sliders with their ends. */
export function facetView(
  counts: FacetCounts,
  filters: ListFilters,
  facetContext: FacetContext,
): { key: FacetKey; view: z.infer<typeof Facet> } {
  const { facetKey } = counts
  const isPrice = facetKey === 'price'
  const cents = (value: number | null) => (value === null ? null : value / 100)
  return {
    key: facetKey,
    view: {
      facetKey,
      label: facetContext.reference.facetLabel(facetKey, facetContext.scope),
      kind: facetTable[facetKey].kind,
      values: valueViews(counts, filters, facetContext),
      // The slider moves in whole euros and never cuts off its own ends.
      min: isPrice && counts.min !== null ? Math.floor(counts.min / 100) : counts.min,
      max: isPrice && counts.max !== null ? Math.ceil(counts.max / 100) : counts.max,
      selectedMinValue: isPrice ? cents(filters.minPriceCents) : null,
      selectedMaxValue: isPrice ? cents(filters.maxPriceCents) : null,
      selectedValue: facetKey === 'sugar' ? filters.maxSugarPercent : null,
      unit: facetTable[facetKey].unit,
    },
  }
}

function valueViews(
  counts: FacetCounts,
  filters: ListFilters,
  facetContext: FacetContext,
): z.infer<typeof Facet>['values'] {
  const selected = new Set(filters.values.get(counts.facetKey))
  const countOf = new Map(counts.values.map((value) => [value.key, value.count]))
  return shownValues(counts.facetKey, facetContext)
    .filter((value) => countOf.has(value.key) || selected.has(value.key))
    .concat(hiddenButSelected(counts.facetKey, selected, facetContext))
    .map((value) => ({ ...value, count: countOf.get(value.key) ?? 0, selected: selected.has(value.key) }))
}

type NamedValue = { key: string; label: string }

const named = new WeakMap<Reference, WeakMap<SiteScope, Map<string, NamedValue[]>>>()

/** Names and their order hold as long as the reference does, so they are worked out once per site and language. */
function shownValues(facetKey: FacetKey, facetContext: FacetContext): readonly NamedValue[] {
  const { reference, scope } = facetContext
  let ofReference = named.get(reference)
  if (!ofReference) named.set(reference, (ofReference = new WeakMap()))
  let ofScope = ofReference.get(scope)
  if (!ofScope) ofReference.set(scope, (ofScope = new Map()))
  const key = facetKey === 'product-group' ? `${facetKey} ${facetContext.categoryId}` : facetKey
  let values = ofScope.get(key)
  if (!values) ofScope.set(key, (values = nameValues(facetKey, facetContext)))
  return values
}

/** The categories to choose from are those right below this one, or the top ones outside of any (CATALOGUE-18). */
function nameValues(facetKey: FacetKey, { reference, scope, categoryId }: FacetContext): NamedValue[] {
  if (facetKey !== 'product-group') {
    return reference
      .values(facetKey)
      .map((key) => ({ key, label: reference.valueLabel(facetKey, key, scope) }))
  }
  return reference.categories
    .filter((category) => category.parentId === categoryId)
    .map((category) => ({ key: category.key, label: reference.wording(category.id, scope).name }))
}

function hiddenButSelected(
  facetKey: FacetKey,
  selected: ReadonlySet<string>,
  facetContext: FacetContext,
): NamedValue[] {
  if (facetKey !== 'product-group') return []
  const shown = new Set(shownValues(facetKey, facetContext).map((value) => value.key))
  return facetContext.reference.categories
    .filter((category) => selected.has(category.key) && !shown.has(category.key))
    .map((category) => ({
      key: category.key,
      label: facetContext.reference.wording(category.id, facetContext.scope).name,
    }))
}
