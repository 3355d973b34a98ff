export type FacetKind = 'multi-select' | 'range-slider' | 'single-select' | 'slider'

/**
 * CATALOGUE-10: the filters of a product list, in the order they are shown. A `pack` filter asks something of one
 * pack, a `product` filter of the product; a product is listed when one of its packs passes all pack filters.
 */
export const facetTable = {
  'product-group': { kind: 'multi-select', level: 'product', unit: null },
  'horse-type': { kind: 'multi-select', level: 'product', unit: null },
  'age-group': { kind: 'multi-select', level: 'product', unit: null },
  application: { kind: 'multi-select', level: 'product', unit: null },
  ingredient: { kind: 'multi-select', level: 'product', unit: null },
  labour: { kind: 'multi-select', level: 'product', unit: null },
  package: { kind: 'multi-select', level: 'pack', unit: null },
  'weight-class': { kind: 'multi-select', level: 'pack', unit: null },
  price: { kind: 'range-slider', level: 'pack', unit: 'EUR' },
  sugar: { kind: 'slider', level: 'product', unit: '%' },
  sale: { kind: 'single-select', level: 'pack', unit: null },
  new: { kind: 'single-select', level: 'product', unit: null },
} as const satisfies Record<string, { kind: FacetKind; level: 'product' | 'pack'; unit: string | null }>

export type FacetKey = keyof typeof facetTable

export const facetKeys = Object.keys(facetTable) as FacetKey[]

export function isFacetKey(key: string): key is FacetKey {
  return Object.hasOwn(facetTable, key)
}
