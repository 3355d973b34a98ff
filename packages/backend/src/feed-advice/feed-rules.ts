import type { Composition, FeedRules, Suitability } from '@haverhof/domain/feed-advice'
import type { z } from '@hono/zod-openapi'
import type { ProductDetail } from '../catalogue/index.ts'

type Product = z.infer<typeof ProductDetail>

/** For whom a feed is made stands in its filter values (FEED-ADVICE-18). */
export function suitabilityOf(pairs: readonly (readonly [string, string])[]): Suitability {
  const valuesOf = (facet: string) => pairs.filter(([key]) => key === facet).map(([, value]) => value)
  return { horseTypes: valuesOf('horse-type'), workLoads: valuesOf('labour'), ages: valuesOf('age-group') }
}

/** All that advice about a product goes by; null where it has no dose. */
export function rulesOf({ dose, facets, nutrition }: Product): FeedRules | null {
  if (!dose) return null
  const pairs = facets.flatMap(({ facetKey, values }) => values.map(({ key }) => [facetKey, key] as const))
  const figures = new Map(nutrition.flatMap(({ values }) => values.map(({ key, amount }) => [key, amount])))
  const composition: Composition = {
    starch: figures.get('starch') ?? null,
    sugar: figures.get('sugar') ?? null,
    selenium: figures.get('selenium') ?? null,
  }
  return { dose, suits: suitabilityOf(pairs), composition }
}
