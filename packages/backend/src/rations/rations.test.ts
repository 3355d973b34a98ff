import {
  finishAtSandbox,
  hayValues,
  receiveSample,
  recordMeasurement,
  startBuying,
  startCustomer,
  startTestShop,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import type { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemOf, statementsOf } from '../catalogue/test-answers.ts'
import type { OwnForages, Ration } from './schemas.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const horse = { horseType: 'horse', weight: '600', workLoad: 'light', roughageType: 'hay' }

function address(changes: Record<string, string> = {}, path = '/api/rations'): string {
  return `${path}?${new URLSearchParams({ ...horse, ...changes }).toString()}`
}

function rationOf(changes: Record<string, string>, site = 'haverhof.nl') {
  return shop.read<z.infer<typeof Ration>>(address(changes), { site })
}

describe('a ration of several feeds (RATIONS-12)', () => {
  it('adds them up with the forage, and tells what a day costs and until when each pack lasts, in one statement (RATIONS-1, RATIONS-13)', async () => {
    const ration = await rationOf({ feeds: '10102::2,12102:600' })
    expect(ration.forage).toMatchObject({ roughageType: 'hay', kilograms: 10.5, sampleName: null })
    const [muesli, balancer] = ration.feeds
    expect(muesli).toMatchObject({ productId: 101, isDoseOfLabel: true, use: 'daily' })
    expect(muesli?.days).toBe(Math.floor(40_000 / (muesli?.gramsPerDay ?? 1)))
    expect(muesli?.packs).toMatchObject([{ productVariantId: 10102, count: 2 }])
    const end = new Date(Date.now() + (muesli?.days ?? 0) * 86_400_000)
    expect(Math.abs(Date.parse(muesli?.lastsUntil ?? '') - end.getTime())).toBeLessThan(2 * 86_400_000)
    expect(balancer).toMatchObject({ productId: 121, gramsPerDay: 600, isDoseOfLabel: false })
    expect(ration.costPerDay).toBeCloseTo((muesli?.costPerDay ?? 0) + (balancer?.costPerDay ?? 0))
    const energy = ration.bars.find(({ measure }) => measure === 'energy')
    expect(energy?.value).toBeGreaterThan(energy?.fromForage ?? Infinity)
    expect(ration.bars.find(({ measure }) => measure === 'selenium')?.label).toBe('Selenium')
    expect(await statementsOf(shop, () => rationOf({ feeds: '10102,12102,37101' }))).toBe(1)
    expect(await statementsOf(shop, () => rationOf({}))).toBe(0)
  })

  it('says that two mineral carriers must not go together, and shows the sum (RATIONS-9)', async () => {
    const { warnings } = await rationOf({ feeds: '12102,37101' })
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'two-mineral-carriers', productIds: [121, 371] }),
    )
    const { warnings: alone } = await rationOf({ feeds: '12102' })
    expect(alone.map(({ code }) => code)).not.toContain('two-mineral-carriers')
  })

  it('says what is not for this horse, and why (RATIONS-44)', async () => {
    const pony = { horseType: 'pony', weight: '250', workLoad: 'none', health: 'laminitis' }
    const ration = await rationOf({ ...pony, feeds: '10402' })
    expect(ration.feeds[0]?.gramsPerDay).toBeNull()
    expect(ration.warnings).toContainEqual(
      expect.objectContaining({ code: 'not-suitable', productIds: [104] }),
    )
    expect(ration.costPerDay).toBe(0)
    const insisted = await rationOf({ ...pony, feeds: '10402:1500' })
    expect(insisted.warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['not-suitable', 'above-limit']),
    )
  })

  it('counts packs of one product together and nothing that is not fed or not sold here (RATIONS-45)', async () => {
    const { feeds, notFed } = await rationOf({ feeds: '10101::1,10102::1,41101,50101,99999999' })
    expect(feeds.map(({ productId }) => productId)).toEqual([101])
    expect(feeds[0]?.packs).toHaveLength(2)
    expect(notFed.map(({ productVariantId }) => productVariantId)).toEqual([41101])
  })

  it('says what it assumes, where its figures are from and who has reviewed them (RATIONS-2, RATIONS-11, EXPERTS-1)', async () => {
    const { assumptions, sources } = await rationOf({ feeds: '10102' })
    expect(assumptions).toContain('least-forage')
    expect(assumptions).toContain('healthy')
    expect(sources.find(({ topic }) => topic === 'needs')).toMatchObject({
      toBeConfirmedBy: 'nutritionist',
      reviewed: null,
    })
    const given = await rationOf({ forageKg: '12.5', health: 'none', stage: 'adult', condition: 'right' })
    expect(given.assumptions).toEqual(['standard-forage', 'largest-meal'])
    expect(given.forage.kilograms).toBe(12.5)
  })

  it('judges the forage first: of grass a pony with laminitis is told no amount, and standard hay is unknown (RATIONS-16, FEED-ADVICE-63)', async () => {
    const pony = { horseType: 'pony', weight: '250', workLoad: 'none', condition: 'fat', health: 'laminitis' }
    const grass = await rationOf({ ...pony, roughageType: 'grass' })
    expect(grass.forage).toMatchObject({
      kilograms: null,
      leastPer100Kg: null,
      judgement: { verdict: 'not-right', reason: 'grass', value: 150, limit: 100, toBeConfirmedBy: 'vet' },
    })
    expect(grass.forage.judgement.source).toContain('Durham')
    expect(grass.warnings[0]?.code).toBe('forage-not-right')
    const hay = await rationOf({ ...pony, roughageType: 'hay' })
    expect(hay.forage).toMatchObject({ kilograms: 4.5, judgement: { verdict: 'unknown' } })
    expect(hay.bars[0]).toMatchObject({ value: 110, limit: 100, verdict: 'above-limit' })
    expect(hay.warnings[0]?.code).toBe('forage-unknown')
    expect(grass).toMatchObject({ dryMatterKg: null })
    expect(grass.assumptions).toContain('forage-without-amount')
    expect(grass.assumptions).not.toContain('least-forage')
    expect(grass.bars.find(({ measure }) => measure === 'energy')).toMatchObject({ verdict: 'no-guide' })
    expect(grass.summary.find(({ kind }) => kind === 'unknown')?.measures).toContain('energy')
  })

  it('tells no fat pony that it gets too little energy while it loses weight, and names the vet where it starves (RATIONS-17, RATIONS-30)', async () => {
    const pony = { horseType: 'pony', weight: '250', condition: 'fat', health: 'laminitis' }
    const energyOf = async (forageKg: string) => {
      const { bars, warnings, assumptions, sources } = await rationOf({ ...pony, forageKg })
      const energy = bars.find(({ measure }) => measure === 'energy')
      return { energy, codes: warnings.map(({ code }) => code), assumptions, sources }
    }
    const hay = await energyOf('4.5')
    expect(hay.energy).toMatchObject({ verdict: 'enough', leastNeed: 21.43, need: 34.29 })
    expect(hay.assumptions).toContain('slimming')
    expect(hay.sources).toContainEqual(expect.objectContaining({ topic: 'slimming', toBeConfirmedBy: 'vet' }))
    expect((await energyOf('3')).energy?.verdict).toBe('loses-weight')
    const starving = await energyOf('2.5')
    expect(starving.energy?.verdict).toBe('short')
    expect(starving.codes).toContain('energy-with-vet')
  })

  it('tells a donkey by its own figures, with their sources, and the vet where it gets too little energy (RATIONS-19, RATIONS-37)', async () => {
    const donkey = { horseType: 'donkey', weight: '200' }
    const { bars, assumptions, sources } = await rationOf({ ...donkey, forageKg: '3.5' })
    const energy = bars.find(({ measure }) => measure === 'energy')
    expect(energy).toMatchObject({ need: 24.96, leastNeed: 19.2, verdict: 'enough' })
    expect(assumptions).toContain('donkey')
    expect(assumptions).not.toContain('good-doer')
    const topics = sources.map(({ topic }) => topic)
    expect(topics).toEqual(expect.arrayContaining(['donkey', 'donkey-appetite']))
    const straw = await rationOf({ ...donkey, workLoad: 'none', roughageType: 'straw' })
    expect(straw.forage).toMatchObject({ roughageType: 'straw', kilograms: 3 })
    expect(straw.bars.find(({ measure }) => measure === 'energy')?.verdict).toBe('enough')
    expect(straw.sources.map(({ topic }) => topic)).toContain('standard-straw')
    const { warnings } = await rationOf({ ...donkey, forageKg: '2' })
    expect(warnings.map(({ code }) => code)).toContain('energy-with-vet')
  })

  it('goes by age and adult weight of one that grows; without them it says that it depends on the age (RATIONS-18, RATIONS-33)', async () => {
    const young = { stage: 'growing', workLoad: 'none', forageKg: '4' }
    const barOf = async (changes: Record<string, string>, measure: string) => {
      const ration = await rationOf({ ...young, ...changes })
      return { bar: ration.bars.find((bar) => bar.measure === measure), ...ration }
    }
    const weanling = await barOf({ weight: '168', ageMonths: '4', adultWeight: '500' }, 'calcium')
    expect(weanling.bar).toMatchObject({ need: 39.1, leastNeed: null, verdict: 'short' })
    expect(weanling.sources.map(({ topic }) => topic)).toContain('growth')
    const any = await barOf({ weight: '429', forageKg: '10' }, 'energy')
    expect(any.bar).toMatchObject({ leastNeed: 78.2, verdict: 'depends-on-age' })
    expect(any.assumptions).toContain('growing-any-age')
    const twoYears = await barOf({ weight: '429', ageMonths: '24', forageKg: '10' }, 'energy')
    expect(twoYears.bar).toMatchObject({ need: 78.2, verdict: 'enough' })
    expect(twoYears.assumptions).toContain('growing-by-age')
  })

  it('gives a foal that is weaned by its age the needs and the forage of one that grows (FEED-ADVICE-90)', async () => {
    const weanling = { weight: '200', workLoad: 'none', ageMonths: '8', adultWeight: '500' }
    const foal = await rationOf({ ...weanling, stage: 'foal', feeds: '20301::' })
    expect(foal).toEqual(await rationOf({ ...weanling, stage: 'growing', feeds: '20301::' }))
    expect(foal.forage).toMatchObject({ kilograms: 3.5, leastPer100Kg: 1.5 })
    expect(foal.bars.find(({ measure }) => measure === 'energy')?.need).toBeGreaterThan(60)
    const suckling = await rationOf({ ...weanling, stage: 'foal', ageMonths: '5' })
    expect(suckling.assumptions).toContain('foal')
    expect(suckling.bars.find(({ measure }) => measure === 'energy')?.need).toBeNull()
  })

  it('refuses what cannot be, and names it', async () => {
    const wrong = {
      feeds: 'x',
      forageKg: '1e9',
      weight: '20',
      health: 'cold',
      stage: 'egg',
      ageMonths: '3',
      adultWeight: '49',
    }
    for (const [parameter, value] of Object.entries(wrong))
      expect(await problemOf(shop.request(address({ [parameter]: value })))).toMatchObject({
        status: 400,
        parameter,
      })
    const straw = await problemOf(shop.request(address({ roughageType: 'straw' })))
    expect(straw).toMatchObject({ status: 400, parameter: 'roughageType' })
    const many = Array.from({ length: 13 }, () => '10102').join(',')
    expect(await problemOf(shop.request(address({ feeds: many })))).toMatchObject({ status: 400 })
  })

  it('hides measured forage from a signed-out visitor (RATIONS-43)', async () => {
    expect(await problemOf(shop.request('/api/account/forages'))).toMatchObject({ status: 401 })
    const own = shop.request(address({ sampleId: '1' }, '/api/account/ration'))
    expect(await problemOf(own)).toMatchObject({ status: 401 })
  })
})

/** A paid kit of a customer, measured by the laboratory. */
async function measuredSample(cookie: string, values: Record<string, number>): Promise<number> {
  const buyer = await startBuying(shop, { lines: [[quickscan, 1]], headers: { cookie } })
  await buyer.call('POST', `/rqssamplename?productVariantId=${quickscan}&sequence=1&samplename=Noordwei`)
  const order = await buyer.order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  const { rows } = await shop.context.database.pool.query<{ sampleId: number }>(
    'select sample_id "sampleId" from roughage_sample where order_id = $1',
    [order.orderId],
  )
  const sample = { sampleId: rows[0]?.sampleId ?? 0, sampleType: 'hay', by: 'lab' } as const
  await receiveSample(shop.context, { ...sample, receivedOn: null })
  await recordMeasurement(shop.context, { ...sample, values })
  return sample.sampleId
}

const quickscan = 90_101

describe('forage that was measured for a customer (RATIONS-8)', () => {
  it('replaces the standard, for the one it belongs to alone, and is kept nowhere (RATIONS-43)', async () => {
    const customer = await startCustomer(shop)
    const sampleId = await measuredSample(customer.cookie(), { ...hayValues, 'energy-de': 7, calcium: 12 })
    const { forages } = await customer.read<z.infer<typeof OwnForages>>('/api/account/forages')
    expect(forages).toMatchObject([{ sampleId, sampleName: 'Noordwei', sampleType: 'hay' }])
    const url = address({ sampleId: String(sampleId), forageKg: '10' }, '/api/account/ration')
    const answer = await customer.request(url)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const ration = (await answer.json()) as z.infer<typeof Ration>
    expect(ration.forage).toMatchObject({ roughageType: 'hay', sampleName: 'Noordwei' })
    const dryMatterKg = (10 * (hayValues['dry-matter'] ?? 0)) / 1000
    const valueOf = (measure: string) => ration.bars.find((bar) => bar.measure === measure)?.value
    expect(valueOf('energy')).toBeCloseTo(7 * dryMatterKg, 1)
    expect(valueOf('calcium')).toBeCloseTo(12 * dryMatterKg, 1)
    expect(ration.assumptions).toContain('measured-forage')
    expect(ration.sources.map(({ topic }) => topic)).toContain('laboratory')

    const stranger = await startCustomer(shop)
    expect(await problemOf(stranger.request(url))).toMatchObject({ status: 404 })
    expect(await stranger.read('/api/account/forages')).toEqual({ forages: [] })
  })

  it('with 199 g of sugar is not right for a pony with laminitis, whatever kind is typed beside it (RATIONS-16)', async () => {
    const customer = await startCustomer(shop)
    const sampleId = await measuredSample(customer.cookie(), { ...hayValues, sugar: 199 })
    const pony = { horseType: 'pony', weight: '250', condition: 'fat', health: 'laminitis' }
    for (const roughageType of ['hay', 'grass']) {
      const url = address({ ...pony, roughageType, sampleId: String(sampleId) }, '/api/account/ration')
      const ration = await customer.read<z.infer<typeof Ration>>(url)
      expect(ration.forage.judgement).toMatchObject({
        verdict: 'not-right',
        reason: 'do-not-feed',
        value: 209,
      })
      expect(ration.warnings[0]).toMatchObject({ code: 'forage-not-right', limit: 100 })
      expect(ration.bars[0]).toMatchObject({ measure: 'sugar-and-starch-of-forage', verdict: 'above-limit' })
    }
  })
})
