import type { SearchTopic } from '@haverhof/domain/catalogue'
import { type Complementable, complementsOf } from '@haverhof/domain/feed-advice'
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

/** SEARCH-7: what is shown to nobody who looks for these. */
function unfitForSensitive(topics: readonly SearchTopic[]): ReadonlySet<number> {
  const sensitive = topics.filter(({ key }) => key === 'laminitis' || key === 'ems')
  return new Set(sensitive.flatMap(({ unfitIds }) => unfitIds))
}

function complementable(product: ProductFile, unfitIds: ReadonlySet<number>): Complementable {
  const { id, categories, dose, nutrition, facets, recommendations } = product
  const { sugarGPerKg: sugar, starchGPerKg: starch } = nutrition ?? {}
  return {
    id,
    categories,
    feeding: dose?.feeding ?? null,
    sugarAndStarch: sugar === undefined || starch === undefined ? null : sugar + starch,
    isUnfitForSensitive: unfitIds.has(id),
    hasVitamins: facets.application?.includes('vitamins-minerals') ?? false,
    recommendations,
  }
}
