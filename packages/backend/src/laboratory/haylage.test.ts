import {
  receiveSample,
  recordAdvice,
  recordMeasurement,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import type { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SampleReport } from './report-schemas.ts'
import { orderSampleAt } from './test-samples.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const hygieneScan = 90_201
const clean = {
  'field-bacteria': 1e4,
  'spoilage-bacteria': 1e4,
  streptomycetes: 500,
  'field-fungi': 200,
  'storage-fungi': 100,
  mucorales: 50,
  yeasts: 1e4,
  'dry-matter': 600,
  'lactic-acid-bacteria': 1e7,
  clostridia: 50,
  ph: 5,
}

async function reportOn(changes: Partial<typeof clean>) {
  const { sampleId, key } = await orderSampleAt(shop, 'Noordwei', {}, hygieneScan)
  await receiveSample(shop.context, { sampleId, sampleType: 'silage', receivedOn: null, by: 'lab' })
  const values = { ...clean, ...changes }
  await recordMeasurement(shop.context, { sampleId, sampleType: 'silage', values, by: 'lab' })
  await recordAdvice(shop.context, { sampleId, note: '', by: 'lab' })
  return shop.read<z.infer<typeof SampleReport>>(`/api/results/${key}`)
}

test('haylage with 600 g of dry matter and a pH of 8.5 is not fed before an expert has looked at it (LABORATORY-43)', async () => {
  const report = await reportOn({ ph: 8.5 })
  expect(report).toMatchObject({ forage: 'haylage', conclusion: 'had-air' })
  expect(report.advice[0]).toEqual({ code: 'hygiene-had-air', valueCode: 'ph' })
  expect(report.values.find(({ code }) => code === 'ph')).toMatchObject({
    band: 5,
    source: { isConfirmed: false },
  })
})

test('at 551 g of dry matter the rules of silage count as well (LABORATORY-28)', async () => {
  const report = await reportOn({ 'dry-matter': 551, ph: 5.7, clostridia: 4000 })
  expect(report.conclusion).toBe('do-not-feed')
  expect(report.advice.at(-1)).toEqual({ code: 'near-haylage', valueCode: 'dry-matter' })
})
