import { startTestShop, type TestShop } from '@haverhof/testing'
import type { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feedingOf } from '@haverhof/domain/feed-advice'
import { problemOf } from '../catalogue/test-answers.ts'
import type { CalculatorFeed, FeedCalculation } from './schemas.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const query = { productId: '204', horseType: 'horse', weight: '600', workLoad: 'light', roughageType: 'hay' }

function address(changes: Record<string, string> = {}): string {
  return `/api/feedcalculator?${new URLSearchParams({ ...query, ...changes }).toString()}`
}

function calculated(changes: Record<string, string> = {}) {
  return shop.read<z.infer<typeof FeedCalculation>>(address(changes))
}

describe('foals and mares', () => {
  it('feeds milk by the week of life, and a mare by her month (FEED-ADVICE-22)', async () => {
    const foal = await calculated({ productId: '204', weight: '50', stage: 'foal', weeks: '1' })
    expect(foal.milk).toMatchObject({ feedsPerDay: 12, litresPerFeed: 0.65, gramsPerFeed: 71 })
    expect(foal.packs[0]).toMatchObject({ packSize: '3 kg', days: 3, portions: 42 })
    const heavy = { productId: '204', weight: '170', stage: 'foal' }
    expect((await calculated({ ...heavy, weeks: '11' })).milk).toMatchObject({
      litresPerDay: 15,
      litresPerFeed: 3.75,
      isCapped: true,
      isWeaning: false,
    })
    expect((await calculated({ ...heavy, weeks: '15' })).milk).toMatchObject({
      litresPerDay: 2.4,
      isWeaning: true,
    })
    expect((await calculated({ ...heavy, weeks: '4' })).warnings).toEqual(['heavy-for-age'])
    const mare = await calculated({ productId: '201', stage: 'mare-10', workLoad: 'none' })
    expect(mare).toMatchObject({ gramsPerDay: 2250, assumptions: ['right-condition', 'healthy'] })
  })

  it('names the vet to an ill foal and asks for the stage of a donkey with PPID (FEED-ADVICE-22, FEED-ADVICE-72)', async () => {
    const ill = { weight: '60', stage: 'foal', weeks: '2', health: 'laminitis', roughageType: 'grass' }
    expect((await calculated(ill)).warnings).toEqual(['milk-with-vet'])
    const donkey = { horseType: 'donkey', weight: '200', weeks: '12', health: 'ppid', roughageType: 'grass' }
    expect(await problemOf(shop.request(address(donkey)))).toMatchObject({
      status: 422,
      code: 'needs-life-stage',
    })
  })

  it('takes foals alone below 50 kg, and demands no forage of them (FEED-ADVICE-2, FEED-ADVICE-65)', async () => {
    const shetland = { productId: '204', horseType: 'pony', weight: '12', stage: 'foal', weeks: '1' }
    expect((await calculated(shetland)).milk).toMatchObject({ litresPerFeed: 0.15, litresPerDay: 1.8 })
    for (const [weight, stage] of [
      ['7', 'foal'],
      ['49', 'growing'],
      ['12', 'unknown'],
    ] as const)
      expect(await problemOf(shop.request(address({ ...shetland, weight, stage })))).toMatchObject({
        status: 400,
        parameter: 'weight',
      })
    const creep = await calculated({ ...shetland, productId: '202', weight: '30' })
    expect(creep.forage).toMatchObject({ kilograms: null, dryMatterKg: null, judgement: { reason: 'foal' } })
  })

  it('feeds a foal that is weaned by its age as one that grows: forage, dose and what fits instead (FEED-ADVICE-90)', async () => {
    const weanling = { productId: '203', weight: '200', stage: 'foal', weeks: '35', workLoad: 'none' }
    const { forage, gramsPerDay } = await calculated(weanling)
    expect({ forage, gramsPerDay }).toEqual(
      (({ forage, gramsPerDay }) => ({ forage, gramsPerDay }))(
        await calculated({ ...weanling, stage: 'growing' }),
      ),
    )
    expect(forage).toMatchObject({ kilograms: 3.5, judgement: { reason: 'no-limit' } })
    expect((await calculated({ ...weanling, weeks: '26' })).forage.kilograms).toBeNull()
    // Creep feed and milk are over, and neither is named instead.
    for (const [productId, code] of [
      ['202', 'not-for-life-stage'],
      ['204', 'too-old-for-milk'],
    ] as const) {
      const problem = await problemOf(shop.request(address({ ...weanling, productId })))
      expect(problem).toMatchObject({ status: 422, code })
      const { alternatives } = problem as unknown as { alternatives: { productId: number }[] }
      expect(alternatives.map((each) => each.productId)).toContain(203)
      expect(alternatives.map((each) => each.productId)).not.toContain(202)
    }
  })

  it('names no creep feed to a foal of unknown age, and no mash to a horse that asked for milk (FEED-ADVICE-18, FEED-ADVICE-56, FEED-ADVICE-57)', async () => {
    const refused = async (changes: Record<string, string>) =>
      (await problemOf(shop.request(address({ productId: '204', ...changes })))) as {
        code?: string
        alternatives?: { productId: number }[]
      }
    expect(await refused({ stage: 'foal', weight: '50' })).toMatchObject({
      code: 'needs-age-in-weeks',
      alternatives: [],
    })
    const { code, alternatives = [] } = await refused({ stage: 'adult', weeks: '1' })
    expect(code).toBe('not-for-life-stage')
    const kinds = await Promise.all(
      alternatives.map(async ({ productId }) => {
        const path = `/api/feedcalculator/feeds/${productId}`
        const { dose } = await shop.read<z.infer<typeof CalculatorFeed>>(path)
        return feedingOf(dose).kind
      }),
    )
    expect(kinds).toEqual(['mineral', 'mineral', 'mineral'])
  })

  it('tells a mare in milk how much forage her energy takes (FEED-ADVICE-64)', async () => {
    const { forage } = await calculated({ productId: '201', stage: 'lactation-early', workLoad: 'none' })
    expect(forage).toMatchObject({ dryMatterKg: 12, kilograms: 14, upToKilograms: 17.5 })
  })
})
