import { expect, test } from 'vitest'
import { firstPack, type PackOfProduct } from './first-pack.ts'

const kg = (amount: number, more: Partial<PackOfProduct> = {}): PackOfProduct => ({
  content: { amount: amount * 1000, unit: 'g' },
  pack: 'bag',
  comingSoon: false,
  sold: 0,
  ...more,
})
const muesli = { gramsPerDay: { light: 1500 }, feeding: { use: 'daily' } }
const balancer = { gramsPerDay: { light: 600 }, feeding: { use: 'daily' } }

test('a muesli begins with its full bag, not with the taster, three bags or the big box (CATALOGUE-25, 69)', () => {
  expect(firstPack([kg(3), kg(20), kg(60), kg(600, { pack: 'bigbox' })], muesli)).toBe(1)
})

test('of packs that last two weeks the smallest comes first (CATALOGUE-25)', () => {
  expect(firstPack([kg(5), kg(15), kg(20)], balancer)).toBe(1)
  expect(firstPack([kg(1, { pack: 'tub' }), kg(3, { pack: 'bucket' })], { gramsPerDay: { light: 40 } })).toBe(
    0,
  )
})

test('what sells best outweighs the rule, but a taster never does (CATALOGUE-25, 69)', () => {
  expect(firstPack([kg(3, { sold: 900 }), kg(15, { sold: 40 }), kg(20, { sold: 31 })], muesli)).toBe(1)
  expect(firstPack([kg(15, { sold: 29 }), kg(20)], muesli)).toBe(1)
})

test('what is announced is not shown first, and what is not fed by the day keeps its order (CATALOGUE-25, 69)', () => {
  expect(firstPack([kg(15), kg(25, { comingSoon: true })], muesli)).toBe(0)
  expect(firstPack([kg(1), kg(3)], { gramsPerDay: { light: 90 }, feeding: { use: 'free-choice' } })).toBe(0)
  expect(firstPack([kg(2), kg(12)], null)).toBe(0)
})
