import { type Complementable, complementsOf } from '@haverhof/domain/feed-advice'
import type { ProductFile } from './product-file.ts'

/** CATALOGUE-26: instead of what the files alone name. Only the own brand is looked at: no site sells both. */
export function withComplements(products: readonly ProductFile[]): ProductFile[] {
  const byBrand = Map.groupBy(products, ({ brand }) => brand)
  const ranges = new Map([...byBrand].map(([brand, of]) => [brand, of.map(complementable)]))
  return products.map((product) => ({
    ...product,
    recommendations: complementsOf(complementable(product), ranges.get(product.brand) ?? []),
  }))
}

function complementable({
  id,
  categories,
  dose,
  nutrition,
  facets,
  recommendations,
}: ProductFile): Complementable {
  const { sugarGPerKg: sugar, starchGPerKg: starch } = nutrition ?? {}
  return {
    id,
    categories,
    feeding: dose?.feeding ?? null,
    sugarAndStarch: sugar === undefined || starch === undefined ? null : sugar + starch,
    hasVitamins: facets.application?.includes('vitamins-minerals') ?? false,
    recommendations,
  }
}
