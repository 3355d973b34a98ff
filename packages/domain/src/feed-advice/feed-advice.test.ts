import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bestPack,
  bodyConditions,
  type DoseRule,
  healthProblems,
  type Horse,
  horseTypes,
  lifeStages,
  packRation,
  rationFor,
  referenceWeightKg,
  roughageTypes,
  unknownDetails,
  weightLimitsKg,
  workLoads,
} from './index.ts'
import { usualFeeding } from './feeding.ts'
import { outlasts, sensibleDays } from './packs.ts'
import { exactGramsPerDay, type Ration } from './ration.ts'
import { scoopsFor } from './scoops.ts'

const muesli: DoseRule = {
  gramsPerDay: { none: 800, light: 1500, average: 2400, heavy: 3600 },
  horseTypeFactors: { horse: 1, pony: 1, coldblood: 0.8, donkey: 0.4 },
  roughageFactors: { hay: 1, haylage: 0.95, grass: 0.85, 'poor-hay': 1.15 },
  scoopGrams: 780,
  maxGramsPer100KgPerDay: 800,
  maxGramsPer100KgPerMeal: 300,
}

const reference: Horse = {
  horseType: 'horse',
  weightKg: 600,
  workLoad: 'light',
  roughageType: 'hay',
  ...unknownDetails,
}

function given(rule: DoseRule, horse: Horse): Ration {
  const ration = rationFor(rule, horse)
  if (!ration.ok) throw new Error(ration.reason)
  return ration.value
}

const factor = fc.integer({ min: 20, max: 160 }).map((percent) => percent / 100)
const grams = fc.integer({ min: 10, max: 12_000 })
const rules: fc.Arbitrary<DoseRule> = fc.record({
  gramsPerDay: fc.record({ none: grams, light: grams, average: grams, heavy: grams }),
  horseTypeFactors: fc.record({
    horse: fc.constant(1),
    pony: fc.constant(1),
    coldblood: factor,
    donkey: factor,
  }),
  roughageFactors: fc.record({ hay: fc.constant(1), haylage: factor, grass: factor, 'poor-hay': factor }),
  scoopGrams: fc.integer({ min: 10, max: 1500 }),
  maxGramsPer100KgPerDay: fc.integer({ min: 1, max: 2500 }),
  maxGramsPer100KgPerMeal: fc.integer({ min: 1, max: 800 }),
})
const weights = fc.integer({ min: weightLimitsKg.min, max: weightLimitsKg.max })
const horses: fc.Arbitrary<Horse> = fc.record({
  horseType: fc.constantFrom(...horseTypes),
  weightKg: weights,
  workLoad: fc.constantFrom(...workLoads),
  roughageType: fc.constantFrom(...roughageTypes),
  lifeStage: fc.constantFrom(...lifeStages),
  bodyCondition: fc.constantFrom(...bodyConditions),
  health: fc.oneof(fc.constant('unknown' as const), fc.subarray([...healthProblems])),
})

describe('a ration', () => {
  it('of the reference horse is what the product says, in three meals and in scoops (§1.28, §9.6)', () => {
    expect(given(muesli, reference)).toEqual({
      gramsPerDay: 1500,
      mealsPerDay: 3,
      gramsPerMeal: 500,
      // Half a scoop would be 390 g, three quarters 585 g.
      scoopsPerMeal: 0.625,
      scoopGramsPerMeal: 487.5,
      mustWeigh: false,
      maxGramsPerDay: 4800,
      maxGramsPerMeal: 1800,
      warnings: [],
    })
  })

  it('of a pony of 300 kg is half of that of the reference horse, whatever the feed (FEED-ADVICE-4, §1.29, §9.5)', () => {
    fc.assert(
      fc.property(rules, horses, (rule, horse) => {
        const pony = exactGramsPerDay(rule, { ...horse, horseType: 'pony', weightKg: 300 })
        const whole = exactGramsPerDay(rule, { ...horse, horseType: 'horse', weightKg: referenceWeightKg })
        expect(pony).toBeCloseTo((whole ?? 0) / 2, 9)
      }),
    )
    const pony: Horse = { ...reference, horseType: 'pony', weightKg: 300 }
    expect(given(muesli, pony).gramsPerDay).toBe(given(muesli, reference).gramsPerDay / 2)
  })

  it('never becomes smaller for a heavier horse (FEED-ADVICE-6)', () => {
    fc.assert(
      fc.property(rules, horses, weights, (rule, horse, other) => {
        const [light, heavy] = [horse.weightKg, other].toSorted((a, b) => a - b)
        const less = given(rule, { ...horse, weightKg: light ?? 0 })
        const more = given(rule, { ...horse, weightKg: heavy ?? 0 })
        expect(more.gramsPerDay).toBeGreaterThanOrEqual(less.gramsPerDay)
      }),
    )
  })

  it('is the sum of its three meals, in steps of ten grams, small ones of one gram (FEED-ADVICE-6)', () => {
    fc.assert(
      fc.property(rules, horses, (rule, horse) => {
        const { gramsPerDay, gramsPerMeal } = given(rule, horse)
        // A meal is told with two decimals.
        expect(Math.abs(gramsPerMeal * 3 - gramsPerDay)).toBeLessThan(0.02)
        expect(gramsPerDay % (gramsPerDay < 10 ? 1 : 10)).toBe(0)
      }),
    )
  })

  it('is told in quarters or eighths of a scoop between 90 and 102 % of the meal, never above a maximum; else with two decimals, rounded down, to be weighed (FEED-ADVICE-6, FEED-ADVICE-44, FEED-ADVICE-46, FEED-ADVICE-47)', () => {
    fc.assert(
      fc.property(rules, horses, (rule, horse) => {
        const { gramsPerDay, scoopsPerMeal, scoopGramsPerMeal, mustWeigh, ...most } = given(rule, horse)
        const meal = gramsPerDay / 3
        expect(scoopGramsPerMeal).toBeCloseTo(scoopsPerMeal * rule.scoopGrams, 1)
        // What is told has two decimals, so it may seem a hair above.
        expect(scoopGramsPerMeal).toBeLessThanOrEqual(meal * 1.02 + 0.01)
        expect(scoopGramsPerMeal).toBeLessThanOrEqual(Math.max(meal, most.maxGramsPerMeal) + 0.01)
        expect(scoopGramsPerMeal * 3).toBeLessThanOrEqual(Math.max(gramsPerDay, most.maxGramsPerDay) + 0.05)
        const isNearlyTheMeal =
          scoopGramsPerMeal <= meal + 0.01 && meal - scoopGramsPerMeal < rule.scoopGrams / 100 + 0.01
        const isInSteps = scoopsPerMeal % 0.125 === 0 && scoopGramsPerMeal >= meal * 0.9 - 0.01
        expect(mustWeigh ? isNearlyTheMeal : isInSteps).toBe(true)
      }),
    )
    const scoops = (grams: number, scoopGrams: number, mostGrams = Infinity) =>
      Object.values(scoopsFor({ grams, scoopGrams, mostGrams }))
    expect(scoops(633.33, 1280)).toEqual([0.5, 640, false])
    expect(scoops(633.33, 1280, 639)).toEqual([0.49, 627.2, true])
    expect(scoops(443, 1250)).toEqual([0.35, 437.5, true])
    expect(scoops(450, 1200)).toEqual([0.375, 450, false])
    expect(scoops(2, 1300)).toEqual([0, 0, true])
  })

  it('is rounded down where rounding up would pass the maximum (FEED-ADVICE-6)', () => {
    const msm = { ...muesli, gramsPerDay: { light: 60 }, maxGramsPer100KgPerDay: 10 }
    expect(given(msm, { ...reference, weightKg: 350 })).toMatchObject({ gramsPerDay: 30, warnings: [] })
    expect(given({ ...msm, maxGramsPer100KgPerDay: 12 }, { ...reference, weightKg: 350 })).toMatchObject({
      gramsPerDay: 40,
    })
    expect(given({ ...msm, gramsPerDay: { light: 20 } }, { ...reference, weightKg: 50 })).toMatchObject({
      gramsPerDay: 2,
    })
  })

  it('ends at the maximum of a day and of a meal, and says so (FEED-ADVICE-9)', () => {
    const strict = { ...muesli, maxGramsPer100KgPerDay: 250, maxGramsPer100KgPerMeal: 83 }
    expect(given(strict, reference)).toMatchObject({ gramsPerDay: 1490, warnings: ['above-meal-maximum'] })
    const poorHay: Horse = { ...reference, roughageType: 'poor-hay' }
    expect(given(strict, poorHay)).toMatchObject({
      gramsPerDay: 1490,
      warnings: ['above-daily-maximum', 'above-meal-maximum'],
    })
    expect(given({ ...strict, maxGramsPer100KgPerMeal: 84 }, reference).warnings).toEqual([])
  })

  it('of a concentrate is never more than 2 kg at once, or than its label allows at once (FEED-ADVICE-9)', () => {
    const heavy: Horse = { ...reference, weightKg: 1200, workLoad: 'heavy', roughageType: 'poor-hay' }
    expect(given(muesli, heavy)).toMatchObject({ gramsPerDay: 6000, warnings: ['above-meal-maximum'] })
    const feeding = { ...usualFeeding, maxGramsPerMeal: 1500 }
    expect(given({ ...muesli, feeding }, heavy)).toMatchObject({ gramsPerDay: 4500, maxGramsPerMeal: 1500 })
  })

  it('has the meals of its feed, and no scoop of what is taken freely (FEED-ADVICE-6, FEED-ADVICE-17, FEED-ADVICE-47)', () => {
    const minerals: DoseRule = {
      ...muesli,
      gramsPerDay: { light: 60 },
      scoopGrams: 30,
      feeding: { ...usualFeeding, kind: 'mineral', mealsPerDay: 1, isMineralised: true },
    }
    expect(given(minerals, reference)).toMatchObject({ mealsPerDay: 1, gramsPerMeal: 60, scoopsPerMeal: 2 })
    const lick = { ...minerals, feeding: { ...usualFeeding, use: 'free-choice' as const, mealsPerDay: 1 } }
    expect(given(lick, reference).scoopsPerMeal).toBe(0)
    expect(given(lick, reference).mustWeigh).toBe(false)
  })

  it('is not made up where a rule says nothing of such a horse (FEED-ADVICE-5, §8.15)', () => {
    const horsesOnly = { ...muesli, horseTypeFactors: { horse: 1 } }
    expect(rationFor(horsesOnly, { ...reference, horseType: 'donkey' })).toEqual({
      ok: false,
      reason: 'no-dose-rule',
    })
    expect(rationFor({ ...muesli, gramsPerDay: { light: 0 } }, reference).ok).toBe(false)
    expect(rationFor({ ...muesli, roughageFactors: {} }, reference).ok).toBe(false)
  })
})

describe('a pack', () => {
  const kilograms = (amount: number) => ({ amount: amount * 1000, unit: 'g' as const })
  const thrice = (gramsPerDay: number) => ({ gramsPerDay, mealsPerDay: 3 })

  it('has whole portions, whole days and a price per day (FEED-ADVICE-7)', () => {
    const bag = { content: kilograms(20), priceCents: 2095 }
    expect(packRation(bag, thrice(1500))).toEqual({ portions: 40, days: 13, costPerDayCents: 157 })
    expect(packRation({ ...bag, content: { amount: 1000, unit: 'ml' } }, thrice(60))?.days).toBe(16)
    expect(packRation({ ...bag, content: { amount: 3, unit: 'piece' } }, thrice(60))).toBeNull()
  })

  it('is never promised to last longer than it does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 1200 }), (size, tens) => {
        const { portions, days } = packRation(
          { content: kilograms(size), priceCents: 1 },
          thrice(tens * 10),
        ) ?? {
          portions: 0,
          days: 0,
        }
        expect(days * tens * 10).toBeLessThanOrEqual(size * 1000)
        expect(days).toBe(Math.floor(portions / 3))
      }),
    )
  })

  const pack = (size: number, priceCents: number, isBuyable = true) => ({
    content: kilograms(size),
    priceCents,
    isBuyable,
  })
  const [small, bag, three, box] = [pack(3, 595), pack(20, 2095), pack(60, 5995), pack(600, 55_500)]

  it('is best that is cheapest per day among those that last a week to three months (FEED-ADVICE-8)', () => {
    expect(bestPack([small, bag, three, box], 1500)).toBe(three)
    expect(bestPack([small, bag, { ...three, isBuyable: false }, box], 1500)).toBe(bag)
    expect(bestPack([small, bag, { ...three, priceCents: 6900 }, box], 1500)).toBe(bag)
    expect([sensibleDays.min, sensibleDays.max]).toEqual([7, 90])
  })

  it('without one that lasts so long is the longest of the shorter ones, else the shortest of the longer ones (FEED-ADVICE-48)', () => {
    expect(bestPack([small, bag], 3000)).toBe(bag)
    expect(bestPack([box, bag], 100)).toBe(bag)
  })

  it('is best that is empty before its content grows stale, by the days it is fed on (FEED-ADVICE-8, FEED-ADVICE-51)', () => {
    expect(bestPack([small, bag, three, box], 1500, { useWithinDays: 20 })).toBe(bag)
    expect(bestPack([small, bag, three], 1500, { fedDays: { days: 7, of: 28 } })).toBe(bag)
    expect(outlasts(21, { useWithinDays: 20 })).toBe(true)
    expect(outlasts(20, { useWithinDays: 20 })).toBe(false)
    expect(outlasts(10, { useWithinDays: 20, fedDays: { days: 1, of: 3 } })).toBe(true)
    expect(outlasts(1000, {})).toBe(false)
  })

  it('is best that comes nearest where none lasts a sensible time', () => {
    expect(bestPack([small, bag], 4000)).toBe(bag)
    expect(bestPack([bag, three, box], 100)).toBe(bag)
    expect(bestPack([{ ...bag, isBuyable: false }], 1500)).toBeNull()
  })
})
