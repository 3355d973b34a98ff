import {
  adviseFeed,
  bodyConditions,
  type DoseRule,
  feedingOf,
  type Health,
  healthProblems,
  type Horse,
  horseTypes,
  leastWeightKg,
  lifeStages,
  roughageTypes,
  usualFeeding,
  workLoads,
} from '@haverhof/domain/feed-advice'
import {
  type Forage,
  type Growing,
  measuredForage,
  type RationFeed,
  type RationParts,
  standardForages,
} from '@haverhof/domain/rations'
import type { NutritionRecord } from '../catalogue/index.ts'
import { contentsOf } from './feed-contents.ts'

type Product = {
  id: number
  nutrition?: NutritionRecord | undefined
  dose?: DoseRule | undefined
  facets: Readonly<Partial<Record<string, readonly string[]>>>
}

/** A feed as a ration sees it, with the rules by which it is refused. */
function fedOf({ id, nutrition, dose, facets }: Product) {
  if (!nutrition) return []
  const feeding = dose ? feedingOf(dose) : usualFeeding
  const { starchGPerKg: starch, sugarGPerKg: sugar, traceElements } = nutrition
  const of = (facet: string) => facets[facet] ?? []
  const rules = dose && {
    dose,
    suits: { horseTypes: of('horse-type'), workLoads: of('labour'), ages: of('age-group') },
    composition: { starch: starch ?? null, sugar: sugar ?? null, selenium: traceElements?.selenium ?? null },
  }
  const feed: RationFeed = {
    productId: id,
    gramsPerDay: 0,
    mealsPerDay: feeding.mealsPerDay,
    ...contentsOf(nutrition, feeding.unit),
    isFibre: feeding.kind === 'fibre',
    isSalts: feeding.isSalts,
    isMineralised: feeding.isMineralised,
    neverWith: feeding.neverWith ?? [],
    maxGramsPerDay: dose?.maxGramsPer100KgPerDay ?? null,
    maxGramsPerMeal: dose?.maxGramsPer100KgPerMeal ?? null,
    refusal: null,
  }
  return [{ feed, rules }]
}

/** The same numbers every time (mulberry32). */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * sides
  }
}

const roll = dice(20_261_116)
const one = <Value>(values: readonly Value[]): Value => values[Math.floor(roll(values.length))] as Value

export function randomHorse(): Horse {
  const healths: readonly Health[] = ['unknown', [], [one(healthProblems)], ['laminitis', 'ppid']]
  const lifeStage = one(lifeStages)
  const least = leastWeightKg(lifeStage)
  return {
    horseType: one(horseTypes),
    weightKg: least + Math.floor(roll(1201 - least)),
    workLoad: one(workLoads),
    roughageType: one(roughageTypes),
    lifeStage,
    bodyCondition: one(bodyConditions),
    health: one(healths),
  }
}

/** Every third was measured, with anything from very lean to very sweet. */
function randomForage({ roughageType }: Horse): Forage {
  if (roll(3) >= 1) return standardForages[roughageType]
  const measured = { sugar: 40 + roll(180), calcium: 1 + roll(8), 'dry-matter': 500 + roll(400) }
  return measuredForage(measured, one(['hay', 'haylage', 'silage']))
}

/** Of every second that grows the age is known, of every second the adult weight. */
function randomGrowing({ lifeStage, weightKg }: Horse): Growing {
  if (lifeStage !== 'growing') return { ageMonths: null, adultWeightKg: null }
  return {
    ageMonths: roll(2) < 1 ? null : 4 + Math.floor(roll(45)),
    adultWeightKg: roll(2) < 1 ? null : weightKg + Math.floor(roll(300)),
  }
}

type RandomRation = RationParts & { growing: Growing; forageKg: number }

/** Random rations of these products. */
export function rationsOf(products: readonly Product[]): () => RandomRation {
  const feeds = products.flatMap(fedOf)
  return () => {
    const horse = randomHorse()
    const fed = Array.from({ length: Math.floor(roll(6)) }, () => portionOf(one(feeds), horse))
    const forageKg = roll(horse.weightKg / 30)
    return { horse, growing: randomGrowing(horse), forage: randomForage(horse), forageKg, feeds: fed }
  }
}

function portionOf({ feed, rules }: ReturnType<typeof fedOf>[number], horse: Horse): RationFeed {
  const perDay = ((feed.maxGramsPerDay ?? 100) * horse.weightKg) / 100
  const perMeal = ((feed.maxGramsPerMeal ?? 100) * horse.weightKg) / 100
  const advice = rules && adviseFeed(rules, horse)
  const refusal = advice?.ok ? null : (advice?.reason ?? 'no-dose-rule')
  const gramsPerDay = roll(perDay * 1.3)
  return { ...feed, refusal, gramsPerDay, maxGramsPerDay: perDay, maxGramsPerMeal: perMeal }
}
