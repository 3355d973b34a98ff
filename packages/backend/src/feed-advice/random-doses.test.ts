import { join } from 'node:path'
import {
  adviceLimits,
  adviseFeed,
  alternativesTo,
  bodyConditions,
  type FeedAdvice,
  feedCases,
  feedingOf,
  type FeedRules,
  healthProblems,
  type Horse,
  horseTypes,
  lifeStages,
  roughageTypes,
  workLoads,
} from '@haverhof/domain/feed-advice'
import { randomCases, randomRuns } from '@haverhof/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCatalogue } from '../catalogue/seed/read-catalogue.ts'
import { rulesOf } from '../catalogue/seed/search-topics.ts'

const { products, searchTopics } = readCatalogue(join(import.meta.dirname, '../../../../data'))
const feeds = products.flatMap(({ product }) => {
  const rules = rulesOf(product)
  const named = feedCases.flatMap((each) => {
    const rank = searchTopics.find(({ key }) => key === each)?.productIds.indexOf(product.id) ?? -1
    return rank < 0 ? [] : [[each, rank] as const]
  })
  return rules ? { ...rules, id: product.id, madeFor: Object.fromEntries(named) } : []
})

/** Foals from 8 kg, all others from 50. */
const horses: fc.Arbitrary<Horse> = fc.constantFrom(...lifeStages).chain((lifeStage) =>
  fc.record({
    horseType: fc.constantFrom(...horseTypes),
    weightKg: fc.integer({ min: lifeStage === 'foal' ? 8 : 50, max: 1200 }),
    workLoad: fc.constantFrom(...workLoads),
    roughageType: fc.constantFrom(...roughageTypes),
    lifeStage: fc.constant(lifeStage),
    bodyCondition: fc.constantFrom(...bodyConditions),
    health: fc.oneof(fc.constant('unknown' as const), fc.subarray([...healthProblems])),
  }),
)

/** What is wrong with a ration, in words; nothing if it is as it should be. */
function faultsOf(feed: FeedRules, horse: Horse, ration: FeedAdvice): string[] {
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
    ...faultsOfMilk(ration),
    workInFoal:
      horse.lifeStage !== 'mare-11' ||
      !['average', 'heavy'].includes(horse.workLoad) ||
      isWarned('work-in-foal'),
    fat: horse.bodyCondition !== 'fat' || !['concentrate', 'oil', 'treat'].includes(kind),
  }
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : name))
}

/** Sweet milk is for an ill animal only where it was said to be a foal, and with the vet (FEED-ADVICE-72). */
function isFoalWithVet({ lifeStage }: Horse, { warnings }: FeedAdvice): boolean {
  return lifeStage === 'foal' && warnings.includes('milk-with-vet')
}

/** At most 15 litres a day and 4 a feed (FEED-ADVICE-70). */
function faultsOfMilk({ milk }: FeedAdvice) {
  return { milkOfDay: !milk || milk.litresPerDay <= 15, milkOfFeed: !milk || milk.litresPerFeed <= 4 }
}

/** An animal at risk is told that its forage is not right or unknown, and no amount of grass (FEED-ADVICE-23). */
function isForageTold({ roughageType }: Horse, { forage, warnings }: FeedAdvice): boolean {
  if (roughageType !== 'grass') return warnings.includes('forage-unknown')
  return forage.kilograms === null && warnings.includes('forage-not-right')
}

/** An owner who feeds by the scoop gives the dose, and no more than any maximum (FEED-ADVICE-46). */
function faultsOfScoops({ dose, composition }: FeedRules, horse: Horse, ration: FeedAdvice) {
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

it('no ration of random horses passes a maximum, a ceiling or the limit of forage without a refusal or a warning, and no scoop the dose (FEED-ADVICE-9, FEED-ADVICE-19, FEED-ADVICE-23, FEED-ADVICE-59)', () => {
  let fed = 0
  fc.assert(
    fc.property(horses, fc.constantFrom(...feeds), fc.integer({ min: 1, max: 20 }), (horse, feed, weeks) => {
      const advice = adviseFeed(feed, horse, weeks)
      if (!advice.ok) return true
      fed += 1
      const faults = faultsOf(feed, horse, advice.value)
      if (faults.length > 0) throw new Error(`${feed.id}: ${faults.join(', ')}`)
      return true
    }),
    randomCases(),
  )
  expect(fed).toBeGreaterThan(1000)
})

it('what is named instead of a refused feed is fed to such a horse, and passes no limit either (FEED-ADVICE-55, FEED-ADVICE-19)', () => {
  let named = 0
  const query = { horse: horses, refused: fc.constantFrom(...feeds) }
  const property = fc.property(fc.record(query), ({ horse, refused }) => {
    const advice = adviseFeed(refused, horse)
    if (advice.ok) return
    for (const feed of alternativesTo(feeds, { refused, reason: advice.reason }, horse)) {
      const instead = adviseFeed(feed, horse)
      const faults = instead.ok ? faultsOf(feed, horse, instead.value) : [instead.reason]
      expect([feed.id, ...faults]).toEqual([feed.id])
      named += 1
    }
  })
  fc.assert(property, randomCases(0.1))
  expect(named).toBeGreaterThan(randomRuns / 10)
})
