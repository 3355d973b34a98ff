import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemOf, statementsOf } from '../catalogue/test-answers.ts'
import type { SampleReportView } from './report-schemas.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const quickscan = 'example-roughage-quickscan'
const hygieneScan = 'example-hygiene-quality-scan'

const report = (key: string, site = 'haverhof.nl') =>
  shop.read<SampleReportView>(`/api/results/${key}`, { site })

describe('the published examples (LABORATORY-12, §1.30, §1.32, §3.36)', () => {
  test('show a quickscan with values beside target and average, bands, advice and its dates', async () => {
    const { values, ...answer } = await report(quickscan)
    expect(answer).toMatchObject({
      key: quickscan,
      type: 'Rqs',
      isExample: true,
      sampleType: 'hay',
      status: 'advised',
      forage: 'hay',
      conclusion: null,
      notMeasured: [],
      neverMeasured: ['trace-elements', 'fructan-and-starch', 'hygiene'],
      corrections: [],
      germContent: null,
      adviserNote: null,
      advice: [
        { code: 'high-sugar', valueCode: 'sugar' },
        { code: 'low-protein', valueCode: 'crude-protein' },
        { code: 'low-mineral', valueCode: 'sodium' },
        { code: 'energy-good-doers', valueCode: 'energy-ewpa' },
        { code: 'balancer', valueCode: null },
      ],
    })
    expect(answer.steps.map(({ status, on }) => `${status} ${on}`)).toEqual([
      'ordered 2026-09-01',
      'received 2026-09-07',
      'measured 2026-09-10',
      'advised 2026-09-11',
    ])
    expect(values).toHaveLength(13)
    expect(values.find(({ code }) => code === 'sugar')).toEqual({
      code: 'sugar',
      value: 148,
      unit: 'g/kg-dm',
      target: { low: null, high: 120 },
      source: { name: expect.stringContaining('sugar'), isConfirmed: false, reviewed: null },
      average: null,
      averageSamples: null,
      scale: { low: 0, high: 200, isLogarithmic: false },
      band: 4,
    })
  })

  test('show a hygiene scan with its verdict, on every selling site', async () => {
    for (const site of ['haverhof.nl', 'haverhof.ee', 'muehldorfer.de']) {
      const answer = await report(hygieneScan, site)
      expect(answer).toMatchObject({
        type: 'Qs',
        sampleType: 'silage',
        forage: 'haylage',
        conclusion: 'fair',
        germContent: 140_000,
        isExample: true,
      })
      expect(answer.advice).toEqual([{ code: 'hygiene-use-soon', valueCode: 'storage-fungi' }])
      expect(answer.values.filter(({ scale }) => scale.isLogarithmic)).toHaveLength(9)
      // Slightly mouldy forage sells nothing (LABORATORY-61).
      expect(answer.products).toEqual([])
    }
  })
})

describe('the products that an advice names (LABORATORY-11)', () => {
  test('are those of the site, each once, with the dose for a horse and half of it for a pony', async () => {
    for (const [site, brand] of [
      ['haverhof.nl', 0],
      ['muehldorfer.de', 500],
    ] as const) {
      const { products } = await report(quickscan, site)
      const ids = products.flatMap(({ card, or }) =>
        [card, ...or.map((each) => each.card)].map(({ productId }) => productId),
      )
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.every((id) => (brand === 0 ? id < 500 : id >= 500))).toBe(true)
      for (const { dose, ponyDose } of [...products, ...products.flatMap(({ or }) => or)]) {
        expect(dose?.gramsPerDay).toBeGreaterThan(0)
        expect(Math.abs((ponyDose?.gramsPerDay ?? 0) - (dose?.gramsPerDay ?? 0) / 2)).toBeLessThanOrEqual(5)
      }
    }
  })

  test('have one that carries minerals, the others instead of it, and a sum below every ceiling (LABORATORY-21, LABORATORY-60)', async () => {
    const { products, sum } = await report(quickscan)
    const carriers = products.filter(({ or }) => or.length > 0)
    expect(carriers).toHaveLength(1)
    expect(carriers[0]?.card.productId).toBe(222)
    expect(carriers[0]?.or.map(({ card }) => card.productId)).toEqual([221, 371, 121])
    expect(sum.map(({ nutrient }) => nutrient)).toEqual(['selenium', 'copper', 'zinc', 'vitamin-d3'])
    for (const { amount, most } of sum) expect(amount).toBeLessThan(most)
    expect(sum[0]?.most).toBe(3)
  })

  test('are none where nothing is sold', async () => {
    expect((await report(quickscan, 'haverhof-group.com')).products).toEqual([])
  })
})

describe('a key (LABORATORY-13)', () => {
  const hidden = {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  }
  const headersOf = (answer: Response) =>
    Object.fromEntries(Object.keys(hidden).map((name) => [name, answer.headers.get(name)]))

  test.each([
    ['that is known', quickscan, 200],
    ['that nobody has', 'x'.repeat(64), 404],
    ['that cannot be one', 'short', 400],
    ['with a statement in it', encodeURIComponent(`${quickscan}' or '1'='1`), 400],
  ])('%s: the answer is kept, found and told nowhere (LABORATORY-62)', async (_, key, status) => {
    const answer = await shop.request(`/api/results/${key}`)
    expect(answer.status).toBe(status)
    expect(headersOf(answer)).toEqual(hidden)
    const head = await shop.request(`/api/results/${key}`, { method: 'HEAD' })
    expect([head.status, headersOf(head)]).toEqual([status, hidden])
  })

  test('that does not exist answers only that', async () => {
    expect(await problemOf(shop.request(`/api/results/${'x'.repeat(64)}`))).toMatchObject({
      status: 404,
      code: 'not-found',
    })
    const post = await shop.request(`/api/results/${quickscan}`, { method: 'POST' })
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('takes three statements with advice, one when it is unknown', async () => {
    expect(await statementsOf(shop, () => report(quickscan))).toBe(3)
    expect(await statementsOf(shop, () => shop.request(`/api/results/${'x'.repeat(64)}`))).toBe(1)
  })
})
