import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adviceLimits, euCeilings } from '../feed-advice/index.ts'
import type { AdviceCode } from './advice.ts'
import { mostOf } from './ceilings.ts'
import { chooseFeeds, goTogether, type NamedFeed, sumOf } from './choose-feeds.ts'

const plain: NamedFeed = {
  adviceCode: 'low-protein',
  productId: 1,
  isMineralised: false,
  neverWith: [],
  starchAndSugar: 60,
  gramsPerDay: 700,
  nutrients: { selenium: 0.05, copper: 8, zinc: 20, 'vitamin-d3': 0 },
}
const balancer: NamedFeed = {
  ...plain,
  adviceCode: 'balancer',
  productId: 121,
  isMineralised: true,
  gramsPerDay: 600,
  nutrients: { selenium: 2.4, copper: 232, zinc: 695, 'vitamin-d3': 5000 },
}
const muesli: NamedFeed = { ...plain, adviceCode: 'low-energy', productId: 104, starchAndSugar: 380 }

const idsOf = (chosen: ReturnType<typeof chooseFeeds>) =>
  chosen.map(({ feed, or }) => [feed.productId, ...or.map((each) => each.productId)])

const codes: AdviceCode[] = ['low-energy', 'low-protein', 'high-sugar', 'low-mineral', 'balancer']
const anyFeed: fc.Arbitrary<NamedFeed> = fc.record({
  adviceCode: fc.constantFrom(...codes),
  productId: fc.integer({ min: 1, max: 12 }),
  isMineralised: fc.boolean(),
  neverWith: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 2 }),
  starchAndSugar: fc.integer({ min: 0, max: 400 }),
  gramsPerDay: fc.option(fc.integer({ min: 10, max: 3000 })),
  nutrients: fc.record({
    selenium: fc.double({ min: 0, max: 25, noNaN: true }),
    copper: fc.double({ min: 0, max: 2000, noNaN: true }),
    zinc: fc.double({ min: 0, max: 6000, noNaN: true }),
    'vitamin-d3': fc.double({ min: 0, max: 50_000, noNaN: true }),
  }),
})

describe('what a report names (LABORATORY-11, 21)', () => {
  it('has one feed with minerals; the others come instead of it', () => {
    const others = [371, 122].map((productId) => ({ ...balancer, productId }))
    expect(idsOf(chooseFeeds([plain, balancer, ...others]))).toEqual([[1], [121, 371, 122]])
  })

  it('has no starch beside forage that is rich in sugar (LABORATORY-59)', () => {
    const oil = { ...muesli, productId: 391, starchAndSugar: 0, gramsPerDay: 60 }
    const lowSugar = { ...plain, adviceCode: 'very-high-sugar' as const, productId: 222 }
    expect(idsOf(chooseFeeds([muesli, oil]))).toEqual([[104], [391]])
    expect(idsOf(chooseFeeds([muesli, oil, lowSugar]))).toEqual([[391], [222]])
  })

  it('has nothing that a label forbids, whichever of the two says so', () => {
    const strict = { ...balancer, neverWith: [1] }
    expect(idsOf(chooseFeeds([plain, strict]))).toEqual([[1]])
    expect(idsOf(chooseFeeds([strict, plain]))).toEqual([[121]])
  })

  it('has no more than two for an advice and six in all, each once', () => {
    const many = Array.from({ length: 5 }, (_, index) => ({ ...plain, productId: index + 1 }))
    expect(idsOf(chooseFeeds([...many, ...many]))).toEqual([[1], [2]])
  })

  it('never passes a ceiling, and shows the sum (LABORATORY-60)', () => {
    const selenium = {
      ...plain,
      productId: 332,
      gramsPerDay: 100,
      nutrients: { ...plain.nutrients, selenium: 40 },
    }
    expect(idsOf(chooseFeeds([selenium]))).toEqual([])
    const sum = sumOf([plain, balancer]).map(({ nutrient, amount }) => [
      nutrient,
      Math.round(amount * 100) / 100,
    ])
    expect(sum).toEqual([
      ['selenium', 1.48],
      ['copper', 144.8],
      ['zinc', 431],
      ['vitamin-d3', 3000],
    ])
  })

  it('goes together, whatever is offered: as named, and with each of what may come instead', () => {
    fc.assert(
      fc.property(fc.array(anyFeed, { maxLength: 30 }), (named) => {
        const chosen = chooseFeeds(named)
        const feeds = chosen.map(({ feed }) => feed)
        expect(goTogether(feeds)).toBe(true)
        expect(feeds.filter(({ isMineralised }) => isMineralised).length).toBeLessThanOrEqual(1)
        for (const { feed, or } of chosen) {
          const others = feeds.filter((each) => each !== feed)
          for (const each of or) expect(goTogether([...others, each])).toBe(true)
        }
        const isSweet = named.some(({ adviceCode }) => adviceCode === 'high-sugar')
        const all = chosen.flatMap(({ feed, or }) => [feed, ...or])
        const isLean = all.every(
          ({ starchAndSugar }) => starchAndSugar <= adviceLimits.starchAndSugarOfFeed.value,
        )
        expect(isLean || !isSweet).toBe(true)
        const ids = idsOf(chosen).flat()
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the most that feeds may bring together (LABORATORY-60, RATIONS-6)', () => {
  it('is the ceiling of the law for the least forage and these feeds, of selenium no more than labels say', () => {
    expect(mostOf('copper', 0)).toBeCloseTo((euCeilings.copper.value * 9) / 0.88)
    expect(mostOf('zinc', 1)).toBeCloseTo(euCeilings.zinc.value * (9 / 0.88 + 1))
    expect(mostOf('selenium', 3)).toBe(adviceLimits.seleniumPerDay.value)
  })
})
