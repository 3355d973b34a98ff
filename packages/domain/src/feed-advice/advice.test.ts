import { describe, expect, it } from 'vitest'
import { type Feeding, usualFeeding } from './feeding.ts'
import { forageFor } from './forage.ts'
import {
  adviseFeed,
  alternativesTo,
  type DoseRule,
  type FeedRules,
  type Horse,
  type RefusalReason,
  unknownDetails,
} from './index.ts'
import { adviceSources } from './advice-sources.ts'
import { euCeilings } from './eu-ceilings.ts'
import { adviceLimits, forageDryMatter, type Limit, oilDensity, usualFeedDryMatter } from './limits.ts'

const reference: Horse = {
  horseType: 'horse',
  weightKg: 600,
  workLoad: 'light',
  roughageType: 'hay',
  ...unknownDetails,
}
const everyHorse = ['horse', 'pony', 'coldblood', 'donkey']
const everyWork = ['none', 'light', 'average', 'heavy']

function feed(
  feeding: Partial<Feeding> = {},
  { suits, composition, ...dose }: Partial<DoseRule> & Partial<Pick<FeedRules, 'suits' | 'composition'>> = {},
): FeedRules {
  return {
    dose: {
      gramsPerDay: { none: 0, light: 1500, average: 2400, heavy: 3600 },
      horseTypeFactors: { horse: 1, pony: 1, coldblood: 0.8, donkey: 0.6 },
      roughageFactors: { hay: 1, haylage: 0.95, grass: 0.85, 'poor-hay': 1.15 },
      scoopGrams: 780,
      maxGramsPer100KgPerDay: 800,
      maxGramsPer100KgPerMeal: 300,
      ...dose,
      feeding: { ...usualFeeding, ...feeding },
    },
    suits: { horseTypes: everyHorse, workLoads: everyWork, ages: ['adult', 'senior'], ...suits },
    composition: { starch: 50, sugar: 40, selenium: 0.4, ...composition },
  }
}

function reasonFor(rules: FeedRules, horse: Partial<Horse>, weeks?: number): RefusalReason | 'fed' {
  const advice = adviseFeed(rules, { ...reference, ...horse }, weeks)
  return advice.ok ? 'fed' : advice.reason
}

function advised(rules: FeedRules, horse: Partial<Horse> = {}) {
  const advice = adviseFeed(rules, { ...reference, ...horse })
  if (!advice.ok) throw new Error(advice.reason)
  return advice.value
}

const oats = { starch: 335, sugar: 45, selenium: 0.4 }
const balancer = feed({ kind: 'mineral', isMineralised: true }, { gramsPerDay: { none: 600, light: 600 } })

describe('a feed is refused', () => {
  it('for animals, work and ages it is not made for (FEED-ADVICE-18)', () => {
    const racing = feed({}, { suits: { horseTypes: ['horse'], workLoads: ['heavy'], ages: ['adult'] } })
    expect(reasonFor(racing, { horseType: 'donkey' })).toBe('not-for-horse-type')
    expect(reasonFor(racing, {})).toBe('not-for-work-load')
    expect(reasonFor(racing, { workLoad: 'heavy', lifeStage: 'senior' })).toBe('not-for-life-stage')
    expect(reasonFor(racing, { workLoad: 'heavy' })).toBe('fed')
  })

  it('where it is for foals or mares alone and nobody said the stage (FEED-ADVICE-18)', () => {
    const mares = feed(
      { gramsPerDayByStage: { 'mare-early': 0, 'mare-10': 2250 } },
      { gramsPerDay: {}, suits: { horseTypes: everyHorse, workLoads: ['none'], ages: ['breeding'] } },
    )
    expect(reasonFor(mares, {})).toBe('needs-life-stage')
    expect(reasonFor(mares, { lifeStage: 'mare-early' })).toBe('not-for-life-stage')
    // Where the label goes by the month, the work is not asked for.
    expect(advised(mares, { lifeStage: 'mare-10' }).gramsPerDay).toBe(2250)
  })

  it('where its label excludes a stage (FEED-ADVICE-18)', () => {
    expect(reasonFor(feed({ notFor: ['mare-early'] }), { lifeStage: 'mare-early' })).toBe(
      'not-for-life-stage',
    )
  })

  it('to laminitis, EMS and PPID with more than 10 % of starch and sugar, or 0.1 g per kg at once (FEED-ADVICE-19)', () => {
    for (const health of [['laminitis'], ['ems'], ['ppid', 'ulcers']] as const) {
      expect(reasonFor(feed({}, { composition: oats }), { health })).toBe('too-much-sugar')
      expect(reasonFor(feed(), { health })).toBe('fed')
      // 2400 g in three meals: 72 g of starch and sugar at once.
      expect(reasonFor(feed(), { health, workLoad: 'average' })).toBe('too-much-sugar')
    }
    expect(reasonFor(feed({}, { composition: oats }), { health: [] })).toBe('fed')
    const silent = { starch: null, sugar: null, selenium: null }
    expect(reasonFor(feed({}, { composition: silent }), { health: ['ems'] })).toBe('too-much-sugar')
  })

  it('to ulcers where the starch is more than a healthy horse is warned of (FEED-ADVICE-19)', () => {
    const rich = feed({}, { composition: oats })
    expect(advised(rich, { workLoad: 'heavy' }).warnings).toEqual(['starch-per-day'])
    expect(reasonFor(rich, { workLoad: 'heavy', health: ['ulcers'] })).toBe('too-much-starch')
    expect(reasonFor(rich, { health: ['ulcers'] })).toBe('fed')
  })

  it('to a fat horse, unless it carries minerals (FEED-ADVICE-19)', () => {
    expect(reasonFor(feed(), { bodyCondition: 'fat' })).toBe('too-fat')
    expect(reasonFor(balancer, { bodyCondition: 'fat' })).toBe('fed')
  })

  it('to a horse without work whose forage is enough (FEED-ADVICE-18)', () => {
    expect(reasonFor(feed(), { workLoad: 'none' })).toBe('forage-is-enough')
    expect(reasonFor(balancer, { workLoad: 'none' })).toBe('fed')
  })
})

describe('advice', () => {
  it('goes by figures with unit and source; what nobody has held against its source is to be confirmed (FEED-ADVICE-20)', () => {
    const figures: Limit[] = [
      ...Object.values(adviceLimits),
      ...Object.values(euCeilings),
      ...Object.values(forageDryMatter),
      oilDensity,
      usualFeedDryMatter,
    ]
    for (const { value, unit, source, toBeConfirmedBy } of figures) {
      expect(value).toBeGreaterThan(0)
      expect(unit).not.toBe('')
      const { title, readOn } = adviceSources[source]
      expect(title).not.toBe('')
      expect([source, readOn !== null || toBeConfirmedBy !== undefined]).toEqual([source, true])
    }
    expect(adviceLimits.starchPerMeal.toBeConfirmedBy).toBe('nutritionist')
  })

  it('says what it takes for granted, and nothing once it was said (FEED-ADVICE-16)', () => {
    expect(advised(feed()).assumptions).toEqual(['adult', 'right-condition', 'healthy'])
    const old = feed({}, { suits: { horseTypes: everyHorse, workLoads: everyWork, ages: ['senior'] } })
    expect(advised(old).assumptions[0]).toBe('senior')
    expect(advised(feed(), { lifeStage: 'adult', bodyCondition: 'right', health: [] }).assumptions).toEqual(
      [],
    )
  })

  it('warns of selenium by what is in the feed (FEED-ADVICE-19)', () => {
    const much = feed({}, { composition: { starch: 0, sugar: 0, selenium: 2.1 } })
    expect(advised(much).warnings).toEqual(['selenium-per-day'])
    expect(advised(feed({}, { composition: { starch: 0, sugar: 0, selenium: 2 } })).warnings).toEqual([])
  })

  it('begins with the kilograms of forage: 1.5 kg of dry matter per 100 kg of horse (FEED-ADVICE-21)', () => {
    expect(forageFor(reference)).toMatchObject({ dryMatterKg: 9, kilograms: 10.5 })
    const pony: Horse = { ...reference, weightKg: 300, roughageType: 'haylage' }
    expect(forageFor(pony)).toMatchObject({ dryMatterKg: 4.5, kilograms: 7 })
    expect(forageFor({ ...reference, roughageType: 'grass' }).kilograms).toBe(45)
    expect(advised(feed()).forage.kilograms).toBe(10.5)
  })

  it('names what fits instead: of the same kind first, balancers where forage is enough (FEED-ADVICE-18)', () => {
    const [rich, lean, chaff] = [feed({}, { composition: oats }), feed(), feed({ kind: 'fibre' })]
    const feeds = [chaff, balancer, rich, lean, feed({ kind: 'treat' })]
    const laminitic: Horse = { ...reference, health: ['laminitis'] }
    expect(alternativesTo(feeds, { refused: rich, reason: 'too-much-sugar' }, laminitic)).toEqual([
      lean,
      balancer,
      chaff,
    ])
    const resting: Horse = { ...reference, workLoad: 'none' }
    expect(alternativesTo(feeds, { refused: rich, reason: 'forage-is-enough' }, resting)).toEqual([balancer])
  })
})

describe('what fits instead of a concentrate (FEED-ADVICE-18)', () => {
  const [rich, balance, mash, course] = [
    feed({}, { composition: oats }),
    balancer,
    feed({ mealsPerDay: 1 }, { gramsPerDay: { none: 400, light: 500 } }),
    feed({ mealsPerDay: 1, use: 'course' }, { gramsPerDay: { none: 400, light: 500 } }),
  ]
  const instead = (horse: Partial<Horse>) =>
    alternativesTo(
      [course, mash, balance],
      { refused: rich, reason: 'too-much-sugar' },
      { ...reference, ...horse },
    )
  const laminitis = { health: ['laminitis'] } as const

  it('is a balancer before a mash for who rests, and what is fed daily before a course', () => {
    expect(instead({ ...laminitis, horseType: 'pony', workLoad: 'none' })).toEqual([balance, mash, course])
    expect(instead(laminitis)).toEqual([mash, course, balance])
  })

  it('stays a feed with energy for who is thin or old', () => {
    expect(instead({ ...laminitis, workLoad: 'none', bodyCondition: 'thin' })[0]).toBe(mash)
    expect(instead({ ...laminitis, workLoad: 'none', lifeStage: 'senior' })[0]).toBe(mash)
  })
})

describe('foal milk (FEED-ADVICE-22)', () => {
  const milk = feed({
    kind: 'milk',
    milk: {
      gramsPerLitre: 110,
      lastWeek: 16,
      maxWeightKg: 200,
      weeks: [
        { fromWeek: 1, litresPer100Kg: 14, feedsPerDay: 12 },
        { fromWeek: 3, litresPer100Kg: 20, feedsPerDay: 4 },
      ],
    },
  })
  const foal: Horse = { ...reference, weightKg: 50, lifeStage: 'foal' }

  it('goes by the week of life, in litres, feeds and grams', () => {
    const first = adviseFeed(milk, foal, 1)
    expect(first.ok && first.value.milk).toEqual({
      litresPerDay: 6.6,
      feedsPerDay: 12,
      litresPerFeed: 0.55,
      gramsPerFeed: 60,
      gramsPerDay: 720,
    })
    const fourth = adviseFeed(milk, foal, 4)
    expect(fourth.ok && fourth.value).toMatchObject({ mealsPerDay: 4, gramsPerMeal: 275, gramsPerDay: 1100 })
  })

  it('is for no other animal, no other age and not without one', () => {
    expect(reasonFor(milk, foal)).toBe('needs-age-in-weeks')
    expect(reasonFor(milk, foal, 17)).toBe('too-old-for-milk')
    expect(reasonFor(milk, {}, 1)).toBe('too-heavy-for-milk')
    expect(reasonFor(milk, { ...foal, lifeStage: 'adult' }, 1)).toBe('not-for-life-stage')
  })
})
