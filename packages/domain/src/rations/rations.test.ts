import { describe, expect, it } from 'vitest'
import { adviceLimits, type Horse, seleniumLimitMg } from '../feed-advice/index.ts'
import {
  assumptionsOf,
  judgeRation,
  leastForageKg,
  measuredForage,
  sourcesOf,
  standardForages,
} from './index.ts'
import { feed, hay, horse, judged } from './test-rations.ts'

describe('a bar (RATIONS-4)', () => {
  it('adds forage and feeds up and says short, enough, above the need or above the limit', () => {
    const { bar } = judged([feed()])
    expect(bar('energy')).toMatchObject({ verdict: 'enough', unit: 'MJ' })
    expect(bar('energy')?.value).toBeCloseTo(10.5 * 0.86 * 8.9 + 1.5 * 11.4)
    expect(bar('energy')?.fromForage).toBeCloseTo(10.5 * 0.86 * 8.9)
    expect(judged([]).bar('energy')?.verdict).toBe('short')
    expect(judged([feed()], {}, 14).bar('energy')?.verdict).toBe('above-need')
    expect(judged([feed({ contents: { copper: 300 } })]).bar('copper')?.verdict).toBe('above-limit')
  })

  it('names the feeds that do not say what they hold', () => {
    expect(judged([feed({ contents: {} })]).bar('zinc')?.untoldBy).toEqual([1])
    expect(judged([feed()]).bar('copper')?.untoldBy).toEqual([])
  })
})

describe('limits (RATIONS-5, RATIONS-6)', () => {
  it('count all feeds of the largest meal together', () => {
    const starchy = feed({ gramsPerDay: 3000, contents: { starch: 350 } })
    expect(judged([starchy]).codes).toEqual([])
    const two = [starchy, feed({ productId: 2, gramsPerDay: 2600, contents: { starch: 350 } })]
    expect(judged(two).codes).toEqual([
      'above-limit starch-per-meal',
      'above-limit starch-per-day',
      'above-limit concentrate-per-meal',
    ])
  })

  it('are strict about sugar for a horse with laminitis, EMS or PPID, and only for it', () => {
    const sweet = feed({ gramsPerDay: 900 })
    expect(judged([sweet], { health: ['laminitis'] }).codes).toEqual([
      'forage-unknown sugar-and-starch-of-forage',
      'above-limit sugar-and-starch-per-meal',
    ])
    expect(judged([sweet], { health: ['ulcers'] }).codes).toEqual([])
    expect(judged([sweet]).bar('sugar-and-starch-per-meal')).toMatchObject({
      limit: null,
      verdict: 'no-guide',
    })
  })

  it('take no bag of hay for concentrate, and count it as forage (RATIONS-25)', () => {
    const cobs = feed({ gramsPerDay: 9000, isFibre: true, contents: { energy: 8.6 } })
    expect(judged([cobs], {}, 2).codes).not.toContain('above-limit concentrate-per-meal')
    expect(judged([cobs], {}, 2).codes).not.toContain('little-forage')
    expect(judged([feed({ gramsPerDay: 500 })], {}, 9).codes).toEqual(['little-forage'])
  })

  it('hold selenium to the stricter of law and label (RATIONS-40)', () => {
    const { bar } = judged([feed({ contents: { selenium: 2 } })])
    expect(bar('selenium')?.limit).toBe(seleniumLimitMg(600))
    expect(bar('selenium')?.verdict).toBe('above-limit')
    expect(bar('copper')?.limit).toBeCloseTo((25 * (10.5 * 0.86 + 1.5 * 0.88)) / 0.88)
  })

  it('warn of more phosphorus than calcium, and of far more calcium: six times, while it grows three times (RATIONS-26)', () => {
    expect(judged([feed({ contents: { phosphorus: 30 } })]).codes).toContain('calcium-below-phosphorus')
    const limed = (calcium: number) => feed({ gramsPerDay: 100, contents: { calcium } })
    // Hay alone has 40.6 g of calcium and 22.6 g of phosphorus.
    expect(judged([limed(900)]).codes).toEqual([])
    expect(judged([limed(1000)]).warnings).toMatchObject([{ code: 'much-calcium', limit: 6 }])
    expect(judged([limed(300)], { lifeStage: 'growing' }).codes).toContain('much-calcium')
    expect(judged([limed(250)], { lifeStage: 'growing' }).codes).not.toContain('much-calcium')
  })

  it('warn of more than an animal eats (RATIONS-20)', () => {
    expect(judged([], {}, 40).warnings).toContainEqual(
      expect.objectContaining({ code: 'more-than-eaten', value: 40 * 0.86, limit: 21 }),
    )
    expect(judged([], {}, 24).codes).not.toContain('more-than-eaten')
  })
})

describe('the forage (RATIONS-16)', () => {
  const ration = (changes: Partial<Horse>, forage = hay) => {
    const judgedRation = judgeRation({ horse: { ...horse, ...changes }, forage, forageKg: 5, feeds: [] })
    const bar = judgedRation.bars.find(({ measure }) => measure === 'sugar-and-starch-of-forage')
    const codes = judgedRation.warnings.map(({ code }) => code)
    return { bar, codes, ...judgedRation }
  }
  const measured = (sugar: number) => measuredForage({ sugar }, 'hay')

  it('has a bar of its own with the limit of an animal at risk; unmeasured forage is never within it (RATIONS-28)', () => {
    expect(ration({ health: ['laminitis'] }).bar).toMatchObject({
      value: 110,
      limit: 100,
      verdict: 'above-limit',
      unit: 'g/kg-dm',
    })
    const haylage = ration({ health: ['ems'] }, standardForages.haylage)
    expect([haylage.bar?.value, haylage.bar?.verdict]).toEqual([90, 'not-measured'])
    expect(ration({ health: ['ppid'] }, measured(85)).bar?.verdict).toBe('within-limit')
    expect(ration({ health: [] }).bar).toMatchObject({ limit: null, verdict: 'no-guide' })
  })

  it('is warned of first where it is not right or unknown (RATIONS-29)', () => {
    expect(ration({ health: ['laminitis'] }).codes[0]).toBe('forage-unknown')
    expect(ration({ health: ['laminitis'] }, standardForages.grass).codes[0]).toBe('forage-not-right')
    const forbidden = ration({ health: ['laminitis'] }, measured(199))
    expect(forbidden.warnings[0]).toMatchObject({ code: 'forage-not-right', value: 209, limit: 100 })
    expect(forbidden.forage.reason).toBe('do-not-feed')
    expect(ration({ health: ['laminitis'] }, measured(85)).codes).not.toContain('forage-not-right')
    expect(ration({ health: [] }).codes.join()).not.toContain('forage-')
  })

  it('of a scan without its sugar is unknown', () => {
    const { forage } = ration({ health: ['laminitis'] }, measuredForage({ calcium: 5 }, 'hay'))
    expect(forage.verdict).toBe('unknown')
  })
})

describe('what must not go together (RATIONS-9) and what a label allows (RATIONS-10)', () => {
  it('is two mineral carriers, or what a label forbids', () => {
    const balancer = feed({ productId: 121, isMineralised: true })
    const minerals = feed({ productId: 371, isMineralised: true })
    expect(judged([balancer, feed(), minerals]).warnings[0]).toMatchObject({
      code: 'two-mineral-carriers',
      productIds: [121, 371],
    })
    expect(judged([balancer, feed()]).codes).toEqual([])
    expect(judged([feed({ neverWith: [2] }), feed({ productId: 2 })]).codes).toContain('never-together')
  })

  it('is told of a feed that is not for such a horse, with the reason', () => {
    const refused = feed({ gramsPerDay: 0, refusal: 'not-for-horse-type' })
    expect(judged([refused]).warnings).toMatchObject([
      { code: 'not-suitable', productIds: [1], reason: 'not-for-horse-type' },
    ])
    expect(judged([refused]).bar('zinc')?.untoldBy).toEqual([])
  })

  it('is told for a day and for a meal', () => {
    expect(judged([feed({ maxGramsPerDay: 1400 })]).codes).toEqual(['above-label-day'])
    expect(judged([feed({ maxGramsPerMeal: 400 })]).codes).toEqual(['above-label-meal'])
    expect(judged([feed({ maxGramsPerDay: 1500, maxGramsPerMeal: 500 })]).codes).toEqual([])
  })
})

describe('care', () => {
  it('is told for a mare worked hard late in foal, and for electrolytes with ulcers (FEED-ADVICE-42, FEED-ADVICE-43)', () => {
    const late = { lifeStage: 'mare-11', workLoad: 'heavy' } as const
    expect(judged([], late, 14).codes).toContain('work-in-foal')
    expect(judged([], { lifeStage: 'mare-11' }, 14).codes).not.toContain('work-in-foal')
    const salts = feed({ gramsPerDay: 60, isSalts: true })
    expect(judged([salts], { health: ['ulcers'] }).codes).toContain('salts-with-ulcers')
    expect(judged([salts]).codes).not.toContain('salts-with-ulcers')
    expect(judged([{ ...salts, gramsPerDay: 0 }], { health: ['ulcers'] }).codes).not.toContain(
      'salts-with-ulcers',
    )
  })
})

describe('forage (RATIONS-7, RATIONS-8)', () => {
  it('is the least there should be while the amount is unknown (RATIONS-41)', () => {
    expect(leastForageKg(horse, hay)).toBe(10.5)
    expect(leastForageKg(horse, standardForages.haylage)).toBe(14)
    expect(leastForageKg({ ...horse, lifeStage: 'lactation-early' }, hay)).toBe(14)
  })

  it('is not demanded of a foal, which lives on milk at first (FEED-ADVICE-65)', () => {
    const foal: Horse = { ...horse, weightKg: 50, lifeStage: 'foal' }
    expect(leastForageKg(foal, hay)).toBe(0)
    const { warnings } = judgeRation({ horse: foal, forage: hay, forageKg: 0, feeds: [] })
    expect(warnings).toEqual([])
  })

  it('is what was measured; what was not is as usual', () => {
    const own = measuredForage({ 'dry-matter': 900, 'energy-de': 7, calcium: 12, ph: 5 }, 'hay')
    expect(own).toMatchObject({ dryMatterGPerKg: 900, isMeasured: true })
    expect(own.contents).toEqual({ ...hay.contents, energy: 7, calcium: 12 })
  })
})

describe('grass of an animal at risk, of which no amount is advised (RATIONS-42)', () => {
  const pony: Horse = { ...horse, horseType: 'pony', weightKg: 250, workLoad: 'none', health: ['laminitis'] }
  const grass = judgeRation({ horse: pony, forage: standardForages.grass, forageKg: null, feeds: [feed()] })

  it('is not counted, so nothing of the whole ration is told enough, short or too much', () => {
    expect(grass.dryMatterKg).toBeNull()
    const needed = grass.bars.filter(({ measure }) => measure === 'energy' || measure === 'copper')
    expect(needed.map(({ verdict, need, limit }) => ({ verdict, need, limit }))).toEqual(
      needed.map(() => ({ verdict: 'no-guide', need: null, limit: null })),
    )
    const codes = grass.warnings.map(({ code }) => code)
    expect(codes).toContain('forage-not-right')
    expect(codes).not.toContain('little-forage')
    expect(codes).not.toContain('calcium-below-phosphorus')
  })

  it('leaves what a meal and a label allow as it is', () => {
    const big = judgeRation({
      horse: pony,
      forage: standardForages.grass,
      forageKg: null,
      feeds: [feed({ gramsPerDay: 3000, mealsPerDay: 1 })],
    })
    expect(big.warnings.map(({ measure }) => measure)).toContain('starch-per-meal')
  })
})

describe('an answer', () => {
  it('tells what it assumes (RATIONS-11)', () => {
    const facts = { horse, isMeasured: false, isForageGiven: false, isDoseOfLabel: true, hasNotDaily: false }
    expect(assumptionsOf(facts)).toEqual([
      'least-forage',
      'standard-forage',
      'doses-of-labels',
      'largest-meal',
      'adult',
      'right-condition',
      'healthy',
    ])
    const all = { ...horse, lifeStage: 'adult', bodyCondition: 'right', health: [] } as const
    expect(
      assumptionsOf({
        horse: all,
        isMeasured: true,
        isForageGiven: true,
        isDoseOfLabel: false,
        hasNotDaily: false,
      }),
    ).toEqual(['measured-forage', 'largest-meal'])
  })

  it('tells its sources, and which of them an expert must still confirm (RATIONS-2, RATIONS-22)', () => {
    const sources = sourcesOf(horse, false)
    expect(sources.every(({ title }) => title.length > 3)).toBe(true)
    expect(sources.find(({ topic }) => topic === 'needs')).toMatchObject({ toBeConfirmedBy: 'nutritionist' })
    expect(sources.map(({ topic }) => topic)).not.toContain('laboratory')
    expect(sourcesOf(horse, true).map(({ topic }) => topic)).toContain('laboratory')
    expect(adviceLimits.starchPerMeal.value).toBe(1)
  })
})
