import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forageFor } from './forage.ts'
import { judgeForage, type JudgedForage, usualForage } from './forage-judgement.ts'
import { type Health, healthProblems, type Horse, roughageTypes, unknownDetails } from './horse.ts'
import { adviceLimits } from './limits.ts'
import { adviseFeed, type FeedRules } from './index.ts'

const pony: Horse = {
  ...unknownDetails,
  horseType: 'pony',
  weightKg: 250,
  workLoad: 'none',
  roughageType: 'grass',
  bodyCondition: 'fat',
  health: ['laminitis'],
}

const measuredHay = (sugar: number): JudgedForage => ({ kind: 'hay', isMeasured: true, sugar, starch: 10 })

describe('forage is judged before any feed (FEED-ADVICE-23)', () => {
  it.each(['laminitis', 'ems', 'ppid'] as const)('grass is not right with %s', (problem) => {
    expect(judgeForage({ ...pony, health: [problem] }, usualForage('grass'))).toEqual({
      verdict: 'not-right',
      reason: 'grass',
      value: 150,
      limit: adviceLimits.sugarOfForageAtRisk.value,
      source: 'durham',
      toBeConfirmedBy: 'vet',
    })
  })

  it('unmeasured forage is unknown with laminitis, and usual hay is told to be above the limit', () => {
    const hay = judgeForage(pony, usualForage('hay'))
    expect([hay.verdict, hay.reason, hay.value, hay.limit]).toEqual(['unknown', 'not-measured', 110, 100])
    for (const kind of ['haylage', 'poor-hay'] as const)
      expect(judgeForage(pony, usualForage(kind)).verdict).toBe('unknown')
  })

  it.each([
    [80, 'right', 'within-limit'],
    [90, 'right', 'within-limit'],
    [91, 'not-right', 'above-limit'],
    [111, 'not-right', 'not-suitable'],
    [151, 'not-right', 'do-not-feed'],
    [199, 'not-right', 'do-not-feed'],
  ])(
    'measured hay with %i g of sugar and usual starch: %s, %s (FEED-ADVICE-66, FEED-ADVICE-67)',
    (sugar, verdict, reason) => {
      expect(judgeForage(pony, measuredHay(sugar))).toMatchObject({ verdict, reason, value: sugar + 10 })
    },
  )

  it('for a healthy animal unmeasured forage is right and not measured, and what was measured goes by its sugar (FEED-ADVICE-68)', () => {
    const healths: Health[] = ['unknown', [], ['ulcers']]
    for (const health of healths) {
      for (const kind of roughageTypes)
        expect(judgeForage({ ...pony, health }, usualForage(kind)).verdict).toBe('right-not-measured')
      expect(judgeForage({ ...pony, health }, measuredHay(120))).toMatchObject({
        verdict: 'right',
        limit: 120,
      })
      expect(judgeForage({ ...pony, health }, measuredHay(121))).toMatchObject({
        verdict: 'not-right',
        value: 121,
      })
      const silage = { kind: 'silage', isMeasured: true, sugar: 90, starch: 10 } as const
      expect(judgeForage({ ...pony, health }, silage)).toMatchObject({ reason: 'sugary', limit: 80 })
    }
  })

  it('of grass an animal at risk is told no amount; of other forage the least of a day (FEED-ADVICE-63)', () => {
    expect(forageFor(pony)).toMatchObject({ kilograms: null, judgement: { reason: 'grass' } })
    expect(forageFor({ ...pony, health: [] }).kilograms).toBe(19)
    expect(forageFor({ ...pony, roughageType: 'hay' }).kilograms).toBe(4.5)
  })

  it('what is not right or unknown is a warning beside every dose, and nothing else is (FEED-ADVICE-69)', () => {
    const balancer: FeedRules = {
      dose: {
        gramsPerDay: { none: 600, light: 600, average: 600, heavy: 600 },
        horseTypeFactors: { horse: 1, pony: 1, coldblood: 1, donkey: 1 },
        roughageFactors: { hay: 1, haylage: 1, grass: 1, 'poor-hay': 1 },
        scoopGrams: 500,
        maxGramsPer100KgPerDay: 150,
        maxGramsPer100KgPerMeal: 100,
        feeding: { kind: 'mineral', use: 'daily', mealsPerDay: 1, isMineralised: true, unit: 'g' },
      },
      suits: { horseTypes: [], workLoads: [], ages: [] },
      composition: { starch: 20, sugar: 20, selenium: 1 },
    }
    const health = fc.oneof(fc.constant<Health>('unknown'), fc.subarray([...healthProblems]))
    const roughageType = fc.constantFrom(...roughageTypes)
    fc.assert(
      fc.property(health, roughageType, fc.integer({ min: 100, max: 1200 }), (ill, kind, weightKg) => {
        const advice = adviseFeed(balancer, { ...pony, health: ill, roughageType: kind, weightKg })
        if (!advice.ok) throw new Error(advice.reason)
        const isAtRisk = ill !== 'unknown' && ill.some((problem) => problem !== 'ulcers')
        const warned = advice.value.warnings.filter((warning) => warning.startsWith('forage-'))
        expect(warned).toEqual(isAtRisk ? [kind === 'grass' ? 'forage-not-right' : 'forage-unknown'] : [])
      }),
    )
  })
})
