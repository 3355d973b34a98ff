import { adviceCodes, judgeSample, measurementProblems, parametersOf } from '@haverhof/domain/laboratory'
import { feedingOf } from '@haverhof/domain/feed-advice'
import { startTestShop, type TestShop } from '@haverhof/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedsOfReport } from './feeds-of-report.ts'
import { type NamedProductRow, readNamedFeeds } from './read-named-feeds.ts'
import type { SampleReportView } from './report-schemas.ts'

type Card = SampleReportView['products'][number]['card']

let shop: TestShop
let rows: NamedProductRow[]
beforeAll(async () => {
  shop = await startTestShop()
  rows = await readNamedFeeds(
    shop.context.database,
    adviceCodes.map((code) => ({ code, valueCode: null })),
  )
})
afterAll(() => shop[Symbol.asyncDispose]())

const kinds = [
  { analysis: 'Rqs', sampleType: 'hay' },
  { analysis: 'Rqs', sampleType: 'silage' },
  { analysis: 'Qs', sampleType: 'hay' },
  { analysis: 'Qs', sampleType: 'silage' },
] as const

/** Any sample that the laboratory could enter. */
const samples = fc
  .constantFrom(...kinds)
  .chain((kind) =>
    fc
      .record(
        Object.fromEntries(
          parametersOf(kind.analysis, kind.sampleType).map(({ code, limits }) => [
            code,
            fc.double({ ...limits, noNaN: true }),
          ]),
        ),
      )
      .map((measurement) => ({ kind, measurement })),
  )

const brands = [(id: number) => id < 500, (id: number) => id >= 500]

test('no report of any sample combines what labels forbid, brings too much, or sells supplements on bad forage (LABORATORY-21, LABORATORY-61)', () => {
  const rowOf = new Map(rows.map((row) => [row.productId, row]))
  const fortified = (id: number) => rowOf.get(id)?.hasSelenium === true
  const forbids = (id: number) => {
    const dose = rowOf.get(id)?.dose
    return (dose && feedingOf(dose).neverWith) ?? []
  }
  fc.assert(
    fc.property(samples, fc.constantFrom(...brands), ({ kind, measurement }, isOfBrand) => {
      expect(measurementProblems(kind.analysis, kind.sampleType, measurement)).toEqual([])
      const nothing = { tallies: [], origin: { countryCode: null, season: null } }
      const { advice, forage, values } = judgeSample(kind, measurement, nothing)
      const codes = new Set(advice.map(({ code }) => code))
      const named = rows.filter(({ adviceCode, productId }) => codes.has(adviceCode) && isOfBrand(productId))
      const cards = named.map(({ productId }) => ({ productId }) as Card)
      const report = { forage, values: values as unknown as SampleReportView['values'] }
      const { products, sum } = feedsOfReport(report, named, cards)
      const ids = products.map(({ card }) => card.productId)
      expect(ids.filter(fortified).length).toBeLessThanOrEqual(1)
      for (const { card, or } of products) {
        const others = ids.filter((id) => id !== card.productId)
        for (const id of [card.productId, ...or.map((each) => each.card.productId)]) {
          expect(forbids(id).filter((other) => others.includes(other))).toEqual([])
          expect(others.filter((other) => forbids(other).includes(id))).toEqual([])
        }
      }
      for (const { amount, most } of sum) expect(amount).toBeLessThanOrEqual(most)
      const isBad =
        [...codes].some((code) => /^(hygiene-|not-hay|wet-silage)/.test(code)) && kind.analysis === 'Qs'
      expect(isBad ? ids.filter((id) => ![142, 145, 508].includes(id)) : []).toEqual([])
    }),
    { numRuns: 1500 },
  )
})
