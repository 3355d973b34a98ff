import { fileURLToPath } from 'node:url'
import {
  bodyConditions,
  euCeilings,
  feedingOf,
  type Health,
  healthProblems,
  type Horse,
  horseTypes,
  lifeStages,
  roughageTypes,
  usualFeeding,
  workLoads,
} from '@haverhof/domain/feed-advice'
import {
  type Forage,
  judgeRation,
  measuredForage,
  type RationFeed,
  type RationParts,
  standardForages,
  substances,
} from '@haverhof/domain/rations'
import { randomRuns } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { readCatalogue } from '../catalogue/seed/read-catalogue.ts'
import { contentsOf } from './feed-contents.ts'

const data = readCatalogue(fileURLToPath(new URL('../../../../data', import.meta.url)))

/** Every feed of both brands, as a ration sees it. */
const feeds = data.products.flatMap(({ product: { id, nutrition, dose } }): RationFeed[] => {
  if (!nutrition) return []
  const feeding = dose ? feedingOf(dose) : usualFeeding
  return [
    {
      productId: id,
      gramsPerDay: 0,
      mealsPerDay: feeding.mealsPerDay,
      ...contentsOf(nutrition, feeding.unit),
      isFibre: feeding.kind === 'fibre',
      isMineralised: feeding.isMineralised,
      neverWith: feeding.neverWith ?? [],
      maxGramsPerDay: dose?.maxGramsPer100KgPerDay ?? null,
      maxGramsPerMeal: dose?.maxGramsPer100KgPerMeal ?? null,
      refusal: null,
    },
  ]
})

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

function randomHorse(): Horse {
  const healths: readonly Health[] = ['unknown', [], [one(healthProblems)], ['laminitis', 'ppid']]
  return {
    horseType: one(horseTypes),
    weightKg: 50 + Math.floor(roll(1151)),
    workLoad: one(workLoads),
    roughageType: one(roughageTypes),
    lifeStage: one(lifeStages),
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

function randomRation(): RationParts {
  const horse = randomHorse()
  const fed = Array.from({ length: Math.floor(roll(6)) }, () => {
    const feed = one(feeds)
    const perDay = ((feed.maxGramsPerDay ?? 100) * horse.weightKg) / 100
    const perMeal = ((feed.maxGramsPerMeal ?? 100) * horse.weightKg) / 100
    return { ...feed, gramsPerDay: roll(perDay * 1.3), maxGramsPerDay: perDay, maxGramsPerMeal: perMeal }
  })
  return {
    horse,
    forage: randomForage(horse),
    forageKg: roll(horse.weightKg / 30),
    feeds: fed,
  }
}

/** By hand, without the rules of the domain. */
function totals({ forage, forageKg, feeds: fed }: RationParts) {
  const dryMatter = (forageKg * forage.dryMatterGPerKg) / 1000
  const of = (substance: (typeof substances)[number]) =>
    fed.reduce(
      (sum, { gramsPerDay, contents }) => sum + (gramsPerDay / 1000) * (contents[substance] ?? 0),
      dryMatter * (forage.contents[substance] ?? 0),
    )
  const all = dryMatter + fed.reduce((sum, feed) => sum + (feed.gramsPerDay * feed.dryMatterGPerKg) / 1e6, 0)
  return { of, dryMatter: all }
}

/** RATIONS-16: for an animal at risk it was measured and has at most 100 g of sugar and starch; measured hay for others at most 120 g of sugar. */
function isForageRight({ horse: { health }, forage: { kind, contents, isMeasured } }: RationParts): boolean {
  const { sugar = 0, starch = 0 } = contents
  if (health !== 'unknown' && health.some((problem) => problem !== 'ulcers'))
    return isMeasured && kind !== 'grass' && sugar + starch <= 100
  return (
    !isMeasured || sugar <= { hay: 120, haylage: 100, silage: 80, grass: 0, 'poor-hay': 120, straw: 0 }[kind]
  )
}

/**
 * RATIONS-17, RATIONS-19: three quarters of what keeps the weight that a fat animal should have; of a mare or youngster what it needs
 * now; of a donkey by its own figures.
 */
function starvingBelow({ horseType, weightKg, workLoad, lifeStage, bodyCondition }: Horse): number {
  const isDonkey = horseType === 'donkey'
  const work = { none: 1, light: 1.2, average: 1.4, heavy: 1.6 }[workLoad]
  const mare = { 'mare-early': 1, 'mare-8': 1.11, 'mare-9': 1.15, 'mare-10': 1.21, 'mare-11': 1.28 }
  const byStage = { ...mare, 'lactation-early': 1.9, 'lactation-late': 1.7 }
  const maintenance = (isDonkey ? 0.104 : 0.127) * weightKg
  if (lifeStage === 'foal') return 0
  // Nobody said how old it is: a two-year-old needs least.
  if (lifeStage === 'growing') return ((isDonkey ? 0.75 : 1) * 0.95 * 78.2 * weightKg) / 429
  if (lifeStage in byStage)
    return 0.95 * maintenance * Math.max(work, byStage[lifeStage as keyof typeof byStage])
  if (bodyCondition === 'fat') return 0.75 * 0.9 * maintenance
  return 0.95 * work * weightKg * (bodyCondition === 'thin' ? 0.104 : 0.08)
}

/** What is clearly above a limit, as `code measure` or `code product`. */
function broken(ration: RationParts): string[] {
  const { horse, feeds: fed } = ration
  const kg = horse.weightKg
  const { of, dryMatter } = totals(ration)
  const found: string[] = []
  const hold = (name: string, value: number, most: number) => {
    if (value > most * 1.000001) found.push(name)
  }
  for (const [substance, { value }] of Object.entries(euCeilings))
    hold(`above-limit ${substance}`, of(substance as keyof typeof euCeilings), (value * dryMatter) / 0.88)
  hold('above-limit selenium', of('selenium'), (3 * kg) / 600)
  const perMeal = (amount: (feed: RationFeed) => number) =>
    fed.reduce((sum, feed) => sum + (amount(feed) * feed.gramsPerDay) / 1000 / feed.mealsPerDay, 0)
  const starch = (feed: RationFeed) => feed.contents.starch ?? 0
  const sugars = (feed: RationFeed) => starch(feed) + (feed.contents.sugar ?? 0)
  hold('above-limit starch-per-meal', perMeal(starch), kg)
  hold(
    'above-limit starch-per-day',
    fed.reduce((sum, feed) => sum + (starch(feed) * feed.gramsPerDay) / 1000, 0),
    2 * kg,
  )
  const { health } = horse
  if (health !== 'unknown' && health.some((problem) => problem !== 'ulcers'))
    hold('above-limit sugar-and-starch-per-meal', perMeal(sugars), 0.1 * kg)
  if (!isForageRight(ration)) found.push('forage')
  const concentrate = perMeal((feed) => (feed.isFibre ? 0 : 1000))
  hold('above-limit concentrate-per-meal', concentrate, Math.min(3 * kg, 2000))
  for (const feed of fed) {
    hold(`above-label-day ${feed.productId}`, feed.gramsPerDay, feed.maxGramsPerDay ?? Infinity)
    hold(
      `above-label-meal ${feed.productId}`,
      feed.gramsPerDay / feed.mealsPerDay,
      feed.maxGramsPerMeal ?? Infinity,
    )
  }
  hold('calcium-below-phosphorus', of('phosphorus'), of('calcium'))
  const isYoung = ['foal', 'growing'].includes(horse.lifeStage)
  hold('much-calcium', of('calcium'), of('phosphorus') * (isYoung ? 3 : 6))
  const isGrownDonkey =
    horse.horseType === 'donkey' && ['unknown', 'adult', 'senior'].includes(horse.lifeStage)
  hold('more-than-eaten', dryMatter, ((isGrownDonkey ? 1.8 : 3.5) * kg) / 100)
  if (horse.bodyCondition === 'fat' || horse.horseType === 'donkey')
    hold('energy-with-vet', starvingBelow(horse), of('energy'))
  const carriers = fed.filter(({ isMineralised }) => isMineralised).length
  if (carriers > 1) found.push('two-mineral-carriers')
  return found
}

test('in random rations nothing is above a ceiling, a limit or a label without a warning, and nothing is warned of without cause (RATIONS-5, RATIONS-6, RATIONS-9, RATIONS-17, RATIONS-19, RATIONS-20)', () => {
  let silent = 0
  const seen = new Map<string, number>()
  for (let count = 0; count < randomRuns; count++) {
    const ration = randomRation()
    const { warnings } = judgeRation(ration)
    const told = new Set(
      warnings.flatMap(({ code, measure, productIds }) => [
        code,
        `${code} ${measure ?? productIds[0] ?? ''}`,
        code.split('-')[0],
      ]),
    )
    const wrong = broken(ration)
    for (const name of wrong) {
      if (!told.has(name)) throw new Error(`${name} is not told: ${JSON.stringify(ration)}`)
      const kind = name.replace(/ \d+$/, '')
      seen.set(kind, (seen.get(kind) ?? 0) + 1)
    }
    if (wrong.length === 0) {
      const alarms = warnings.filter(({ code }) => code !== 'little-forage' && code !== 'never-together')
      if (alarms.length > 0) throw new Error(`a false alarm: ${JSON.stringify([alarms, ration])}`)
      silent += 1
    }
  }
  // The dice reach both sides of every line that real feeds can cross.
  expect(silent).toBeGreaterThan(1000)
  const crossed = ['selenium', 'copper', 'zinc', 'manganese', 'iodine', 'vitamin-d3'].map(
    (name) => `above-limit ${name}`,
  )
  const meals = ['starch-per-meal', 'starch-per-day', 'sugar-and-starch-per-meal', 'concentrate-per-meal']
  const others = [
    'forage',
    'above-label-day',
    'above-label-meal',
    'two-mineral-carriers',
    'calcium-below-phosphorus',
    'energy-with-vet',
    'more-than-eaten',
    'much-calcium',
  ]
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining([...crossed, ...meals.map((name) => `above-limit ${name}`), ...others]),
  )
})

test('one that grows is never told enough where a weanling gets too little, nor too little energy where a two-year-old has enough (RATIONS-18)', () => {
  /** NRC 2007: what one that grows up to 500 kg needs at four and at twenty-four months, per kilogram of it. */
  const weanling = { calcium: 39.1 / 168, phosphorus: 21.7 / 168, 'crude-protein': 669 / 168 }
  const twoYears = 78.2 / 429
  let [weanlings, elders] = [0, 0]
  for (let count = 0; count < 2000; count++) {
    const horse = { ...randomHorse(), lifeStage: 'growing' as const }
    const { bars } = judgeRation({ ...randomRation(), horse })
    for (const [measure, need] of Object.entries(weanling)) {
      const bar = bars.find((each) => each.measure === measure)
      // So light that the largest of its kind may weigh it at four months.
      const isWeanling =
        horse.weightKg <= { horse: 235, pony: 168, coldblood: 369, donkey: 151 }[horse.horseType]
      if (!bar || !isWeanling || bar.value >= 0.949 * need * horse.weightKg) continue
      expect(bar.verdict).toMatch(/^(short|depends-on-age|above-limit)$/)
      weanlings += 1
    }
    const energy = bars.find(({ measure }) => measure === 'energy')
    if (!energy || energy.value < 0.951 * twoYears * horse.weightKg) continue
    expect(energy.verdict).not.toBe('short')
    elders += 1
  }
  expect(Math.min(weanlings, elders)).toBeGreaterThan(100)
})

test('a ration is the sum of its parts (RATIONS-1)', () => {
  for (let count = 0; count < 500; count++) {
    const ration = randomRation()
    const valueOf = (parts: RationParts, measure: string) =>
      judgeRation(parts).bars.find((bar) => bar.measure === measure)?.value ?? Number.NaN
    const half = Math.floor(ration.feeds.length / 2)
    const first = { ...ration, feeds: ration.feeds.slice(0, half) }
    const rest = { ...ration, forageKg: 0, feeds: ration.feeds.slice(half) }
    for (const measure of ['energy', 'copper', 'selenium', 'iodine'])
      expect(valueOf(ration, measure)).toBeCloseTo(valueOf(first, measure) + valueOf(rest, measure), 6)
  }
})
