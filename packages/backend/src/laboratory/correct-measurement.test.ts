import {
  correctMeasurement,
  hayValues,
  receiveSample,
  recordAdvice,
  recordMeasurement,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendWaitingMails } from '../mail/index.ts'
import { mailSources } from '../worker/mail-sources.ts'
import type { SampleReportView } from './report-schemas.ts'
import { orderSampleAt } from './test-samples.ts'

let shop: TestShop
let count = 0
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

async function sql<Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.context.database.pool.query(text, values)).rows as Row[]
}

const orderSample = () => orderSampleAt(shop, `Hooi ${(count += 1)}`)
const report = (key: string) => shop.read<SampleReportView>(`/api/results/${key}`)
const by = 'lab'
const measure = async (sampleId: number, values: Record<string, unknown> = hayValues) => {
  await receiveSample(shop.context, { sampleId, sampleType: 'hay', receivedOn: null, by })
  return recordMeasurement(shop.context, { sampleId, sampleType: 'hay', values, by })
}

describe('an average (LABORATORY-9)', () => {
  const sugarOf = async (key: string) => (await report(key)).values.find(({ code }) => code === 'sugar')

  test('is of twenty samples that were sent in, says so, and follows what is measured and corrected (LABORATORY-49, LABORATORY-51)', async () => {
    await sql('delete from roughage_average')
    const { sampleId, key } = await orderSample()
    await measure(sampleId, { ...hayValues, sugar: 50 })
    expect(await sugarOf(key)).toMatchObject({ average: null, averageSamples: null })
    await sql(`update roughage_average set count = 19, total = total * 19`)
    expect((await sugarOf(key))?.average).toBeNull()
    const second = await orderSample()
    await measure(second.sampleId, { ...hayValues, sugar: 90 })
    const year = new Date(shop.clock.now()).getFullYear()
    expect(await sugarOf(key)).toMatchObject({
      average: 52,
      averageSamples: { count: 20, fromSeason: year, toSeason: year, countryCode: 'NL' },
    })
    await correctMeasurement(shop.context, {
      sampleId: second.sampleId,
      values: { sugar: 110 },
      reason: 'Verwisseld',
      by,
    })
    expect(await sugarOf(key)).toMatchObject({ average: 53, averageSamples: { count: 20 } })
  })
})

describe('a correction (LABORATORY-22)', () => {
  const correct = (sampleId: number, values: Record<string, unknown>, reason = 'Monsters verwisseld') =>
    correctMeasurement(shop.context, { sampleId, values, reason, by })
  const letters = (sampleId: number) =>
    sql<{ facts: { sampleName: string } }>(
      `select facts from outbox_mail where kind = 'sample-corrected'
         and facts->>'sampleName' = (select sample_name from roughage_sample where sample_id = $1)`,
      [sampleId],
    )

  test('that changes the advice is told once, with what it was, why and who did it (LABORATORY-53)', async () => {
    const { sampleId, key } = await orderSample()
    await measure(sampleId)
    await recordAdvice(shop.context, { sampleId, note: '', by })
    expect(await correct(sampleId, { sugar: 190 })).toEqual({ ok: true, value: { isTold: true } })
    const answer = await report(key)
    expect(answer.corrections).toEqual([
      {
        code: 'sugar',
        before: hayValues.sugar,
        after: 190,
        reason: 'Monsters verwisseld',
        on: answer.steps[3]?.on,
      },
    ])
    expect(answer.advice[0]).toEqual({ code: 'very-high-sugar', valueCode: 'sugar' })
    expect(await letters(sampleId)).toHaveLength(1)
    expect(await correct(sampleId, { sugar: 191 })).toEqual({ ok: true, value: { isTold: false } })
    expect(await letters(sampleId)).toHaveLength(1)
    const [trail] = await sql(
      `select actor, details from audit_entry where action = 'sample-corrected' and subject = $1 limit 1`,
      [`sample ${sampleId}`],
    )
    expect(trail).toEqual({ actor: by, details: { codes: ['sugar'], reason: 'Monsters verwisseld' } })
    await sendWaitingMails(shop.context, mailSources)
    const [mail] = await sql<{ subject: string }>(
      `select subject from outbox_mail where kind = 'sample-corrected' order by mail_id desc limit 1`,
    )
    expect(mail?.subject).toMatch(/gecorrigeerd/)
  })

  test('before there is advice is logged and sends no mail', async () => {
    const { sampleId, key } = await orderSample()
    expect(await correct(sampleId, { sugar: 190 })).toEqual({ ok: false, reason: 'no-such-step' })
    await measure(sampleId)
    expect(await correct(sampleId, { sugar: 190 })).toEqual({ ok: true, value: { isTold: false } })
    expect((await report(key)).corrections).toHaveLength(1)
  })

  test('that is wrong itself, or says no reason, changes nothing (LABORATORY-52)', async () => {
    const { sampleId, key } = await orderSample()
    await measure(sampleId)
    expect(await correct(sampleId, { sugar: 900, ph: 4 }, ' ')).toMatchObject({
      ok: false,
      reason: 'bad-values',
      problems: [{ code: 'sugar' }, { code: 'ph' }, { code: 'reason' }],
    })
    expect((await report(key)).corrections).toEqual([])
    expect(await correct(2_000_000, { sugar: 90 })).toEqual({ ok: false, reason: 'no-such-sample' })
  })
})
