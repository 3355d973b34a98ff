import { type FacetKey, facetKeys } from '@haverhof/domain/catalogue'

/** The values of product facets that are chosen, as `facet=value`; null for a facet without a choice. */
export const productFilters = {
  productGroup: 'product-group',
  horseType: 'horse-type',
  ageGroup: 'age-group',
  application: 'application',
  ingredient: 'ingredient',
  labour: 'labour',
  isNew: 'new',
} as const satisfies Record<string, FacetKey>

/** Every facet is one bit of a row's `fails`: the filters it does not pass. */
export function bitOf(facet: FacetKey): number {
  return 1 << facetKeys.indexOf(facet)
}

const failsUnless = (passes: string, facet: FacetKey) =>
  `(case when ${passes} then 0 else ${bitOf(facet)} end)`

/** Product filters that a row `p` with the facets of a product does not pass. */
export const productFailsSql = [
  ...Object.entries(productFilters).map(([parameter, facet]) =>
    failsUnless(`:${parameter}::text[] is null or p.facets && :${parameter}`, facet),
  ),
  failsUnless(':maxSugar::float8 is null or p.sugar_percent <= :maxSugar::real', 'sugar'),
].join(' | ')

/** Pack filters that a pack `v` does not pass. */
export const variantFailsSql = [
  failsUnless(':packs::text[] is null or v.pack = any(:packs)', 'package'),
  failsUnless(
    ':weightClasses::text[] is null or coalesce(v.weight_class = any(:weightClasses), false)',
    'weight-class',
  ),
  failsUnless('not :onlySale::boolean or v.is_reduced', 'sale'),
  failsUnless(
    `(:minCents::int is null and :maxCents::int is null)
      or coalesce(v.amount_cents between coalesce(:minCents, 0) and coalesce(:maxCents, 2147483647), false)`,
    'price',
  ),
].join(' | ')

/** The facet of `facet=value` as its bit. */
export function bitOfValueSql(value: string): string {
  const cases = Object.values(productFilters).map((facet) => `when '${facet}' then ${bitOf(facet)}`)
  return `case split_part(${value}, '=', 1) ${cases.join(' ')} else 0 end`
}
