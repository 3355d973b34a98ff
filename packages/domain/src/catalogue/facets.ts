export type FacetKind = 'multi-select' | 'range-slider' | 'single-select' | 'slider'

type Facet = { kind: FacetKind; level: 'product' | 'pack'; unit: string | null; perProduct?: number }

/**
 * The filters of a product list, in the order they are shown (CATALOGUE-10, 63). A `pack` filter asks something of one pack,
 * a `product` filter of the product; a product is listed when one of its packs passes all pack filters. A filter with
 * `perProduct` has values that each product states itself: this line and the values in `facets.yaml` are all of it. The
 * number is how many of them an invented product has at most.
 */
export const facetTable = {
  'product-group': { kind: 'multi-select', level: 'product', unit: null },
  'horse-type': { kind: 'multi-select', level: 'product', unit: null, perProduct: 3 },
  'age-group': { kind: 'multi-select', level: 'product', unit: null, perProduct: 2 },
  application: { kind: 'multi-select', level: 'product', unit: null, perProduct: 3 },
  ingredient: { kind: 'multi-select', level: 'product', unit: null, perProduct: 4 },
  labour: { kind: 'multi-select', level: 'product', unit: null, perProduct: 2 },
  package: { kind: 'multi-select', level: 'pack', unit: null },
  'weight-class': { kind: 'multi-select', level: 'pack', unit: null },
  price: { kind: 'range-slider', level: 'pack', unit: 'EUR' },
  sugar: { kind: 'slider', level: 'product', unit: '%' },
  sale: { kind: 'single-select', level: 'pack', unit: null },
  new: { kind: 'single-select', level: 'product', unit: null },
} as const satisfies Record<string, Facet>

export type FacetKey = keyof typeof facetTable

export const facetKeys = Object.keys(facetTable) as FacetKey[]

export function isFacetKey(key: string): key is FacetKey {
  return Object.hasOwn(facetTable, key)
}

type Table = typeof facetTable
type KeysOf<Shape> = { [Key in FacetKey]: Table[Key] extends Shape ? Key : never }[FacetKey]

/** Filters whose values products state themselves. */
export type StatedFacet = KeysOf<{ perProduct: number }>
export const statedFacets = facetKeys.filter((key): key is StatedFacet => 'perProduct' in facetTable[key])

/** Filters by a value of the product: stated, a category, or that it is new. */
export type ProductValueFacet = Exclude<KeysOf<{ level: 'product' }>, KeysOf<{ kind: 'slider' }>>
export const productValueFacets = facetKeys.filter(
  (key): key is ProductValueFacet =>
    facetTable[key].level === 'product' && facetTable[key].kind.endsWith('select'),
)
