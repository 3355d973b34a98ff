import fc from 'fast-check'
import { expect, it } from 'vitest'
import { proposedInterval } from './index.ts'

const line = (gramsPerPack: number, gramsPerDay: number, quantity = 1) => ({
  gramsPerPack,
  gramsPerDay,
  quantity,
})

it('proposes as many days as the pieces last, rounded up (REPEAT-5)', () => {
  expect(proposedInterval(line(20_000, 1500))).toEqual({ days: 14, lastsDays: 13, enough: null })
  expect(proposedInterval(line(20_000, 500))).toEqual({ days: 40, lastsDays: 40, enough: null })
  expect(proposedInterval(line(20_000, 500, 2))).toEqual({ days: 80, lastsDays: 80, enough: null })
  // Fed on three days of seven: what a computer makes of it is 105.00000000000001 days, not 106.
  expect(proposedInterval(line(4500, (100 * 3) / 7))?.days).toBe(105)
})

it('proposes no interval where the pieces last longer than the longest, or nothing is fed (REPEAT-35)', () => {
  expect(proposedInterval(line(10_000, 25))).toEqual({ days: null, lastsDays: 400, enough: null })
  expect(proposedInterval(line(20_000, 0))).toBeNull()
})

it('says how many small packs are enough for four weeks (REPEAT-28)', () => {
  expect(proposedInterval(line(3000, 1500))).toEqual({
    days: 7,
    lastsDays: 2,
    enough: { quantity: 14, days: 28 },
  })
  expect(proposedInterval(line(2000, 900))?.enough).toEqual({ quantity: 12, days: 27 })
  expect(proposedInterval(line(10, 900))?.enough).toEqual({ quantity: 99, days: 7 })
})

it('brings never more in a day than a day’s ration, whatever the pack and the horse (REPEAT-5, REPEAT-28)', () => {
  const grams = fc.double({ min: 1, max: 50_000, noNaN: true })
  const brings = (pack: number, { quantity, days }: { quantity: number; days: number }) =>
    (pack * quantity) / days
  fc.assert(
    fc.property(grams, grams, fc.integer({ min: 1, max: 99 }), (gramsPerPack, gramsPerDay, quantity) => {
      const { days = null, enough = null } = proposedInterval({ gramsPerPack, gramsPerDay, quantity }) ?? {}
      const brought = [
        ...(days === null ? [] : [brings(gramsPerPack, { quantity, days })]),
        ...(enough ? [brings(gramsPerPack, enough)] : []),
      ]
      expect(Math.max(0, ...brought)).toBeLessThanOrEqual(gramsPerDay * (1 + 1e-6))
    }),
  )
})
