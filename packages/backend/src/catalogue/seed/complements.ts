import type { SearchTopic } from '@haverhof/domain/catalogue'
import { type Complementable, complementsOf } from '@haverhof/domain/feed-advice'
import { unfitForSensitive } from '../companions.ts'
import type { ProductFile } from './product-file.ts'

/** CATALOGUE-26: instead of what the files alone name. Only the own brand is looked at: no site sells both. */
export function withComplements(
  products: readonly ProductFile[],
  topics: readonly SearchTopic[],
): ProductFile[] {
  const unfitIds = unfitForSensitive(topics)
  const byBrand = Map.groupBy(products, ({ brand }) => brand)
  const ranges = new Map(
    [...byBrand].map(([brand, of]) => [brand, of.map((product) => complementable(product, unfitIds))]),
  )
  return products.map((product) => ({
    ...product,
    recommendations: complementsOf(complementable(product, unfitIds), ranges.get(product.brand) ?? []),
  }))
}

function complementable(product: ProductFile, unfitIds: ReadonlySet<number>): Complementable {
  const { id, categories, dose, nutrition, facets, recommendations } = product
  const { sugarGPerKg: sugar, starchGPerKg: starch } = nutrition ?? {}
  return {
    id,
    categories,
    applications: facets.application ?? [],
    feeding: dose?.feeding ?? null,
    sugarAndStarch: sugar === undefined || starch === undefined ? null : sugar + starch,
    isUnfitForSensitive: unfitIds.has(id),
    recommendations,
  }
}
