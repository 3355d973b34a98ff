import type { ListFilters } from '../index.ts'
import type { Goods, Pack } from './test-products.ts'

/** The choice without that of one facet. */
export function openFacet(chosen: ListFilters, facet: string): ListFilters {
  const values = new Map([...chosen.values].filter(([key]) => key !== facet))
  if (facet === 'price') return { ...chosen, values, minPriceCents: null, maxPriceCents: null }
  return facet === 'sugar' ? { ...chosen, values, maxSugarPercent: null } : { ...chosen, values }
}

/** Whether a product is in the list, worked out the plain way. */
export function passes(product: Goods, chosen: ListFilters): boolean {
  const any = (facet: string, own: readonly string[]) => {
    const keys = chosen.values.get(facet as never)
    return !keys || keys.some((key) => own.includes(key))
  }
  return (
    any('horse-type', product.horse) &&
    any('product-group', product.categories) &&
    any('new', product.isNew ? ['new'] : []) &&
    (chosen.maxSugarPercent === null ||
      (product.sugarPercent !== null && product.sugarPercent <= chosen.maxSugarPercent)) &&
    product.packs.some((pack) => variantPasses(pack, chosen))
  )
}

export function variantPasses(pack: Pack, chosen: ListFilters): boolean {
  const one = (facet: string, own: string | null) => {
    const keys = chosen.values.get(facet as never)
    return !keys || (own !== null && keys.includes(own))
  }
  return (
    one('package', pack.pack) &&
    one('weight-class', pack.weightClass) &&
    one('sale', pack.reduced ? 'sale' : null) &&
    pack.cents >= (chosen.minPriceCents ?? 0) &&
    pack.cents <= (chosen.maxPriceCents ?? Infinity)
  )
}
