import fc from 'fast-check'
import type { ListFilters } from '../index.ts'

export type Pack = {
  pack: string
  weightClass: string | null
  cents: number
  kiloCents: number | null
  reduced: boolean
}
export type Goods = {
  isNew: boolean
  sugarPercent: number | null
  rating: number | null
  horse: string[]
  categories: string[]
  packs: Pack[]
}

const horses = ['horse', 'pony', 'donkey']
const categoryKeys = ['feed', 'treats']
const packs = ['bag', 'bucket', 'silo']

export const goods: fc.Arbitrary<Goods> = fc.record({
  isNew: fc.boolean(),
  sugarPercent: fc.option(fc.integer({ min: 1, max: 20 })),
  rating: fc.option(fc.integer({ min: 1, max: 5 })),
  horse: fc.subarray(horses),
  categories: fc.subarray(categoryKeys),
  packs: fc.array(
    fc.record({
      pack: fc.constantFrom(...packs),
      weightClass: fc.constantFrom(null, '1-5-kg', 'bulk'),
      cents: fc.integer({ min: 1, max: 12 }).map((tens) => tens * 100),
      kiloCents: fc.option(fc.integer({ min: 1, max: 6 })),
      reduced: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
})

/** Any choice of filters a visitor can make of them. */
export const filters: fc.Arbitrary<ListFilters> = fc.record({
  values: fc
    .record({
      'horse-type': fc.subarray(horses),
      'product-group': fc.subarray(categoryKeys),
      package: fc.subarray(packs),
      'weight-class': fc.subarray(['1-5-kg', 'bulk']),
      sale: fc.subarray(['sale']),
      new: fc.subarray(['new']),
    })
    .map(
      (chosen) =>
        new Map(Object.entries(chosen).filter(([, keys]) => keys.length > 0)) as ListFilters['values'],
    ),
  minPriceCents: fc.option(fc.constantFrom(200, 500)),
  maxPriceCents: fc.option(fc.constantFrom(600, 900)),
  maxSugarPercent: fc.option(fc.constantFrom(5, 10)),
})

/** Small ones, and a few above the size from which orders are walked instead of sorted. */
export const catalogue = fc.oneof(
  { weight: 12, arbitrary: fc.array(goods, { maxLength: 60 }) },
  { weight: 1, arbitrary: fc.array(goods, { minLength: 450, maxLength: 500, size: 'max' }) },
)
