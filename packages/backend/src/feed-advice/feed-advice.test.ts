import { startTestShop, type TestShop } from '@haverhof/testing'
import type { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feedingOf } from '@haverhof/domain/feed-advice'
import { problemOf, statementsOf } from '../catalogue/test-answers.ts'
import type { CalculatorFeed, CalculatorFeeds, FeedCalculation } from './schemas.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const query = {
  productId: '101',
  horseType: 'horse',
  weight: '600',
  workLoad: 'light',
  roughageType: 'hay',
}

function address(changes: Record<string, string> = {}): string {
  return `/api/feedcalculator?${new URLSearchParams({ ...query, ...changes }).toString()}`
}

function calculated(changes: Record<string, string> = {}, site = 'haverhof.nl') {
  return shop.read<z.infer<typeof FeedCalculation>>(address(changes), { site })
}

/** Every number of an answer, without the rules of the product, which are as its makers wrote them. */
function figuresIn(answer: z.infer<typeof FeedCalculation>): number[] {
  return (JSON.stringify({ ...answer, dose: null }).match(/(?<=:)-?[\d.e+-]+(?=[,}\]])/g) ?? []).map(Number)
}

function feedsOf(site: string) {
  return shop.read<z.infer<typeof CalculatorFeeds>>('/api/feedcalculator/feeds', { site })
}

describe('the feed calculator', () => {
  it('tells the ration, and for every pack how long it lasts and what a day costs, in one statement (§1.28, §3.37)', async () => {
    const answer = await calculated()
    expect(answer).toMatchObject({
      gramsPerDay: 1500,
      gramsPerMeal: 500,
      scoopsPerMeal: 0.625,
      scoopGramsPerMeal: 487.5,
      mustWeigh: false,
      mealsPerDay: 3,
    })
    expect(answer.forage).toMatchObject({ dryMatterKg: 9, kilograms: 10.5 })
    expect(answer.forage.judgement?.verdict).toBe('right-not-measured')
    expect(answer.assumptions).toEqual(['adult', 'right-condition', 'healthy'])
    expect(answer.warnings).toEqual([])
    expect(answer.packs.map(({ packSize, portions, days }) => [packSize, portions, days])).toEqual([
      ['3 kg', 6, 2],
      ['20 kg', 40, 13],
      ['3 × 20 kg', 120, 40],
      ['600 kg', 1200, 400],
    ])
    const bag = answer.packs[1]
    expect(bag?.costPerDay).toBeCloseTo(((bag?.price.amount ?? 0) * 1.5) / 20, 2)
    expect(answer.bestProductVariantId).toBe(10103)
    expect(await statementsOf(shop, () => calculated())).toBe(1)
  })

  it('tells a pony with laminitis no amount of grass, but why; and that hay is to be measured (FEED-ADVICE-63, FEED-ADVICE-23)', async () => {
    const pony = { productId: '121', horseType: 'pony', weight: '250', workLoad: 'none', condition: 'fat' }
    const laminitic = { ...pony, health: 'laminitis' }
    const grass = await calculated({ ...laminitic, roughageType: 'grass' })
    expect(grass.forage).toMatchObject({
      kilograms: null,
      dryMatterKg: null,
      judgement: { verdict: 'not-right', reason: 'grass', value: 150, limit: 100 },
    })
    expect(grass.warnings).toContain('forage-not-right')
    const hay = await calculated({ ...laminitic, roughageType: 'hay' })
    expect(hay.forage).toMatchObject({ kilograms: 4.5, judgement: { verdict: 'unknown', value: 110 } })
    expect(hay.warnings).toContain('forage-unknown')
    const healthy = await calculated({ ...pony, roughageType: 'grass', health: 'none' })
    expect(healthy.forage.kilograms).toBe(19)
    expect(healthy.warnings.join()).not.toContain('forage')
  })

  it('takes straw as forage for a donkey, with the dose that goes with hay, and for no other animal (FEED-ADVICE-2, FEED-ADVICE-4, FEED-ADVICE-45)', async () => {
    const donkey = { productId: '121', horseType: 'donkey', weight: '200', workLoad: 'none' }
    const straw = await calculated({ ...donkey, roughageType: 'straw' })
    expect(straw.forage.kilograms).toBe(3)
    expect(straw.gramsPerDay).toBe((await calculated(donkey)).gramsPerDay)
    const refused = await problemOf(shop.request(address({ roughageType: 'straw' })))
    expect(refused).toMatchObject({ status: 400, parameter: 'roughageType' })
  })

  it('tells no figure with more than two decimals, eighths of a scoop apart (FEED-ADVICE-46, ACC-275)', async () => {
    const { gramsPerMeal } = await calculated({ weight: '320' })
    expect(gramsPerMeal).toBe(266.67)
    const { feeds } = await feedsOf('haverhof.nl')
    for (const { productId } of feeds) {
      const changes = { productId: String(productId), weight: '437', workLoad: 'average' }
      const response = await shop.request(address(changes))
      if (response.status === 422) continue
      const answer = (await response.json()) as z.infer<typeof FeedCalculation>
      const { scoopsPerMeal } = answer
      expect([Math.round(scoopsPerMeal * 100) / 100, Math.round(scoopsPerMeal * 8) / 8]).toContain(
        scoopsPerMeal,
      )
      for (const figure of figuresIn({ ...answer, scoopsPerMeal: 0 }))
        expect(figure).toBe(Math.round(figure * 100) / 100)
    }
  })

  it('says in a word how much energy the feed has (FEED-ADVICE-15, ACC-124)', async () => {
    const { energyLevel } = await calculated({}, 'haverhof.de')
    expect(energyLevel).toEqual({ level: 'medium', name: 'Energiegehalt', label: 'Mittel' })
  })

  it('gives a pony of 300 kg half of it, of every feed of both brands that is for both (FEED-ADVICE-4)', async () => {
    for (const site of ['haverhof.nl', 'muehldorfer.de']) {
      const { feeds } = await feedsOf(site)
      const forBoth = feeds.filter(
        ({ suits, dose }) =>
          ['horse', 'pony'].every((type) => suits.horseTypes.includes(type)) &&
          suits.workLoads.includes('light') &&
          suits.ages.some((age) => age === 'adult' || age === 'senior') &&
          dose.gramsPerDay.light,
      )
      expect(forBoth.length).toBeGreaterThan(10)
      for (const { productId } of forBoth) {
        const horse = await calculated({ productId: String(productId) }, site)
        const pony = await calculated(
          { productId: String(productId), horseType: 'pony', weight: '300' },
          site,
        )
        // Both are rounded to ten grams.
        expect(Math.abs(pony.gramsPerDay - horse.gramsPerDay / 2)).toBeLessThanOrEqual(5)
      }
    }
  })

  it('refuses with the reason and names what fits instead, in one statement more (FEED-ADVICE-55)', async () => {
    const refused = (changes: Record<string, string>) => problemOf(shop.request(address(changes)))
    const laminitic = await refused({
      productId: '107',
      horseType: 'pony',
      weight: '250',
      health: 'laminitis',
    })
    expect(laminitic).toMatchObject({ status: 422, code: 'too-much-sugar' })
    const fitting = (laminitic as { alternatives?: { productId: number; url: string }[] }).alternatives ?? []
    expect(fitting).toHaveLength(3)
    for (const { productId, url } of fitting) {
      expect(url).toMatch(/^\/.+\/$/)
      const fed = address({
        horseType: 'pony',
        weight: '250',
        health: 'laminitis',
        productId: String(productId),
      })
      expect((await shop.request(fed)).status).toBe(200)
    }
    for (const [code, changes] of [
      ['not-for-horse-type', { productId: '233', horseType: 'donkey', weight: '160', workLoad: 'none' }],
      ['forage-is-enough', { productId: '101', workLoad: 'none' }],
      ['not-for-work-load', { productId: '104' }],
      ['needs-life-stage', { productId: '201' }],
      ['not-for-life-stage', { productId: '202', stage: 'adult' }],
      ['needs-age-in-weeks', { productId: '204', stage: 'foal', weight: '60' }],
    ] as const)
      expect((await refused(changes)).code).toBe(code)
    expect(await statementsOf(shop, () => refused({ productId: '104' }))).toBe(2)
  })

  it('warns of hard work late in foal, and of electrolytes with ulcers (FEED-ADVICE-42, FEED-ADVICE-43)', async () => {
    const mare = { productId: '142', stage: 'mare-11', workLoad: 'heavy' }
    expect((await calculated(mare)).warnings).toContain('work-in-foal')
    expect((await calculated({ productId: '381', health: 'ulcers' })).warnings).toEqual(['salts-with-ulcers'])
    expect((await calculated({ productId: '381', health: 'none' })).warnings).toEqual([])
  })

  it('names for laminitis, EMS and PPID what search names for them, in its order (FEED-ADVICE-55, SEARCH-7)', async () => {
    const { topics } = await shop.context.catalogue.reference()
    for (const health of ['laminitis', 'ems', 'ppid']) {
      const horse = { horseType: 'horse', weight: '550', workLoad: 'light', condition: 'right', health }
      const problem = await problemOf(shop.request(address({ ...horse, productId: '107' })))
      const { alternatives = [] } = problem as { alternatives?: { productId: number }[] }
      const listed = topics.find(({ key }) => key === health)?.productIds ?? []
      const fitting = []
      for (const productId of listed) {
        const { status } = await shop.request(address({ ...horse, productId: String(productId) }))
        if (status === 200) fitting.push(productId)
      }
      expect(fitting.length).toBeGreaterThan(2)
      expect(alternatives.map(({ productId }) => productId)).toEqual(fitting.slice(0, 3))
    }
  })

  it('tells a feed with its rules and packs without a horse (FEED-ADVICE-12)', async () => {
    const feed = await shop.read<z.infer<typeof CalculatorFeed>>('/api/feedcalculator/feeds/204')
    expect(feedingOf(feed.dose).milk?.gramsPerLitre).toBe(110)
    expect(feed.packs.map(({ packSize }) => packSize)).toEqual(['3 kg', '10 kg'])
    expect((await shop.request('/api/feedcalculator/feeds/411')).status).toBe(422)
    expect((await shop.request('/api/feedcalculator/feeds/99999')).status).toBe(404)
  })

  it('refuses what cannot be, and names it', async () => {
    const wrong = {
      weight: '1e308',
      horseType: 'zebra',
      workLoad: 'very',
      roughageType: 'straw',
      productId: '0',
      stage: 'old',
      condition: 'round',
      health: 'colic',
      weeks: '0',
    }
    for (const [parameter, value] of Object.entries(wrong)) {
      const problem = await problemOf(shop.request(address({ [parameter]: value })))
      expect(problem).toMatchObject({ status: 400, parameter })
    }
    for (const weight of ['49', '1201', '300.5', '-300', '', '0x12c', '9'.repeat(400)]) {
      expect(await problemOf(shop.request(address({ weight })))).toMatchObject({
        status: 400,
        parameter: 'weight',
      })
    }
    expect(await problemOf(shop.request('/api/feedcalculator'))).toMatchObject({ status: 400 })
  })

  it('knows no ration of what is not fed, and nothing of what the site does not sell', async () => {
    expect(await problemOf(shop.request(address({ productId: '411' })))).toMatchObject({
      status: 422,
      code: 'no-dose-rule',
    })
    expect(await problemOf(shop.request(address({ productId: '501' })))).toMatchObject({ status: 404 })
    expect(await problemOf(shop.request(address({ productId: '99999' })))).toMatchObject({ status: 404 })
  })

  it('lists the feeds that have a dose by category and title, in one statement (FEED-ADVICE-10)', async () => {
    const { feeds, suggestedProductId } = await feedsOf('haverhof.nl')
    expect(feeds.map(({ productId }) => productId)).toContain(101)
    expect(feeds.map(({ productId }) => productId)).not.toContain(411)
    expect(feeds.some(({ productId }) => productId === suggestedProductId)).toBe(true)
    const [first] = feeds
    const titlesOfCategory = feeds
      .filter(({ category }) => category === first?.category)
      .map(({ title }) => title)
    expect(titlesOfCategory).toEqual(titlesOfCategory.toSorted((a, b) => a.localeCompare(b, 'nl')))
    expect(feeds.slice(0, titlesOfCategory.length).map(({ title }) => title)).toEqual(titlesOfCategory)
    expect(await statementsOf(shop, () => feedsOf('haverhof.nl'))).toBe(1)
    // The shop has fewer than 200 products: all that have a dose and are sold here.
    const { rows } = await shop.context.database.pool.query(
      `select p.product_id from product p join publication using (product_id)
       where dose is not null and is_published and site_id = 1 and language_id = 1`,
    )
    expect(feeds).toHaveLength(rows.length)
  })
})
