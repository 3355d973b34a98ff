import { DAY } from '@haverhof/domain/shared'
import { customerPassword, noOrders, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sendWaitingMails } from '../mail/index.ts'
import { forgetOldRows } from '../worker/index.ts'

const productId = 101

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ env: { CLIENT_IP_HEADER: 'x-client-ip' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query(text, values)).rows as Row[]

type Reviews = { reviews: { reviewId: number; title: string; text: string }[] }
type Questions = { questions: { questionId: number; question: string; answer: string }[] }

async function shownReview(site = 'haverhof.nl') {
  const { reviews } = await shop.read<Reviews>(`/api/reviews/${productId}`, { site })
  const [review] = reviews
  if (!review) throw new Error('no review is shown')
  return review
}

async function shownQuestion() {
  const [question] = (await shop.read<Questions>(`/api/questions/${productId}`)).questions
  if (!question) throw new Error('no question is shown')
  return question
}

const said = {
  reason: 'insulting',
  explanation: 'Hier wordt mijn buurvrouw uitgescholden, met naam.',
  fullName: 'Anna de Vries',
  emailAddress: 'Anna@Example.nl',
  goodFaith: 'yes',
}
const report = (
  about: { kind: string; id: number },
  changes: Record<string, unknown> = {},
  site = 'haverhof.nl',
) => shop.request('/api/reports', { json: { ...about, ...said, ...changes }, site })
const reportRows = () => sql('select * from content_report order by report_id')

describe('a report', () => {
  test('is about a review or an answered question that the site shows, and about nothing else (REPORTS-1)', async () => {
    const { reviewId, title, text } = await shownReview()
    const { questionId, question, answer } = await shownQuestion()
    expect(await shop.read(`/api/reports/review/${reviewId}`)).toMatchObject({ kind: 'review', title, text })
    expect(await shop.read(`/api/reports/question/${questionId}`)).toMatchObject({ text: question, answer })
    expect((await report({ kind: 'review', id: reviewId })).status).toBe(204)
    expect((await report({ kind: 'question', id: questionId })).status).toBe(204)
    expect(await reportRows()).toMatchObject([
      { review_id: reviewId, question_id: null, reason: 'insulting', state: 'open', decided_at: null },
      { review_id: null, question_id: questionId, email_address: 'anna@example.nl' },
    ])
    await sql('update review set published_at = null where review_id = $1', [reviewId])
    for (const [kind, id] of [
      ['review', reviewId],
      ['review', 99_999_999],
      ['question', 99_999_999],
    ] as const) {
      expect((await shop.request(`/api/reports/${kind}/${id}`)).status).toBe(404)
      expect((await report({ kind, id })).status).toBe(404)
    }
    expect((await shop.request(`/api/reports/answer/${questionId}`)).status).toBe(400)
    expect(await reportRows()).toHaveLength(2)
  })

  test('names every field that is wrong, with its reason (REPORTS-14)', async () => {
    const { reviewId } = await shownReview()
    const about = { kind: 'review', id: reviewId }
    const answer = await report(about, {
      reason: '',
      explanation: 'Niet goed.',
      emailAddress: 'anna',
      goodFaith: '',
    })
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      {
        code: 'invalid-fields',
        errors: [
          { parameter: 'reason', message: 'required' },
          { parameter: 'explanation', message: 'too-few-words', max: 5 },
          { parameter: 'emailAddress', message: 'invalid-email' },
          { parameter: 'goodFaith', message: 'required' },
        ],
      },
    ])
    expect(await reportRows()).toEqual([])
  })

  test('needs no name and no mailbox; then no mail is sent (REPORTS-13)', async () => {
    const { reviewId } = await shownReview()
    const about = { kind: 'review', id: reviewId }
    expect((await report(about, { fullName: '', emailAddress: '' })).status).toBe(204)
    expect(await reportRows()).toMatchObject([{ full_name: null, email_address: null }])
    expect(await sql('select 1 from outbox_mail')).toEqual([])
  })

  test('of an example gives it the site where it was reported, and changes nothing that is shown (REPORTS-3)', async () => {
    const { reviewId } = await shownReview('haverhof.de')
    expect(await sql('select 1 from review_origin where review_id = $1', [reviewId])).toEqual([])
    for (const emailAddress of ['anna@example.de', 'eva@example.de'])
      expect((await report({ kind: 'review', id: reviewId }, { emailAddress }, 'haverhof.de')).status).toBe(
        204,
      )
    const [german] = await sql<{ id: number }>(`select reader_site_id id from content_report limit 1`)
    const origin = await sql('select site_id, verdict from review_origin where review_id = $1', [reviewId])
    expect(origin).toEqual([{ site_id: german?.id, verdict: 'published' }])
    expect((await shownReview('haverhof.de')).reviewId).toBe(reviewId)
  })

  test('comes ten times an hour from one caller at most, under any name (REPORTS-9)', async () => {
    const { reviewId } = await shownReview()
    const send = (nth: number, address: string) =>
      shop.request('/api/reports', {
        json: { kind: 'review', id: reviewId, ...said, emailAddress: `a${nth}@example.nl` },
        headers: { 'x-client-ip': address },
      })
    for (let nth = 0; nth < 10; nth += 1) expect((await send(nth, '192.0.2.1')).status).toBe(204)
    expect((await send(11, '192.0.2.1')).status).toBe(429)
    for (let host = 2; host < 42; host += 1) expect((await send(host, `192.0.2.${host}`)).status).toBe(204)
    expect((await send(50, '192.0.2.200')).status).toBe(429)
    expect((await send(51, '198.51.100.1')).status).toBe(204)
  })
})

describe('the receipt', () => {
  test('goes out at once, in the language of the reader, with nothing that was typed (REPORTS-4, REPORTS-15)', async () => {
    const { reviewId } = await shownReview('haverhof.de')
    await report({ kind: 'review', id: reviewId }, {}, 'haverhof.de')
    await sendWaitingMails(shop.context, noOrders)
    const [mail] = await sql<{ subject: string; html: string; to_address: string }>(
      `select subject, html, to_address from outbox_mail where kind = 'report-receipt'`,
    )
    const [{ report_id: number } = {}] = await sql<{ report_id: number }>(
      'select report_id from content_report',
    )
    expect(mail?.subject).toBe(`Ihre Meldung ${number} bei Haverhof ist eingegangen`)
    expect(mail?.to_address).toBe('anna@example.nl')
    expect(mail?.html).toContain('Beleidigend oder hasserfüllt')
    expect(mail?.html).not.toMatch(/buurvrouw|Vries/)
  })

  test('comes once while a report of the same text is open, however often it is sent (REPORTS-16)', async () => {
    const { reviewId } = await shownReview()
    const about = { kind: 'review', id: reviewId }
    for (const emailAddress of ['anna@example.nl', 'ANNA@example.nl'])
      expect((await report(about, { emailAddress })).status).toBe(204)
    expect(await reportRows()).toHaveLength(1)
    expect(await sql('select 1 from outbox_mail')).toHaveLength(1)
  })
})

describe('what is kept', () => {
  test('is a decided report for a year, an open one until it is decided (REPORTS-8)', async () => {
    const { reviewId } = await shownReview()
    const { questionId } = await shownQuestion()
    await report({ kind: 'review', id: reviewId })
    await report({ kind: 'question', id: questionId })
    await sql(`update content_report set state = 'kept', decided_at = $1 where review_id = $2`, [
      shop.clock.now(),
      reviewId,
    ])
    shop.clock.advance(364 * DAY)
    await forgetOldRows(shop.context)
    expect(await reportRows()).toHaveLength(2)
    shop.clock.advance(2 * DAY)
    await forgetOldRows(shop.context)
    expect(await reportRows()).toMatchObject([{ question_id: questionId, state: 'open' }])
  })

  test('is the customer’s to take along, and without name and mailbox when the account ends (REPORTS-8, CUSTOMERS-4, CUSTOMERS-5)', async () => {
    const customer = await startCustomer(shop)
    const { reviewId } = await shownReview()
    await report({ kind: 'review', id: reviewId }, { emailAddress: customer.email })
    const { reports } = await customer.read<{ reports: object[] }>('/api/account/export')
    expect(reports).toMatchObject([{ reviewId, reason: 'insulting', explanation: said.explanation }])
    const json = { password: customerPassword }
    expect((await customer.request('/api/account', { method: 'DELETE', json })).status).toBeLessThan(300)
    expect(await reportRows()).toMatchObject([{ full_name: null, email_address: null, state: 'open' }])
  })
})
