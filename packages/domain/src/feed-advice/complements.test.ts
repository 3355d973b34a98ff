import { expect, test } from 'vitest'
import { type Complementable, complementsOf, goesWithAll, mayBeGivenBeside } from './complements.ts'

type Feeding = NonNullable<Complementable['feeding']>

function feed(id: number, kind: Feeding['kind'], more: Partial<Complementable> & Partial<Feeding> = {}) {
  const { use = 'daily', isMineralised = false, neverWith, ...rest } = more
  return {
    id,
    categories: [kind],
    applications: [],
    feeding: { kind, use, isMineralised, neverWith },
    sugarAndStarch: 100,
    isForIllness: false,
    isUnfitForIllness: false,
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

test('a muesli is not shown a second one, but what belongs beside it (CATALOGUE-26, 71)', () => {
  const muesli = feed(10, 'concentrate', { recommendations: [11, 60] })
  expect(complementsOf(muesli, [muesli, ...range])).toEqual([60, 20, 30, 40])
})

test('a feed that covers vitamins gets no second source of them (CATALOGUE-26, FEED-ADVICE-52)', () => {
  const muesli = feed(10, 'concentrate', { applications: ['vitamins-minerals'], recommendations: [20] })
  expect(complementsOf(muesli, [muesli, ...range])).toEqual([30, 40, 50])
})

test('what labels forbid beside each other is not offered, from either side (CATALOGUE-26)', () => {
  const muesli = feed(10, 'concentrate', { neverWith: [30], recommendations: [30] })
  const other = feed(40, 'oil', { neverWith: [10] })
  expect(complementsOf(muesli, [muesli, balancer, chaff, other, treat])).toEqual([20, 50])
})

test('who buys low in sugar is not led to sweets (CATALOGUE-26, 70)', () => {
  const muesli = feed(10, 'concentrate', { isForIllness: true, recommendations: [50] })
  expect(complementsOf(muesli, [muesli, ...range])).toEqual([20, 30, 40])
  const sweetish = feed(30, 'fibre', { sugarAndStarch: 101 })
  const unfit = feed(20, 'mineral', { isUnfitForIllness: true })
  expect(complementsOf(muesli, [muesli, unfit, sweetish, oil])).toEqual([40])
})

test('of several the one for the same horses comes first, and goods that are not fed keep what their file names', () => {
  const senior = feed(10, 'concentrate', { categories: ['senior'] })
  const seniorOil = feed(41, 'oil', { categories: ['senior'] })
  expect(complementsOf(senior, [senior, oil, seniorOil])).toEqual([41])
  const bucket = { ...feed(70, 'treat'), feeding: null, recommendations: [11, 999] }
  expect(complementsOf(bucket, range)).toEqual([11])
})

const lowSugar = feed(12, 'concentrate', { isForIllness: true })
const metabolic = feed(13, 'mineral', { applications: ['metabolic'] })

test('with what is made low in sugar in the cart nothing sweet is offered or given (PRICING-8, CART-31)', () => {
  const herbs = feed(51, 'treat', { sugarAndStarch: 70 })
  for (const cart of [[lowSugar], [metabolic], [feed(14, 'oil'), lowSugar]]) {
    expect(goesWithAll(cart, treat)).toBe(false)
    expect(mayBeGivenBeside(cart, treat)).toBe(false)
    expect(goesWithAll(cart, herbs)).toBe(true)
    expect(mayBeGivenBeside(cart, herbs)).toBe(true)
  }
  expect(goesWithAll([], treat)).toBe(true)
})

test('what is bought instead of something in the cart is not offered, and may be given (PRICING-8, CART-31)', () => {
  const other = feed(52, 'treat')
  expect(goesWithAll([balancer, treat], other)).toBe(false)
  expect(mayBeGivenBeside([balancer, treat], other)).toBe(true)
  expect(mayBeGivenBeside([balancer, feed(53, 'treat', { neverWith: [52] })], other)).toBe(false)
})

test('beside what is low in sugar, unmeasured feed does not pass for low; a brush does (FEED-ADVICE-19)', () => {
  const unmeasured = feed(54, 'treat', { sugarAndStarch: null })
  expect(goesWithAll([lowSugar], unmeasured)).toBe(false)
  expect(goesWithAll([lowSugar], { ...unmeasured, feeding: null })).toBe(true)
  expect(goesWithAll([lowSugar], { ...unmeasured, feeding: null, sugarAndStarch: 300 })).toBe(false)
})

test('beside what makes a horse thinner no concentrate, oil or treat is offered or given (CATALOGUE-26, 70, PRICING-8, CART-31)', () => {
  const slimming = feed(15, 'mineral', { applications: ['weight-loss'], recommendations: [11, 40] })
  expect(complementsOf(slimming, [slimming, ...range])).toEqual([30])
  for (const fattening of [feed(11, 'concentrate'), oil, feed(51, 'treat', { sugarAndStarch: 0 })]) {
    expect(goesWithAll([slimming], fattening)).toBe(false)
    expect(mayBeGivenBeside([slimming], fattening)).toBe(false)
  }
})
