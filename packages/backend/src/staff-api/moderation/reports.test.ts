import {
  type Customer,
  customerPassword,
  decideQuestion,
  noOrders,
  receiveOrder,
  startCustomer,
  startMember,
  startStaff,
  startTestShop,
  type TestShop,
  type TestStaff,
} from '@haverhof/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE } from '@haverhof/domain/shared'
import { sendWaitingMails } from '../../mail/index.ts'

let shop: TestShop
let staff: TestStaff
beforeEach(async () => {
  shop = await startTestShop()
  staff = await startStaff(shop, { permissions: ['reports.decide'] })
})
afterEach(() => shop[Symbol.asyncDispose]())

const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query(text, values)).rows as Row[]
const newest = async (table: string, id: string) =>
  Number((await sql<{ id: number }>(`select max(${id}) id from ${table}`))[0]?.id)

type Report = { reportId: number; about: string; aboutId: number; state: string; isShown: boolean }
type List = { items: Report[]; total: number }

const productId = 101
let count = 0

/** One that is shown at once; gives its number and the mailbox of its writer. */
async function write(by?: Customer): Promise<{ id: number; email: string }> {
  const customer = by ?? (await startCustomer(shop))
  const text = `Ons paard van ${(count += 1)} jaar eet het graag en glanst weer.`
  const sent = { productId, title: 'Goed voer', text, rating: 4 }
  expect((await customer.request('/api/reviews', { method: 'POST', json: sent })).status).toBe(200)
  const id = await newest('review', 'review_id')
  return { id, email: customer.email }
}

async function askAndAnswer(): Promise<number> {
  const question = { productId, question: 'Zit er soja in?', asker: 'Anna', emailAddress: 'asker@example.nl' }
  await shop.request('/api/questions', { json: question })
  const questionId = await newest('question_origin', 'question_id')
  await decideQuestion(shop.context, { questionId, state: 'published', answer: 'Nee.', by: 'Jan' })
  return questionId
}

async function report(
  about: { kind: string; id: number },
  emailAddress = 'reader@example.nl',
  site?: string,
) {
  const explanation = 'Hier wordt mijn buurvrouw uitgescholden.'
  const said = { reason: 'insulting', explanation, goodFaith: 'yes' }
  const answer = await shop.request('/api/reports', {
    json: { ...about, ...said, fullName: 'Eva', emailAddress },
    ...(site && { site }),
  })
  expect(answer.status).toBe(204)
  return newest('content_report', 'report_id')
}

const decide = (reportId: number, json: unknown, by = staff) =>
  by.request(`/reports/${reportId}/decision`, { json })
const removed = { decision: 'removed', reason: 'insulting' }
const mailsOf = (kind: string) =>
  sql<{ facts: Record<string, unknown>; to_address: string; language_id: number }>(
    'select facts, to_address, language_id from outbox_mail where kind = $1 order by mail_id',
    [kind],
  )
const isShown = async (reviewId: number) =>
  (await sql('select 1 from review where review_id = $1 and published_at is not null', [reviewId])).length > 0

describe('an open report', () => {
  test('waits with the oldest first, with what was written and what a program finds in it (REPORTS-11, REPORTS-21, STAFF-8)', async () => {
    const { id } = await write()
    const questionId = await askAndAnswer()
    const first = await report({ kind: 'review', id })
    shop.clock.advance(MINUTE)
    const second = await report({ kind: 'question', id: questionId }, '')
    const { items, total } = await staff.read<List>('/reports')
    expect(total).toBe(2)
    expect(items).toMatchObject([
      {
        reportId: first,
        about: 'review',
        aboutId: id,
        title: 'Goed voer',
        reason: 'insulting',
        explanation: 'Hier wordt mijn buurvrouw uitgescholden.',
        fullName: 'Eva',
        hasMailbox: true,
        isShown: true,
        concerns: [],
      },
      { reportId: second, about: 'question', text: 'Zit er soja in?', answer: 'Nee.', hasMailbox: false },
    ])
    expect(JSON.stringify(items)).not.toContain('reader@example.nl')
    const { waiting } = await (
      await startMember(shop, { role: 'service' })
    ).read<{ waiting: { work: string; number: number; oldest: string }[] }>('/today')
    expect(waiting.find(({ work }) => work === 'reports')).toMatchObject({ number: 2 })
  })

  test('is decided by staff of the site where the text was written, wherever it was reported (REPORTS-3, STAFF-2)', async () => {
    const { id } = await write()
    const reportId = await report({ kind: 'review', id }, 'reader@example.be', 'haverhof.be')
    const belgian = await startStaff(shop, { permissions: ['reports.decide'], siteIds: [2] })
    expect((await belgian.read<List>('/reports')).items).toEqual([])
    expect((await decide(reportId, { decision: 'kept' }, belgian)).status).toBe(404)
    const dutch = await startStaff(shop, { permissions: ['reports.decide'], siteIds: [1] })
    expect((await decide(reportId, { decision: 'kept' }, dutch)).status).toBe(200)
  })
})

describe('a decision', () => {
  test('to keep leaves the text, tells the reporter how to object, and stands in the log (REPORTS-5, REPORTS-6, REPORTS-17)', async () => {
    const { id } = await write()
    const reportId = await report({ kind: 'review', id })
    const done = await decide(reportId, { decision: 'kept' })
    expect(await done.json()).toMatchObject({ state: 'kept', isShown: true })
    expect(await isShown(id)).toBe(true)
    expect((await staff.read<List>('/reports')).items).toEqual([])
    expect((await staff.read<List>('/reports?state=kept')).items).toMatchObject([{ reportId }])
    await sendWaitingMails(shop.context, noOrders)
    const [mail] = await sql<{ html: string; subject: string }>(
      `select html, subject from outbox_mail where kind = 'report-decided'`,
    )
    expect(mail?.subject).toContain(String(reportId))
    expect(mail?.html).toContain('De tekst blijft staan')
    expect(mail?.html).toContain('U kunt ook naar de rechter gaan.')
    const log = await sql('select action, actor, subject, details from audit_entry where subject = $1', [
      `report ${reportId}`,
    ])
    expect(log).toEqual([
      {
        action: 'report-kept',
        actor: `token:${staff.tokenId}`,
        subject: `report ${reportId}`,
        details: { why: 'insulting', about: `review ${id}` },
      },
    ])
  })

  test('to hide takes the review off, closes every report of it, and tells each in their language (REPORTS-5, REPORTS-6)', async () => {
    const { id } = await write()
    const first = await report({ kind: 'review', id })
    const second = await report({ kind: 'review', id }, 'leser@example.de', 'haverhof.de')
    const done = await decide(first, { ...removed, ownWords: { nl: 'Schelden mag niet.' } })
    expect(await done.json()).toMatchObject({ state: 'removed', isShown: false })
    expect(await isShown(id)).toBe(false)
    expect(await staff.read<Report>(`/reports/${second}`)).toMatchObject({ state: 'removed' })
    expect(
      (await mailsOf('report-decided')).map(({ to_address, facts }) => [to_address, facts['why']]),
    ).toEqual([
      ['reader@example.nl', { reason: 'insulting', ownWords: 'Schelden mag niet.' }],
      ['leser@example.de', { reason: 'insulting' }],
    ])
    expect((await decide(second, { decision: 'kept' })).status).toBe(409)
  })

  test('needs a reason of the list for its kind (REASONS-1, REPORTS-5)', async () => {
    const questionId = await askAndAnswer()
    const reportId = await report({ kind: 'question', id: questionId })
    expect((await decide(reportId, { decision: 'removed' })).status).toBe(400)
    expect((await decide(reportId, { decision: 'removed', reason: 'other' })).status).toBe(400)
    const wrong = await decide(reportId, { decision: 'removed', reason: 'copied' })
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { parameter: 'reason' }])
    expect(await staff.read<Report>(`/reports/${reportId}`)).toMatchObject({ state: 'open', isShown: true })
    expect((await decide(reportId, { decision: 'removed', reason: 'diagnosis' })).status).toBe(200)
    expect(await sql('select state from question_origin where question_id = $1', [questionId])).toEqual([
      { state: 'rejected' },
    ])
  })

  test('is also made by refusing the text where reviews are read (REPORTS-5)', async () => {
    const { id } = await write()
    const reportId = await report({ kind: 'review', id })
    const moderator = await startStaff(shop, { permissions: ['reviews.decide'] })
    const refusal = { verdict: 'refused', from: 'published', reason: 'advertising' }
    expect((await moderator.request(`/reviews/${id}/decision`, { json: refusal })).status).toBe(200)
    expect(await staff.read<Report>(`/reports/${reportId}`)).toMatchObject({ state: 'removed' })
    expect(await mailsOf('report-decided')).toHaveLength(1)
    const late = { verdict: 'refused', from: 'waiting', reason: 'advertising' }
    const other = await write()
    const open = await report({ kind: 'review', id: other.id })
    expect((await moderator.request(`/reviews/${other.id}/decision`, { json: late })).status).toBe(409)
    expect(await staff.read<Report>(`/reports/${open}`)).toMatchObject({ state: 'open' })
  })

  test('to keep what is not shown any more is refused; it can be closed as hidden, without another mail to its writer (REPORTS-17)', async () => {
    const { id } = await write()
    const reportId = await report({ kind: 'review', id })
    await sql('update review set published_at = null where review_id = $1', [id])
    const answer = await decide(reportId, { decision: 'kept' })
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'not-shown' }])
    await sql(`update review_origin set verdict = 'refused' where review_id = $1`, [id])
    expect((await decide(reportId, removed)).status).toBe(200)
    expect(await mailsOf('text-refused')).toEqual([])
  })
})

describe('who wrote what is hidden', () => {
  test('is told why ten minutes later, that it was reported, and how to object (REPORTS-19, REPORTS-20)', async () => {
    const { id, email } = await write()
    const why = { reason: 'insulting', ownWords: 'Schelden mag niet.' }
    await decide(await report({ kind: 'review', id }), { ...removed, ownWords: { nl: why.ownWords } })
    expect(await mailsOf('text-refused')).toMatchObject([
      {
        to_address: email,
        facts: { about: 'review', wasShown: true, wasReported: true, why },
      },
    ])
    const sent = () => sql(`select 1 from outbox_mail where kind = 'text-refused' and sent_at is not null`)
    await sendWaitingMails(shop.context, noOrders)
    expect(await sent()).toEqual([])
    shop.clock.advance(10 * MINUTE)
    await sendWaitingMails(shop.context, noOrders)
    expect(await sent()).toHaveLength(1)
  })

  test('of an example is missing; of a question it is the asker while the address is known (REPORTS-7, QUESTIONS-9)', async () => {
    const questionId = await askAndAnswer()
    const examples =
      'select review_id id from review where is_example and product_id = $1 and published_at is not null'
    const [example] = await sql<{ id: number }>(examples, [productId])
    const ofExample = await report({ kind: 'review', id: example?.id ?? 0 })
    expect((await decide(ofExample, removed)).status).toBe(200)
    expect(await isShown(example?.id ?? 0)).toBe(false)
    expect(await mailsOf('text-refused')).toEqual([])
    await decide(await report({ kind: 'question', id: questionId }), removed)
    expect(await mailsOf('text-refused')).toMatchObject([{ to_address: 'asker@example.nl' }])
  })

  test('is missing once the account is gone, although its order still knows the mailbox (REPORTS-7, CUSTOMERS-5)', async () => {
    const customer = await startCustomer(shop)
    await receiveOrder(shop, customer, { lines: [[10_101, 1]] })
    const { id } = await write(customer)
    const ofOrder = 'select 1 from review_origin where review_id = $1 and order_id is not null'
    expect(await sql(ofOrder, [id])).toHaveLength(1)
    await customer.request('/api/account', { method: 'DELETE', json: { password: customerPassword } })
    await decide(await report({ kind: 'review', id }), removed)
    expect([await isShown(id), await mailsOf('text-refused')]).toEqual([false, []])
  })

  test('hears nothing of a refusal that is taken back at once, and of the next one once (REPORTS-20, REVIEWS-14)', async () => {
    const { id } = await write()
    const moderator = await startStaff(shop, { permissions: ['reviews.decide'] })
    const settle = async (json: object) =>
      expect((await moderator.request(`/reviews/${id}/decision`, { json })).status).toBe(200)
    await settle({ verdict: 'refused', from: 'published', reason: 'advertising' })
    await settle({ verdict: 'waiting', from: 'refused' })
    expect(await mailsOf('text-refused')).toEqual([])
    shop.clock.advance(MINUTE)
    await settle({ verdict: 'refused', from: 'waiting', reason: 'copied' })
    expect(await mailsOf('text-refused')).toMatchObject([
      { facts: { why: { reason: 'copied' }, wasShown: false, wasReported: false } },
    ])
  })
})
