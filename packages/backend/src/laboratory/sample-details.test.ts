import {
  finishAtSandbox,
  hayValues,
  receiveSample,
  recordMeasurement,
  startBuying,
  startTestShop,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../catalogue/test-answers.ts'
import { benchOf } from './test-samples.ts'
import type { SampleReportView } from './report-schemas.ts'

const quickscan = 90_101

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

async function orderSample() {
  const buyer = await startBuying(shop, { lines: [[quickscan, 1]] })
  await buyer.call('POST', `/rqssamplename?productVariantId=${quickscan}&sequence=1&samplename=Hooi`)
  const { orderId } = await buyer.order().then(async (order) => {
    await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
    return order
  })
  const { rows } = await shop.context.database.pool.query<{ sampleId: number; key: string }>(
    'select sample_id "sampleId", result_key "key" from roughage_sample where order_id = $1',
    [orderId],
  )
  if (!rows[0]) throw new Error('The order has no sample')
  return { ...rows[0], orderId }
}

const describeSample = (key: string, json: Record<string, unknown>) =>
  shop.request(`/api/results/${key}/sample`, { method: 'PUT', json })
const report = (key: string) => shop.read<SampleReportView>(`/api/results/${key}`)

const dutchDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' })

/** A day some days from now in the Netherlands, as people type it. */
function day(daysFromNow: number): string {
  const date = new Date(shop.context.now().getTime() + daysFromNow * 24 * 60 * 60 * 1000)
  return dutchDay.format(date).split('-').toReversed().join('-')
}
const iso = (typed: string) => typed.split('-').toReversed().join('-')

describe('what a customer says of a sample (LABORATORY-15)', () => {
  test('is whether it is hay or silage and the day it was taken; a later word counts (ACC-23)', async () => {
    const { key, sampleId } = await orderSample()
    expect(await report(key)).toMatchObject({ sampleType: null, takenOn: null })
    expect((await describeSample(key, { sampleType: 'hay', takenOn: day(-2) })).status).toBe(204)
    expect((await describeSample(key, { sampleType: 'silage', takenOn: day(-1) })).status).toBe(204)
    expect(await report(key)).toMatchObject({
      sampleType: 'silage',
      takenOn: iso(day(-1)),
      status: 'ordered',
    })
    const waiting = (await benchOf(shop)).find((each) => each.sampleId === sampleId)
    expect(waiting).toMatchObject({ sampleType: 'silage', takenOn: iso(day(-1)), receivedOn: null })
    const again = () => describeSample(key, { sampleType: 'hay', takenOn: day(0) })
    expect(await statementsOf(shop, again)).toBe(1)
  })

  test('is refused field by field; a date that no calendar has is an invalid date (CHECKOUT-19, ACC-159, LABORATORY-63)', async () => {
    const { key } = await orderSample()
    const errorsOf = async (body: Record<string, unknown>) => {
      const answer = await describeSample(key, body)
      expect(answer.status).toBe(400)
      return ((await answer.json()) as { errors: unknown }).errors
    }
    expect(await errorsOf({})).toEqual([
      { parameter: 'sampleType', message: 'required' },
      { parameter: 'takenOn', message: 'required' },
    ])
    for (const takenOn of ['31-02-2026', '2026-11-01', '1-11-2026', 'gisteren'])
      expect(await errorsOf({ sampleType: 'hay', takenOn })).toEqual([
        { parameter: 'takenOn', message: 'invalid-date' },
      ])
    expect(await errorsOf({ sampleType: 'straw', takenOn: day(1) })).toEqual([
      { parameter: 'sampleType', message: 'required' },
      { parameter: 'takenOn', message: 'date-in-future' },
    ])
    expect(await report(key)).toMatchObject({ sampleType: null, takenOn: null })
  })

  test('counts until the laboratory has the sample; examples and strange keys take nothing (ACC-23, LABORATORY-63)', async () => {
    const { key, sampleId } = await orderSample()
    const hay = { sampleType: 'hay', takenOn: day(-1) }
    await receiveSample(shop.context, { sampleId, sampleType: 'silage', receivedOn: null, by: 'lab' })
    const late = await describeSample(key, hay)
    expect(await late.json()).toMatchObject({ status: 409, code: 'sample-received' })
    expect((await report(key)).sampleType).toBe('silage')
    for (const strange of ['x'.repeat(64), 'example-roughage-quickscan'])
      expect((await describeSample(strange, hay)).status).toBe(404)
  })
})

describe('the receipt of a sample (LABORATORY-1)', () => {
  const receive = (sampleId: number, receivedOn: string | null, sampleType: 'hay' | null = 'hay') =>
    receiveSample(shop.context, { sampleId, sampleType, receivedOn, by: 'lab' })

  test('needs hay or silage, of the customer or of the laboratory (ACC-23, LABORATORY-30)', async () => {
    const { key, sampleId } = await orderSample()
    expect(await receive(sampleId, null, null)).toEqual({ ok: false, reason: 'type-missing' })
    await describeSample(key, { sampleType: 'silage', takenOn: day(-1) })
    expect(await receive(sampleId, null, null)).toMatchObject({ ok: true })
    expect(await report(key)).toMatchObject({ status: 'received', sampleType: 'silage' })
  })

  test('has a day of the calendar, not before the order and not after today, as DD-MM-YYYY (ACC-159, LABORATORY-30)', async () => {
    const { key, sampleId } = await orderSample()
    for (const wrong of [day(1), day(-1), '31-02-2026', iso(day(0)), 'today'])
      expect(await receive(sampleId, wrong)).toEqual({ ok: false, reason: 'invalid-date' })
    expect(await receive(sampleId, day(0))).toMatchObject({ ok: true })
    expect((await report(key)).steps[1]).toEqual({ status: 'received', on: iso(day(0)) })
  })

  test('comes before every measurement: without its day and hay or silage nothing is measured (ACC-23, LABORATORY-31, §1.31)', async () => {
    const { sampleId } = await orderSample()
    const measured = { sampleId, sampleType: 'hay', values: hayValues, by: 'lab' } as const
    expect(await recordMeasurement(shop.context, measured)).toEqual({ ok: false, reason: 'no-such-step' })
    const change = shop.context.database.pool.query(
      `update roughage_sample set status = 'measured' where sample_id = $1`,
      [sampleId],
    )
    await expect(change).rejects.toThrow('roughage_sample_known')
    await receive(sampleId, null)
    expect(await recordMeasurement(shop.context, measured)).toMatchObject({ ok: true })
  })
})
