import { facetKeys } from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import type { Reference } from '../product-index/reference.ts'

export type NamedFacet = { facetKey: string; label: string; values: { key: string; label: string }[] }

/** The filter values of a product, named and in the shop's order. */
export function facetsOfProduct(
  pairs: readonly (readonly [string, string])[],
  reference: Reference,
  scope: SiteScope,
): NamedFacet[] {
  return facetKeys.flatMap((facetKey) => {
    const own = new Set(pairs.filter(([facet]) => facet === facetKey).map(([, value]) => value))
    const values = reference.values(facetKey).filter((key) => own.has(key))
    if (values.length === 0) return []
    return {
      facetKey,
      label: reference.facetLabel(facetKey, scope),
      values: values.map((key) => ({ key, label: reference.valueLabel(facetKey, key, scope) })),
    }
  })
}
