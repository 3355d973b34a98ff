import {
  type FacetKey,
  facetKeys,
  type ProductValueFacet,
  productValueFacets,
} from '@haverhof/domain/catalogue'

/** The parameter with the values of a product facet that are chosen, as `facet=value`; null for a facet without a choice. */
export type ChosenValues = { [Facet in ProductValueFacet as Parameter<Facet>]: readonly string[] | null }

type Parameter<Facet extends string> = Facet extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<Parameter<Rest>>}`
  : Facet

function parameterOf(facet: ProductValueFacet): keyof ChosenValues {
  return facet.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as keyof ChosenValues
}

export function chosenValues(valuesOf: (facet: FacetKey) => readonly string[] | null): ChosenValues {
  const entries = productValueFacets.map((facet) => [parameterOf(facet), valuesOf(facet)])
  return Object.fromEntries(entries) as ChosenValues
}

/** Every facet is one bit of a row's `fails`: the filters it does not pass. */
export function bitOf(facet: FacetKey): number {
  return 1 << facetKeys.indexOf(facet)
}

const failsUnless = (passes: string, facet: FacetKey) =>
  `(case when ${passes} then 0 else ${bitOf(facet)} end)`

/** Product filters that a row `p` with the facets of a product does not pass. */
export const productFailsSql = [
  ...productValueFacets.map((facet) =>
    failsUnless(`:${parameterOf(facet)}::text[] is null or p.facets && :${parameterOf(facet)}`, facet),
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
  const cases = productValueFacets.map((facet) => `when '${facet}' then ${bitOf(facet)}`)
  return `case split_part(${value}, '=', 1) ${cases.join(' ')} else 0 end`
}
