import { join } from 'node:path'
import {
  adviseFeed,
  alternativesTo,
  feedingOf,
  type Horse,
  horseTypes,
  workLoads,
} from '@haverhof/domain/feed-advice'
import { describe, expect, it } from 'vitest'
import { rulesOf } from '../catalogue/seed/search-topics.ts'
import { readCatalogue } from '../catalogue/seed/read-catalogue.ts'

const { products } = readCatalogue(join(import.meta.dirname, '../../../../data'))
const feeds = products.flatMap(({ product }) => {
  const rules = rulesOf(product)
  return rules ? { ...rules, id: product.id } : []
})
type Feed = (typeof feeds)[number]
const feedOf = (id: number) => feeds.find((feed) => feed.id === id) as Feed

describe('of all feeds of the shop', () => {
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
    const details = {
      weightKg: 400,
      roughageType: 'hay',
      lifeStage: 'adult',
      bodyCondition: 'right',
      health: [],
    } as const
    const without = horseTypes.flatMap((horseType) =>
      workLoads.flatMap((workLoad) => {
        const fed = haverhof
          .filter((feed) => adviseFeed(feed, { ...details, horseType, workLoad }).ok)
          .map(({ dose }) => feedingOf(dose))
        const kinds = new Set(fed.filter(({ use }) => use === 'daily').map(({ kind }) => kind))
        const isFedMore = workLoad !== 'none' && horseType !== 'donkey'
        const needed = isFedMore ? (['mineral', 'concentrate'] as const) : (['mineral'] as const)
        return needed.filter((kind) => !kinds.has(kind)).map((kind) => `${horseType} ${workLoad}: ${kind}`)
      }),
    )
    expect(without).toEqual([])
  })

  it('what was refused by mistake is not: electrolytes after light work, beet pulp in milk; who rests gets a balancer before a mash (FEED-ADVICE-18, FEED-ADVICE-56)', () => {
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

  it('mineral carriers are as many at grass, and one of a ration (FEED-ADVICE-4, FEED-ADVICE-17, FEED-ADVICE-45, FEED-ADVICE-52)', () => {
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
      value: { gramsPerMeal: 1500, warnings: ['forage-not-right', 'above-meal-maximum'] },
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
