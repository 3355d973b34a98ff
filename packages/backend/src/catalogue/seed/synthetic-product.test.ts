import { statedFacets } from '@haverhof/domain/catalogue'
import { languageCodes } from '@haverhof/domain/shared'
import { expect, test } from 'vitest'
import { syntheticProduct } from './synthetic-product.ts'

const choices = {
  categories: ['muesli'],
  values: (facet: string) => [`${facet}-one`, `${facet}-two`],
}

test('a synthetic product is a product that the shop accepts, in every language (CATALOGUE-21)', () => {
  const { texts, facets } = syntheticProduct(900_001, choices)
  expect(Object.keys(facets)).toEqual(statedFacets)
  expect(Object.keys(texts).toSorted()).toEqual(languageCodes.toSorted())
})
