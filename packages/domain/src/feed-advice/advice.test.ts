import { describe, expect, it } from 'vitest'
import { forageFor } from './forage.ts'
import { alternativesTo, type Horse } from './index.ts'
import { adviceSources } from './advice-sources.ts'
import { euCeilings } from './eu-ceilings.ts'
import { adviceLimits, forageDryMatter, type Limit, oilDensity, usualFeedDryMatter } from './limits.ts'
import { advised, balancer, everyHorse, everyWork, feed, oats, reasonFor, reference } from './test-feeds.ts'

describe('a feed is refused', () => {
  it('for animals, work and ages it is not made for (FEED-ADVICE-18)', () => {
    const racing = feed({}, { suits: { horseTypes: ['horse'], workLoads: ['heavy'], ages: ['adult'] } })
    expect(reasonFor(racing, { horseType: 'donkey' })).toBe('not-for-horse-type')
    expect(reasonFor(racing, {})).toBe('not-for-work-load')
    expect(reasonFor(racing, { workLoad: 'heavy', lifeStage: 'senior' })).toBe('not-for-life-stage')
    expect(reasonFor(racing, { workLoad: 'heavy' })).toBe('fed')
  })

  it('where it is for foals or mares alone and the stage is unknown (FEED-ADVICE-53)', () => {
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

  it('to ulcers where the starch is more than a healthy horse is warned of (FEED-ADVICE-59)', () => {
    const rich = feed({}, { composition: oats })
    expect(advised(rich, { workLoad: 'heavy' }).warnings).toEqual(['starch-per-day'])
    expect(reasonFor(rich, { workLoad: 'heavy', health: ['ulcers'] })).toBe('too-much-starch')
    expect(reasonFor(rich, { health: ['ulcers'] })).toBe('fed')
  })

  it('to a fat horse, unless it carries minerals (FEED-ADVICE-58)', () => {
    expect(reasonFor(feed(), { bodyCondition: 'fat' })).toBe('too-fat')
    expect(reasonFor(balancer, { bodyCondition: 'fat' })).toBe('fed')
  })

  it('to a horse without work whose forage is enough (FEED-ADVICE-54)', () => {
    expect(reasonFor(feed(), { workLoad: 'none' })).toBe('forage-is-enough')
    expect(reasonFor(balancer, { workLoad: 'none' })).toBe('fed')
  })
})

describe('advice', () => {
  it('goes by figures with unit and source; an unchecked source is to be confirmed (FEED-ADVICE-61)', () => {
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

  it('says what it takes for granted, and nothing once it was said (FEED-ADVICE-50)', () => {
    expect(advised(feed()).assumptions).toEqual(['adult', 'right-condition', 'healthy'])
    const old = feed({}, { suits: { horseTypes: everyHorse, workLoads: everyWork, ages: ['senior'] } })
    expect(advised(old).assumptions[0]).toBe('senior')
    expect(advised(feed(), { lifeStage: 'adult', bodyCondition: 'right', health: [] }).assumptions).toEqual(
      [],
    )
  })

  it('warns of selenium by what is in the feed (FEED-ADVICE-59)', () => {
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

  it('gives a mare in milk and a horse in heavy work that is not fat 2 to 2.5 kg of dry matter per 100 kg (FEED-ADVICE-64)', () => {
    const mare: Horse = { ...reference, lifeStage: 'lactation-early', workLoad: 'none' }
    expect(forageFor(mare)).toMatchObject({ dryMatterKg: 12, kilograms: 14, upToKilograms: 17.5 })
    expect(forageFor({ ...mare, lifeStage: 'lactation-late' }).kilograms).toBe(14)
    expect(forageFor({ ...reference, workLoad: 'heavy' }).upToKilograms).toBe(17.5)
    const fatAtWork: Horse = { ...reference, workLoad: 'heavy', bodyCondition: 'fat' }
    expect(forageFor(fatAtWork)).toMatchObject({ kilograms: 10.5, upToKilograms: null })
    // A mare in milk is not slimmed (RATIONS-30).
    const fatPony: Partial<Horse> = { horseType: 'pony', weightKg: 250, bodyCondition: 'fat' }
    expect(forageFor({ ...mare, ...fatPony })).toMatchObject({ kilograms: 6, upToKilograms: 7.5 })
    expect(forageFor(reference).upToKilograms).toBeNull()
    const onPoorHay = (changes: Partial<Horse>) =>
      advised(feed(), { roughageType: 'poor-hay', ...changes }).forage.judgement?.reason === 'too-poor'
    expect([{ workLoad: 'heavy' } as const, {}].map(onPoorHay)).toEqual([true, false])
    expect(forageFor({ ...mare, ...fatPony, roughageType: 'poor-hay' }).judgement).toMatchObject({
      verdict: 'not-right',
      reason: 'too-poor',
    })
    expect(onPoorHay({ workLoad: 'heavy', roughageType: 'hay' })).toBe(false)
    // A donkey needs less and eats no more for its work (RATIONS-19).
    const donkey: Horse = { ...reference, horseType: 'donkey', weightKg: 200, workLoad: 'heavy' }
    expect(forageFor(donkey)).toMatchObject({ dryMatterKg: 2.6, kilograms: 3.5, upToKilograms: null })
  })

  it('demands no forage of a foal, which lives on milk at first, and says why (FEED-ADVICE-65)', () => {
    const foal: Horse = { ...reference, weightKg: 50, lifeStage: 'foal' }
    expect(forageFor(foal)).toMatchObject({
      dryMatterKg: null,
      kilograms: null,
      judgement: { reason: 'foal' },
    })
  })

  it('names what fits instead: of the same kind first, balancers where forage is enough (FEED-ADVICE-18, FEED-ADVICE-55, FEED-ADVICE-56)', () => {
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

describe('what fits instead of a concentrate (FEED-ADVICE-18, FEED-ADVICE-55)', () => {
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

  it('is a balancer before a mash for who rests, and what is fed daily before a course (FEED-ADVICE-56)', () => {
    expect(instead({ ...laminitis, horseType: 'pony', workLoad: 'none' })).toEqual([balance, mash, course])
    expect(instead(laminitis)).toEqual([mash, course, balance])
  })

  it('is first of all what search names for the case of the animal, in the order of its list', () => {
    const [first, second] = [
      { ...mash, madeFor: { laminitis: 1, thin: 0 } },
      { ...balance, madeFor: { laminitis: 2 } },
    ]
    const named = (changes: Partial<Horse>) =>
      alternativesTo(
        [course, second, first],
        { refused: rich, reason: 'too-much-sugar' },
        { ...reference, ...changes },
      )
    expect(named({ ...laminitis, horseType: 'pony', workLoad: 'none' })).toEqual([first, second, course])
    expect(named({ health: ['ems'] })).toEqual([first, course, second])
    expect(named({ health: ['laminitis', 'ems'], bodyCondition: 'thin' })[0]).toBe(first)
  })

  it('stays a feed with energy for who is thin or old', () => {
    expect(instead({ ...laminitis, workLoad: 'none', bodyCondition: 'thin' })[0]).toBe(mash)
    expect(instead({ ...laminitis, workLoad: 'none', lifeStage: 'senior' })[0]).toBe(mash)
  })
})
