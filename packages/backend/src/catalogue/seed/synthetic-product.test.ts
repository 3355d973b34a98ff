import { languageCodes } from '@haverhof/domain/shared'
import { expect, test } from 'vitest'
import { syntheticProduct } from './synthetic-product.ts'

const choices = {
  categories: ['muesli'],
  values: {
    'horse-type': ['pony'],
    'age-group': ['adult'],
    application: ['digestion'],
    ingredient: ['oats'],
    labour: ['light'],
  },
}

test('a synthetic product is a product that the shop accepts, in every language (CATALOGUE-21)', () => {
  const { texts } = syntheticProduct(900_001, choices)
  expect(Object.keys(texts).toSorted()).toEqual(languageCodes.toSorted())
})
