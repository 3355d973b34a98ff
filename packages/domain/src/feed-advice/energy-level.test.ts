import { expect, test } from 'vitest'
import { energyLevelOf, type EnergyThreshold } from './index.ts'

const thresholds: EnergyThreshold[] = [
  { level: 'high', fromMjPerKg: 12 },
  { level: 'low', fromMjPerKg: 0 },
  { level: 'medium', fromMjPerKg: 10 },
]

test('the energy of a feed is low, medium or high by its digestible energy (FEED-ADVICE-15, ACC-124, §3.39)', () => {
  const levels = [0, 8.4, 9.99, 10, 11.9, 12, 36.5].map((mj) => energyLevelOf(mj, thresholds))
  expect(levels).toEqual(['low', 'low', 'low', 'medium', 'medium', 'high', 'high'])
})

test('without thresholds there is no level (FEED-ADVICE-15, FEED-ADVICE-49)', () => {
  expect(energyLevelOf(11, [])).toBeNull()
})
