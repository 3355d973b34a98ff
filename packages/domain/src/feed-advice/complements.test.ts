import { expect, test } from 'vitest'
import { type Complementable, complementsOf } from './complements.ts'

type Feeding = NonNullable<Complementable['feeding']>

function feed(id: number, kind: Feeding['kind'], more: Partial<Complementable> & Partial<Feeding> = {}) {
  const { use = 'daily', isMineralised = false, neverWith, ...rest } = more
  return {
    id,
    categories: [kind],
    feeding: { kind, use, isMineralised, neverWith },
    sugarAndStarch: 100,
    isUnfitForSensitive: false,
    hasVitamins: false,
    recommendations: [],
    ...rest,
  } satisfies Complementable
}

const balancer = feed(20, 'mineral', { isMineralised: true })
const chaff = feed(30, 'fibre')
const oil = feed(40, 'oil', { sugarAndStarch: 0 })
const treat = feed(50, 'treat', { sugarAndStarch: 500 })
const mash = feed(60, 'concentrate', { use: 'course' })
const range = [feed(11, 'concentrate'), balancer, chaff, oil, treat, mash]

test('a muesli is not shown a second one, but what belongs beside it (CATALOGUE-26)', () => {
  const muesli = feed(10, 'concentrate', { recommendations: [11, 60] })
  expect(complementsOf(muesli, [muesli, ...range])).toEqual([60, 20, 30, 40])
})

test('a feed that covers vitamins gets no second source of them (CATALOGUE-26, FEED-ADVICE-17)', () => {
  const muesli = feed(10, 'concentrate', { hasVitamins: true, recommendations: [20] })
  expect(complementsOf(muesli, [muesli, ...range])).toEqual([30, 40, 50])
})

test('what labels forbid beside each other is not offered, from either side (CATALOGUE-26)', () => {
  const muesli = feed(10, 'concentrate', { neverWith: [30], recommendations: [30] })
  const other = feed(40, 'oil', { neverWith: [10] })
  expect(complementsOf(muesli, [muesli, balancer, chaff, other, treat])).toEqual([20, 50])
})

test('who buys low in sugar is not led to sweets (CATALOGUE-26)', () => {
  const muesli = feed(10, 'concentrate', { categories: ['low-sugar', 'muesli'], recommendations: [50] })
  expect(complementsOf(muesli, [muesli, ...range])).toEqual([20, 30, 40])
  const sweetish = feed(30, 'fibre', { sugarAndStarch: 101 })
  const unfit = feed(20, 'mineral', { isUnfitForSensitive: true })
  expect(complementsOf(muesli, [muesli, unfit, sweetish, oil])).toEqual([40])
})

test('of several the one for the same horses comes first, and goods that are not fed keep what their file names', () => {
  const senior = feed(10, 'concentrate', { categories: ['senior'] })
  const seniorOil = feed(41, 'oil', { categories: ['senior'] })
  expect(complementsOf(senior, [senior, oil, seniorOil])).toEqual([41])
  const bucket = { ...feed(70, 'treat'), feeding: null, recommendations: [11, 999] }
  expect(complementsOf(bucket, range)).toEqual([11])
})
