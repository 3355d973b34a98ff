import { describe, expect, it } from 'vitest'
import {
  healthText,
  isPossibleWeight,
  lifeStages,
  readHealth,
  referenceWeightKg,
  workThresholdHours,
} from './index.ts'

describe('the questions of the calculator', () => {
  it('take a weight in whole kilograms, from a foal to a heavy horse (FEED-ADVICE-2, §1.27, §5.13)', () => {
    const isPossible = (weightKg: number) => isPossibleWeight(weightKg, 'unknown')
    expect([50, 300, 1200].map(isPossible)).toEqual([true, true, true])
    expect([49, 1201, 1e308, 300.5, Number.NaN].some(isPossible)).toBe(false)
  })

  it('take a foal from 8 kg, and no other animal (FEED-ADVICE-2)', () => {
    expect([8, 20, 1200].every((weightKg) => isPossibleWeight(weightKg, 'foal'))).toBe(true)
    expect([7, 20.5, 1201].some((weightKg) => isPossibleWeight(weightKg, 'foal'))).toBe(false)
    expect(lifeStages.filter((stage) => isPossibleWeight(20, stage))).toEqual(['foal'])
  })

  it('know the horse of the label and where heavy work begins (FEED-ADVICE-1, FEED-ADVICE-3, §3.38, §9.7)', () => {
    expect([referenceWeightKg, workThresholdHours]).toEqual([600, 5])
  })

  it('say health in the address as problems, none or unknown, and refuse other words (FEED-ADVICE-16)', () => {
    for (const health of [[], ['laminitis', 'ppid'], 'unknown'] as const)
      expect(readHealth(healthText(health))).toEqual(health)
    expect(['', 'colic', 'laminitis,colic', 'none,ppid'].map(readHealth)).toEqual([null, null, null, null])
  })
})
