import { describe, expect, it } from 'vitest'
import { adviseFeed, alternativesTo, type Horse, type RefusalReason } from './index.ts'
import { balancer, everyHorse, everyWork, feed, reasonFor, reference } from './test-feeds.ts'

describe('foal milk (FEED-ADVICE-22)', () => {
  const milk = feed({
    kind: 'milk',
    milk: {
      gramsPerLitre: 110,
      mostLitresPer100Kg: 20,
      maxWeightKg: 200,
      weeks: [
        { fromWeek: 1, litresPer100Kg: 15, feedsPerDay: 12 },
        { fromWeek: 3, litresPer100Kg: 20, feedsPerDay: 8 },
        { fromWeek: 9, litresPer100Kg: 20, feedsPerDay: 4 },
        { fromWeek: 12, litresPer100Kg: 20, feedsPerDay: 3 },
      ],
    },
  })
  const foal: Horse = { ...reference, weightKg: 50, lifeStage: 'foal' }
  const drinks = (weightKg: number, weeks: number, horseType: Horse['horseType'] = 'horse') => {
    const advice = adviseFeed(milk, { ...foal, weightKg, horseType }, weeks)
    if (!advice.ok || !advice.value.milk) throw new Error('no milk')
    return { ...advice.value.milk, warnings: advice.value.warnings }
  }

  it('goes by the week of life, in litres, feeds and grams', () => {
    expect(drinks(50, 1)).toMatchObject({
      litresPerDay: 7.8,
      feedsPerDay: 12,
      litresPerFeed: 0.65,
      gramsPerFeed: 71,
      gramsPerDay: 852,
      isCapped: false,
      isWeaning: false,
    })
    expect(drinks(68, 4)).toMatchObject({ feedsPerDay: 8, litresPerFeed: 1.7, litresPerDay: 13.6 })
  })

  it('is from 7 to 10 litres for 50 kg, as the label says, and as much for a foal of 8 kg by its weight', () => {
    for (let weightKg = 8; weightKg <= 75; weightKg++) {
      const { litresPerDay, isCapped } = drinks(weightKg, 1)
      expect(isCapped || litresPerDay / weightKg >= 0.14).toBe(true)
      expect(litresPerDay / weightKg).toBeLessThanOrEqual(0.2)
    }
    expect(drinks(8, 1, 'pony').litresPerFeed).toBe(0.1)
  })

  it('ends at 15 litres a day, and at once at what grows from 1 litre to 4 (FEED-ADVICE-70)', () => {
    const mostAtOnce = [1, 1, 1.5, 2, 2, 2.5, 2.5, 3, 3, 4, 4, 4, 4, 4, 4, 4]
    for (let weeks = 1; weeks <= 15; weeks++) {
      for (const weightKg of [8, 50, 110, 170, 200]) {
        const { litresPerDay, litresPerFeed, isCapped } = drinks(weightKg, weeks)
        expect(litresPerDay).toBeLessThanOrEqual(15)
        expect(litresPerFeed).toBeLessThanOrEqual(mostAtOnce[weeks] ?? 0)
        expect(isCapped).toBe(weightKg > 100 || (weeks < 3 && weightKg > 80))
      }
    }
    expect(drinks(170, 9)).toMatchObject({ litresPerFeed: 3.75, litresPerDay: 15 })
  })

  it('becomes less from week 12 on and ends in week 16 (FEED-ADVICE-70)', () => {
    const perDay = [11, 12, 13, 14, 15].map((weeks) => drinks(170, weeks).litresPerDay)
    expect(perDay).toEqual([15, 9.6, 7.2, 4.8, 2.4])
    expect(drinks(170, 11).isWeaning).toBe(false)
    expect(drinks(170, 12).isWeaning).toBe(true)
    expect(reasonFor(milk, { ...foal, weightKg: 170 }, 16)).toBe('too-old-for-milk')
  })

  it('warns of a weight that no foal of its kind has at this age (FEED-ADVICE-71)', () => {
    expect(drinks(60, 1, 'pony')).toMatchObject({ plausibleKg: 52, warnings: ['heavy-for-age'] })
    expect(drinks(52, 1, 'pony').warnings).toEqual([])
    expect(drinks(50, 1).warnings).toEqual([])
    expect(drinks(170, 4).warnings).toEqual(['heavy-for-age'])
  })

  it('names the vet to a foal that must avoid sugar, and asks for the stage of an animal that was not called a foal (FEED-ADVICE-72)', () => {
    for (const illness of ['laminitis', 'ems', 'ppid'] as const) {
      const ill: Horse = { ...foal, bodyCondition: 'fat', roughageType: 'grass', health: [illness] }
      const advice = adviseFeed(milk, ill, 1)
      expect(advice.ok && advice.value.warnings).toEqual(['milk-with-vet'])
      expect(reasonFor(milk, { ...ill, lifeStage: 'unknown' }, 1)).toBe('needs-life-stage')
    }
    expect(adviseFeed(milk, { ...foal, health: ['ulcers'] }, 1)).toMatchObject({ value: { warnings: [] } })
    expect(adviseFeed(milk, { ...foal, lifeStage: 'unknown' }, 1).ok).toBe(true)
  })

  it('is for no other animal, no other age and not without one; then no feed is named instead, least of all creep feed (FEED-ADVICE-73)', () => {
    const creep = feed({}, { suits: { horseTypes: everyHorse, workLoads: everyWork, ages: ['foal'] } })
    const instead = (reason: RefusalReason, horse: Partial<Horse> = {}) =>
      alternativesTo([creep, balancer, feed()], { refused: milk, reason }, { ...foal, ...horse })
    expect(reasonFor(milk, foal)).toBe('needs-age-in-weeks')
    expect(instead('needs-age-in-weeks')).toEqual([])
    expect(reasonFor(milk, {}, 1)).toBe('too-heavy-for-milk')
    expect(instead('too-heavy-for-milk')).toEqual([])
    expect(instead('too-old-for-milk')).toEqual([creep])
    // A grown horse is led to minerals, never to a mash.
    expect(reasonFor(milk, { ...foal, lifeStage: 'adult' }, 1)).toBe('not-for-life-stage')
    expect(instead('not-for-life-stage', { weightKg: 600, lifeStage: 'adult' })).toEqual([balancer])
  })
})
