import { join } from 'node:path'
import {
  adviceLimits,
  adviseFeed,
  alternativesTo,
  bodyConditions,
  type FeedAdvice,
  feedingOf,
  type FeedRules,
  healthProblems,
  type Horse,
  horseTypes,
  lifeStages,
  roughageTypes,
  weightLimitsKg,
  workLoads,
} from '@haverhof/domain/feed-advice'
import { randomRuns } from '@haverhof/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../catalogue/seed/read-catalogue.ts'
import { suitabilityOf } from './feed-rules.ts'

const { products } = readCatalogue(join(import.meta.dirname, '../../../../data'))
type Feed = FeedRules & { id: number }
const feeds: Feed[] = products.flatMap(({ product: { id, dose, facets, nutrition } }) => {
  if (!dose) return []
  const pairs = Object.entries(facets).flatMap(([facet, values]) =>
    values.map((value) => [facet, value] as const),
  )
  const composition = {
    starch: nutrition?.starchGPerKg ?? null,
    sugar: nutrition?.sugarGPerKg ?? null,
    selenium: nutrition?.traceElements?.['selenium'] ?? null,
  }
  return { id, dose, suits: suitabilityOf(pairs), composition }
})
const feedOf = (id: number) => feeds.find((feed) => feed.id === id) as Feed

const horses: fc.Arbitrary<Horse> = fc.record({
  horseType: fc.constantFrom(...horseTypes),
  weightKg: fc.integer({ min: weightLimitsKg.min, max: weightLimitsKg.max }),
  workLoad: fc.constantFrom(...workLoads),
  roughageType: fc.constantFrom(...roughageTypes),
  lifeStage: fc.constantFrom(...lifeStages),
  bodyCondition: fc.constantFrom(...bodyConditions),
  health: fc.oneof(fc.constant('unknown' as const), fc.subarray([...healthProblems])),
})

/** What is wrong with a ration, in words; nothing if it is as it should be. */
function faultsOf(feed: Feed, horse: Horse, ration: FeedAdvice): string[] {
  const { dose, suits, composition } = feed
  const { kind, milk, maxGramsPerMeal = Infinity } = feedingOf(dose)
  const { gramsPerDay, gramsPerMeal, warnings } = ration
  const hundreds = horse.weightKg / 100
  const starch = ((composition.starch ?? 0) * gramsPerDay) / 1000 / horse.weightKg
  const sugars =
    (((composition.starch ?? 0) + (composition.sugar ?? 0)) * gramsPerMeal) / 1000 / horse.weightKg
  const avoidsSugar = horse.health !== 'unknown' && horse.health.some((problem) => problem !== 'ulcers')
  const isWarned = (warning: (typeof warnings)[number]) => warnings.includes(warning)
  const hair = 1 + 1e-6
  const checks: Record<string, boolean> = {
    day: gramsPerDay <= dose.maxGramsPer100KgPerDay * hundreds * hair,
    meal: !!milk || gramsPerMeal <= dose.maxGramsPer100KgPerMeal * hundreds * hair + 0.01,
    once: gramsPerMeal <= maxGramsPerMeal + 0.01,
    heavy: kind !== 'concentrate' || gramsPerMeal <= adviceLimits.concentratePerMeal.value + 0.01,
    ...faultsOfScoops(feed, horse, ration),
    starchOfMeal: starch / ration.mealsPerDay <= 1.001 || isWarned('starch-per-meal'),
    starchOfDay: starch <= 2.001 || isWarned('starch-per-day'),
    // Milk is a complete feed, whose ceiling is 0.5 mg per kilogram.
    selenium: milk
      ? (composition.selenium ?? 0) <= 0.5
      : ((composition.selenium ?? 0) * gramsPerDay) / 1000 <= 0.5001 * hundreds ||
        isWarned('selenium-per-day'),
    sugar: !avoidsSugar || (milk ? isFoalWithVet(horse, ration) : sugars <= 0.1001),
    horseType: suits.horseTypes.includes(horse.horseType),
    forage: !avoidsSugar || !!milk || isForageTold(horse, ration),
    fat: horse.bodyCondition !== 'fat' || !['concentrate', 'oil', 'treat'].includes(kind),
  }
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : name))
}

/** FEED-ADVICE-23: an animal at risk is told that its forage is not right or unknown, and no amount of grass. */
function isForageTold({ roughageType }: Horse, { forage, warnings }: FeedAdvice): boolean {
  if (roughageType !== 'grass') return warnings.includes('forage-unknown')
  return forage.kilograms === null && warnings.includes('forage-not-right')
}

/** FEED-ADVICE-22: sweet milk is for an ill animal only where it was said to be a foal, and with the vet. */
function isFoalWithVet({ lifeStage }: Horse, { warnings }: FeedAdvice): boolean {
  return lifeStage === 'foal' && warnings.includes('milk-with-vet')
}

/** FEED-ADVICE-6: whoever feeds by the scoop gives the dose, and no more than any maximum. */
function faultsOfScoops({ dose, composition }: Feed, horse: Horse, ration: FeedAdvice) {
  const { scoopsPerMeal, scoopGramsPerMeal, mustWeigh, mealsPerDay, gramsPerDay, use } = ration
  const meal = gramsPerDay / mealsPerDay
  const { starch, sugar, selenium } = composition
  const kilograms = scoopGramsPerMeal / 1000
  const limits: [number, number][] = [
    [kilograms * (starch ?? 0), horse.weightKg],
    [kilograms * (starch ?? 0) * mealsPerDay, 2 * horse.weightKg],
    [kilograms * (selenium ?? 0) * mealsPerDay, horse.weightKg / 200],
    [scoopGramsPerMeal, ration.maxGramsPerMeal],
    [scoopGramsPerMeal * mealsPerDay, ration.maxGramsPerDay],
  ]
  const isAtRisk = horse.health !== 'unknown' && horse.health.some((problem) => problem !== 'ulcers')
  if (isAtRisk && !ration.milk) limits.push([kilograms * ((starch ?? 0) + (sugar ?? 0)), horse.weightKg / 10])
  const isAboveDose = scoopGramsPerMeal > meal + 0.01
  return {
    scoopsBelow: mustWeigh || use === 'free-choice' || scoopGramsPerMeal >= 0.9 * meal - 0.01,
    scoopsAbove: scoopGramsPerMeal <= 1.02 * meal + 0.01,
    scoopsAboveLimit: !isAboveDose || limits.every(([value, most]) => value <= most * 1.00001 + 1e-4),
    scoopGrams: Math.abs(scoopsPerMeal * dose.scoopGrams - scoopGramsPerMeal) < 0.01,
  }
}

describe('of all feeds of the shop', () => {
  it('no ration of random horses passes a maximum, a ceiling or the limit of forage without a refusal or a warning, and no scoop the dose (FEED-ADVICE-9, FEED-ADVICE-19, FEED-ADVICE-23)', () => {
    let fed = 0
    fc.assert(
      fc.property(
        horses,
        fc.constantFrom(...feeds),
        fc.integer({ min: 1, max: 20 }),
        (horse, feed, weeks) => {
          const advice = adviseFeed(feed, horse, weeks)
          if (!advice.ok) return true
          fed += 1
          const faults = faultsOf(feed, horse, advice.value)
          if (faults.length > 0) throw new Error(`${feed.id}: ${faults.join(', ')}`)
          return true
        },
      ),
      { numRuns: randomRuns },
    )
    expect(fed).toBeGreaterThan(1000)
  })

  it('every one says how it is used, and none is dosed for a stage it is not made for (FEED-ADVICE-17)', () => {
    expect(feeds).toHaveLength(86)
    expect(feeds.every(({ dose }) => dose.feeding !== undefined)).toBe(true)
    const used = (use: string) => feeds.filter(({ dose }) => feedingOf(dose).use === use).map(({ id }) => id)
    expect(used('free-choice')).toEqual([241, 242, 243, 244, 372, 523])
    expect(used('after-work')).toEqual([133, 381])
    expect(used('course')).toEqual([131, 132, 313, 342, 351, 507, 511, 518, 521])
  })

  it('filter values name no work that the label has no dose for (FEED-ADVICE-18)', () => {
    const untrue = feeds.flatMap(({ id, dose, suits }) =>
      feedingOf(dose).gramsPerDayByStage || feedingOf(dose).milk
        ? []
        : suits.workLoads.filter((work) => !dose.gramsPerDay[work]).map((work) => `${id}: ${work}`),
    )
    expect(untrue).toEqual([])
  })

  it('there is one for every animal at every work, each day of it (FEED-ADVICE-18)', () => {
    const haverhof = feeds.filter(({ id }) => id < 500)
    const known = {
      weightKg: 400,
      roughageType: 'hay',
      lifeStage: 'adult',
      bodyCondition: 'right',
      health: [],
    } as const
    const without = horseTypes.flatMap((horseType) =>
      workLoads.flatMap((workLoad) => {
        const fed = haverhof
          .filter((feed) => adviseFeed(feed, { ...known, horseType, workLoad }).ok)
          .map(({ dose }) => feedingOf(dose))
        const kinds = new Set(fed.filter(({ use }) => use === 'daily').map(({ kind }) => kind))
        const isFedMore = workLoad !== 'none' && horseType !== 'donkey'
        const needed = isFedMore ? (['mineral', 'concentrate'] as const) : (['mineral'] as const)
        return needed.filter((kind) => !kinds.has(kind)).map((kind) => `${horseType} ${workLoad}: ${kind}`)
      }),
    )
    expect(without).toEqual([])
  })

  it('what was refused by mistake is not: electrolytes after light work, beet pulp in milk; who rests gets a balancer before a mash (FEED-ADVICE-18)', () => {
    const mare = {
      horseType: 'horse',
      weightKg: 600,
      workLoad: 'none',
      roughageType: 'hay',
      lifeStage: 'lactation-early',
      bodyCondition: 'right',
      health: [],
    } as const
    expect(adviseFeed(feedOf(144), mare).ok).toBe(true)
    expect(adviseFeed(feedOf(381), { ...mare, lifeStage: 'adult', workLoad: 'light' })).toMatchObject({
      value: { gramsPerDay: 60 },
    })
    const pony = {
      ...mare,
      horseType: 'pony',
      weightKg: 250,
      lifeStage: 'unknown',
      health: ['laminitis'],
    } as const
    const refused = feedOf(107)
    const instead = alternativesTo(feeds, { refused, reason: 'too-much-sugar' }, pony)
    expect(instead.map(({ dose }) => feedingOf(dose).kind)).toEqual(['mineral', 'mineral', 'mineral'])
  })

  it('mineral carriers are as many at grass, and one of a ration (FEED-ADVICE-4, FEED-ADVICE-17)', () => {
    const carriers = feeds.filter(({ dose }) => feedingOf(dose).isMineralised).map(({ id }) => id)
    expect(carriers).toEqual([121, 122, 123, 124, 201, 223, 332, 371, 372, 505, 513, 515, 516])
    for (const { dose } of feeds.filter((feed) => feedingOf(feed.dose).kind === 'mineral'))
      expect(dose.roughageFactors['grass']).toBeGreaterThanOrEqual(1)
  })

  it('what made trouble is refused or capped: racing pellets, foal milk, a pony of 90 kg, 1200 kg in heavy work', () => {
    const horse: Horse = {
      horseType: 'horse',
      weightKg: 1200,
      workLoad: 'heavy',
      roughageType: 'poor-hay',
      lifeStage: 'adult',
      bodyCondition: 'right',
      health: [],
    }
    expect(adviseFeed(feedOf(104), horse)).toMatchObject({
      ok: true,
      value: { gramsPerMeal: 1500, warnings: ['above-meal-maximum'] },
    })
    const pony = {
      ...horse,
      horseType: 'pony',
      weightKg: 90,
      workLoad: 'light',
      roughageType: 'hay',
    } as const
    expect(adviseFeed(feedOf(114), pony)).toMatchObject({
      ok: true,
      value: { gramsPerMeal: 36.67, scoopsPerMeal: 0.02, mustWeigh: true },
    })
    // Half of the dose was told as a quarter of a scoop, and 70 % of it.
    expect(adviseFeed(feedOf(112), { ...horse, weightKg: 300, roughageType: 'hay' })).toMatchObject({
      value: { gramsPerMeal: 633.33, scoopsPerMeal: 0.5, scoopGramsPerMeal: 640, mustWeigh: false },
    })
    expect(
      adviseFeed(feedOf(111), { ...horse, weightKg: 500, workLoad: 'light', roughageType: 'hay' }),
    ).toMatchObject({ value: { mustWeigh: true } })
    const reasonOf = (id: number, changes: Partial<Horse>, weeks: number | null = null) => {
      const advice = adviseFeed(feedOf(id), { ...horse, ...changes }, weeks)
      return advice.ok ? 'fed' : advice.reason
    }
    expect(reasonOf(233, { horseType: 'donkey', workLoad: 'none' })).toBe('not-for-horse-type')
    expect(reasonOf(204, {}, 1)).toBe('not-for-life-stage')
    expect(reasonOf(204, { lifeStage: 'foal' }, 1)).toBe('too-heavy-for-milk')
    expect(reasonOf(104, { horseType: 'pony', weightKg: 250, workLoad: 'none' })).toBe('forage-is-enough')
    for (const id of [101, 102, 103, 105, 106])
      expect(reasonOf(id, { workLoad: 'none', lifeStage: 'unknown' })).toBe('forage-is-enough')
  })
})
