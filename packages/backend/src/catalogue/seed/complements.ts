import type { SearchTopic } from '@haverhof/domain/catalogue'
import { type Complementable, complementsOf } from '@haverhof/domain/feed-advice'
import { type IllnessList, illnessList } from '../companions.ts'
import type { ProductFile } from './product-file.ts'

/** Instead of what the files alone name (CATALOGUE-26). Only the own brand is looked at: no site sells both. */
export function withComplements(
  products: readonly ProductFile[],
  topics: readonly SearchTopic[],
): ProductFile[] {
  const illnesses = illnessList(topics)
  const byBrand = Map.groupBy(products, ({ brand }) => brand)
  const ranges = new Map(
    [...byBrand].map(([brand, of]) => [brand, of.map((product) => complementable(product, illnesses))]),
  )
  return products.map((product) => ({
    ...product,
    recommendations: complementsOf(complementable(product, illnesses), ranges.get(product.brand) ?? []),
  }))
}

export function complementable(product: ProductFile, illnesses: IllnessList): Complementable {
  const { id, categories, dose, nutrition, facets, recommendations } = product
  const { sugarGPerKg: sugar, starchGPerKg: starch } = nutrition ?? {}
  return {
    id,
    categories,
    applications: facets.application ?? [],
    feeding: dose?.feeding ?? null,
    sugarAndStarch: sugar === undefined || starch === undefined ? null : sugar + starch,
    isForIllness: illnesses.isFor({ id, categories }),
    isUnfitForIllness: illnesses.unfitIds.has(id),
    recommendations,
  }
}
