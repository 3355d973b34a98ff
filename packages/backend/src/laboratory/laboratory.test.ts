import {
  hayValues,
  receiveSample,
  recordAdvice,
  recordMeasurement,
  startCustomer,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../catalogue/test-answers.ts'
import { sendWaitingMails } from '../mail/index.ts'
import { mailSources } from '../worker/mail-sources.ts'
import { benchOf } from './test-samples.ts'
import { orderSampleAt } from './test-samples.ts'
import type { SampleReportView } from './report-schemas.ts'

let shop: TestShop
let count = 0
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

async function sql<Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.context.database.pool.query(text, values)).rows as Row[]
}

const orderSample = (headers: Record<string, string> = {}) =>
  orderSampleAt(shop, `Hooi ${(count += 1)} www.evil.example`, headers)

const report = (key: string) => shop.read<SampleReportView>(`/api/results/${key}`)
const by = 'lab'
const receive = (sampleId: number, receivedOn: string | null = null) =>
  receiveSample(shop.context, { sampleId, sampleType: 'hay', receivedOn, by })
const measure = async (sampleId: number, values: Record<string, unknown> = hayValues) => {
  await receive(sampleId)
  return recordMeasurement(shop.context, { sampleId, sampleType: 'hay', values, by })
}
const mailsAbout = (sampleId: number) =>
  sql<{ kind: string; toAddress: string }>(
    `select kind, to_address "toAddress" from outbox_mail where cause_key like 'sample-%:' || $1 order by mail_id`,
    [sampleId],
  )

describe('a sample on its way (LABORATORY-1, 6, 10, 14)', () => {
  test('tells step by step what there is, and nothing of who ordered it', async () => {
    const { sampleId, key, name, orderId } = await orderSample()
    const today = (await report(key)).steps[0]?.on
    expect(await report(key)).toMatchObject({
      sampleName: name,
      sampleType: null,
      status: 'ordered',
      values: [],
      advice: [],
      isExample: false,
    })
    expect(await receive(sampleId)).toEqual({ ok: true, value: null })
    expect((await report(key)).steps.map(({ on }) => on)).toEqual([today, today, null, null])
    expect(await measure(sampleId)).toEqual({ ok: true, value: null })
    const measured = await report(key)
    expect(measured).toMatchObject({ status: 'measured', sampleType: 'hay', advice: [], products: [] })
    expect(measured.values).toHaveLength(13)
    expect(await statementsOf(shop, () => report(key))).toBe(1)
    await recordAdvice(shop.context, { sampleId, note: '  Mooi hooi.\r\n\r\n\r\n\r\nGroet, Jan  ', by })
    const answer = await report(key)
    expect(answer).toMatchObject({
      status: 'advised',
      adviserNote: 'Mooi hooi.\n\nGroet, Jan',
      advice: [
        { code: 'all-well' },
        { code: 'energy-good-doers' },
        { code: 'sugar-margin' },
        { code: 'balancer' },
      ],
    })
    expect(answer.steps.map(({ on }) => on)).toEqual([today, today, today, today])
    expect(answer.products.length).toBeGreaterThan(0)
    expect(JSON.stringify(answer)).not.toMatch(new RegExp(`${orderId}|@|de Vries|Dorpsstraat`))
  })

  test('is written down with who did it, and the customer hears of receipt and result, once each (LABORATORY-29)', async () => {
    const { sampleId, key } = await orderSample()
    await receive(sampleId)
    await measure(sampleId)
    expect((await mailsAbout(sampleId)).map(({ kind }) => kind)).toEqual(['sample-received'])
    await recordAdvice(shop.context, { sampleId, note: '', by })
    expect((await mailsAbout(sampleId)).map(({ kind }) => kind)).toEqual([
      'sample-received',
      'sample-advised',
    ])
    const trail = await sql(
      'select actor, action from audit_entry where subject = $1 order by audit_entry_id',
      [`sample ${sampleId}`],
    )
    expect(trail).toEqual(
      ['received', 'measured', 'advised'].map((step) => ({ actor: by, action: `sample-${step}` })),
    )
    await sendWaitingMails(shop.context, mailSources)
    const [letter] = await sql<{ text: string; html: string }>(
      `select plain_text "text", html from outbox_mail where cause_key = $1`,
      [`sample-advised:${sampleId}`],
    )
    expect(letter?.text).toContain(`/rqs/${key}/`)
    expect(letter?.html).not.toContain('www.evil.example')
  })

  test('takes no step backwards or twice, and none that it has not come to (LABORATORY-29)', async () => {
    const { sampleId } = await orderSample()
    const again = { ok: false, reason: 'no-such-step' }
    expect(await recordAdvice(shop.context, { sampleId, note: '', by })).toEqual(again)
    await measure(sampleId)
    expect(await receive(sampleId)).toEqual(again)
    expect(await measure(sampleId, { ...hayValues, sugar: 200 })).toEqual(again)
    const long = { sampleId, note: 'x'.repeat(2001), by }
    expect(await recordAdvice(shop.context, long)).toEqual({ ok: false, reason: 'note-too-long' })
    await recordAdvice(shop.context, { sampleId, note: '', by })
    expect(await recordAdvice(shop.context, { sampleId, note: 'x', by })).toEqual(again)
    expect(await measure(2_000_000)).toEqual({ ok: false, reason: 'no-such-sample' })
  })

  test('with an impossible value changes nothing, and the value is named (LABORATORY-38)', async () => {
    const { sampleId, key } = await orderSample()
    expect(await measure(sampleId, { ...hayValues, sugar: 900 })).toEqual({
      ok: false,
      reason: 'bad-values',
      problems: [{ code: 'sugar', reason: 'out-of-limits', min: 1, max: 350 }],
    })
    expect(await report(key)).toMatchObject({ status: 'received', values: [] })
    expect((await benchOf(shop)).map((each) => each.sampleId)).toContain(sampleId)
  })

  test('of a cancelled order opens nothing and takes nothing', async () => {
    const { sampleId, key, orderId } = await orderSample()
    await sql(`update shop_order set status = 'cancelled' where order_id = $1`, [orderId])
    expect((await shop.request(`/api/results/${key}`)).status).toBe(404)
    expect(await measure(sampleId)).toEqual({ ok: false, reason: 'no-such-sample' })
  })

  test('that is an example cannot be changed', async () => {
    const [example] = await sql<{ id: number }>('select sample_id id from roughage_sample where is_example')
    expect(await measure(example?.id ?? 0)).toEqual({ ok: false, reason: 'no-such-sample' })
    await expect(sql('update roughage_sample set is_example = false where is_example')).rejects.toThrow(
      'roughage_sample_origin',
    )
  })
})

test('values and note are in what a customer takes along; a deleted account leaves neither name, note nor key (CUSTOMERS-4, 5, 11)', async () => {
  const customer = await startCustomer(shop)
  const headers = { cookie: customer.cookie() }
  const done = await orderSample(headers)
  const underWay = await orderSample(headers)
  await measure(done.sampleId)
  await recordAdvice(shop.context, { sampleId: done.sampleId, note: 'Voor uw merrie', by })
  const { samples } = await customer.read<{ samples: Record<string, unknown>[] }>('/api/account/export')
  expect(samples[0]).toMatchObject({
    sampleName: done.name,
    adviserNote: 'Voor uw merrie',
    values: hayValues,
  })
  await customer.request('/api/account', { method: 'DELETE', json: { password: 'paard1234' } })
  expect((await shop.request(`/api/results/${done.key}`)).status).toBe(404)
  expect(
    await sql('select sample_name, adviser_note from roughage_sample where sample_id = $1', [done.sampleId]),
  ).toEqual([{ sample_name: '', adviser_note: null }])
  // It was paid for: its result goes to the mailbox of the order.
  await measure(underWay.sampleId)
  await recordAdvice(shop.context, { sampleId: underWay.sampleId, note: '', by })
  expect((await mailsAbout(underWay.sampleId)).at(-1)?.toAddress).toMatch(/@/)
  expect((await report(underWay.key)).status).toBe('advised')
})
