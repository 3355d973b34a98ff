import { DAY } from '@haverhof/domain/shared'
import {
  customerPassword,
  decideQuestion,
  noOrders,
  startCustomer,
  startMailServer,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sendWaitingMails } from '../mail/index.ts'
import { forgetOldRows } from '../worker/index.ts'
import { tellAskers } from './index.ts'

const productId = 101

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query(text, values)).rows as Row[]

const json = {
  productId,
  question: 'Is deze muesli ook geschikt voor een shetlander?',
  asker: 'Marieke',
  emailAddress: 'Marieke@Example.nl',
}
const ask = (changes: Record<string, unknown> = {}, site = 'haverhof.nl') =>
  shop.request('/api/questions', { json: { ...json, ...changes }, site })
const newest = async () =>
  Number((await sql<{ id: number }>('select max(question_id) id from question_origin'))[0]?.id)

type Page = {
  questions: { questionId: number; question: string; asker: string; answer: string }[]
  total: number
}
const shown = (site = 'haverhof.nl', page = 1) =>
  shop.read<Page>(`/api/questions/${productId}?page=${page}`, { site })
const ownShown = async (site?: string) =>
  (await shown(site)).questions.filter(({ questionId }) => questionId >= 1_000_000)

async function askAndAnswer(changes: Record<string, unknown> = {}, site?: string): Promise<number> {
  expect((await ask(changes, site)).status).toBe(204)
  const questionId = await newest()
  const decision = { questionId, state: 'published' as const, answer: 'Ja, dat kan.', by: 'Jan' }
  expect(await decideQuestion(shop.context, decision)).toMatchObject({ ok: true })
  return questionId
}

describe('a question', () => {
  test('waits unseen until it is answered, then stands on the page of the product (QUESTIONS-2, QUESTIONS-3)', async () => {
    expect((await ask()).status).toBe(204)
    const questionId = await newest()
    expect(await ownShown()).toEqual([])
    const before = await shop.read<{ questions: { total: number } }>('/api/products/10101')
    await decideQuestion(shop.context, { questionId, state: 'published', answer: 'Ja, dat kan.', by: 'Jan' })
    const day = shop.clock.now().toLocaleDateString('sv', { timeZone: 'Europe/Amsterdam' })
    const { question, asker } = json
    const answered = {
      questionId,
      question,
      asker,
      isExample: false,
      answer: 'Ja, dat kan.',
      date: day,
      answeredOn: day,
    }
    expect(await ownShown()).toEqual([answered])
    const after = await shop.read<{ questions: { first: unknown[]; total: number } }>('/api/products/10101')
    expect(after.questions.first[0]).toEqual(answered)
    expect(after.questions.total).toBe(before.questions.total + 1)
    expect(JSON.stringify([after, await shown()])).not.toMatch(/example\.nl/i)
  })

  test('is shown on every site of its language and on no other (QUESTIONS-3)', async () => {
    await askAndAnswer()
    expect(await ownShown('haverhof.be')).toHaveLength(1)
    expect(await ownShown('haverhof.de')).toEqual([])
  })

  test('comes with two others in the statement of the product, the rest page by page (QUESTIONS-3)', async () => {
    const ids: number[] = []
    for (let count = 0; count < 12; count += 1) {
      shop.clock.advance(60_000)
      ids.unshift(await askAndAnswer({ question: `Vraag ${count}?`, emailAddress: `a${count}@example.nl` }))
    }
    const product = await shop.read<{ questions: { first: { questionId: number }[]; total: number } }>(
      '/api/products/10101',
    )
    expect(product.questions.first.map(({ questionId }) => questionId)).toEqual(ids.slice(0, 3))
    const pages = [await shown(), await shown('haverhof.nl', 2)]
    expect(product.questions.total).toBe(pages[0]?.total)
    const all = pages.flatMap(({ questions }) => questions.map(({ questionId }) => questionId))
    expect(all.slice(0, 12)).toEqual(ids)
    expect((await shop.request('/api/questions/99999999')).status).toBe(404)
  })

  test('names every field that is wrong, with its reason (QUESTIONS-1)', async () => {
    const empty = await ask({ question: ' \n ', asker: '', emailAddress: '' })
    expect(empty.status).toBe(400)
    expect(await empty.json()).toMatchObject({
      code: 'invalid-fields',
      errors: [
        { parameter: 'question', message: 'required' },
        { parameter: 'asker', message: 'required' },
        { parameter: 'emailAddress', message: 'required' },
      ],
    })
    const wrong = await ask({
      question: 'x'.repeat(1001),
      asker: 'x'.repeat(41),
      emailAddress: 'marieke',
    })
    expect(await wrong.json()).toMatchObject({
      errors: [
        { parameter: 'question', message: 'too-long', max: 1000 },
        { parameter: 'asker', message: 'too-long', max: 40 },
        { parameter: 'emailAddress', message: 'invalid-email' },
      ],
    })
    expect((await ask({ productId: 99_999_999 })).status).toBe(404)
    expect(await sql('select 1 from question_origin')).toEqual([])
  })

  test('comes from a mailbox once, however it is written (QUESTIONS-16)', async () => {
    expect((await ask()).status).toBe(204)
    const again = await ask({
      emailAddress: 'marieke@example.nl',
      question: ` ${json.question.toUpperCase()} `,
    })
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'already-asked' }])
    expect(await sql('select 1 from product_question where question_id >= 1000000')).toHaveLength(1)
    expect((await ask({ emailAddress: 'eva@example.nl' })).status).toBe(204)
  })

  test('comes ten times a day from one mailbox at most (QUESTIONS-10)', async () => {
    for (let count = 0; count < 10; count += 1)
      expect((await ask({ question: `Vraag ${count}?` })).status).toBe(204)
    expect((await ask({ question: 'Nog een?' })).status).toBe(429)
    expect((await ask({ question: 'Nog een?', emailAddress: 'eva@example.nl' })).status).toBe(204)
    shop.clock.advance(DAY)
    expect((await ask({ question: 'Nog een?' })).status).toBe(204)
  })
})

describe('the answer', () => {
  test('goes to the asker over SMTP, once, also when it is changed, taken off and published again (QUESTIONS-8)', async () => {
    await using server = await startMailServer()
    await using mailing = await startTestShop({ beside: shop, env: { SMTP_URL: server.url } })
    const questionId = await askAndAnswer()
    const send = async () => {
      await tellAskers(mailing.context)
      await sendWaitingMails(mailing.context, noOrders)
    }
    await send()
    await send()
    const by = 'Jan'
    const change = { questionId, state: 'published' as const, by }
    await decideQuestion(shop.context, { ...change, answer: 'Ja, maar weinig.' })
    await send()
    await decideQuestion(shop.context, {
      questionId,
      state: 'rejected',
      reason: 'off-topic',
      ownWords: {},
      by,
    })
    await decideQuestion(shop.context, { ...change, answer: 'Ja, een handje.' })
    await send()
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([['marieke@example.nl']])
    const [mail] = await sql<{ subject: string; html: string }>(
      `select subject, html from outbox_mail where kind = 'question-answered'`,
    )
    expect(mail?.subject).toContain('Haver Basis Muesli')
    for (const words of [json.question, 'Ja, dat kan.', 'Marieke', '#questions'])
      expect(mail?.html).toContain(words)
  })

  test('that is removed before its mail is written is not sent (QUESTIONS-8)', async () => {
    const questionId = await askAndAnswer()
    await decideQuestion(shop.context, {
      questionId,
      state: 'rejected',
      reason: 'off-topic',
      ownWords: {},
      by: 'Jan',
    })
    await tellAskers(shop.context)
    expect(await sql(`select 1 from outbox_mail where kind = 'question-answered'`)).toEqual([])
  })
})

describe('what is kept', () => {
  test('is the address for 30 days after the decision, a rejected question for a year (QUESTIONS-9)', async () => {
    const shownId = await askAndAnswer()
    await ask({ question: 'Wat is uw telefoonnummer?' })
    const rejectedId = await newest()
    await decideQuestion(shop.context, {
      questionId: rejectedId,
      state: 'rejected',
      reason: 'off-topic',
      ownWords: {},
      by: 'Jan',
    })
    await ask({ question: 'Wie antwoordt hier?' })
    const left = () =>
      sql<{ id: number; hasAddress: boolean }>(
        `select question_id id, email_address is not null "hasAddress" from question_origin order by 1`,
      )
    shop.clock.advance(29 * DAY)
    await forgetOldRows(shop.context)
    expect((await left()).map(({ hasAddress }) => hasAddress)).toEqual([true, true, true])
    shop.clock.advance(2 * DAY)
    await forgetOldRows(shop.context)
    expect((await left()).map(({ hasAddress }) => hasAddress)).toEqual([false, false, true])
    shop.clock.advance(336 * DAY)
    await forgetOldRows(shop.context)
    expect((await left()).map(({ id }) => id)).toEqual([shownId, rejectedId + 1])
    expect(await sql('select 1 from product_question where question_id = $1', [rejectedId])).toEqual([])
  })

  test('is the customer’s to take along, and without the name when the account ends (QUESTIONS-21, CUSTOMERS-4, 5, 10)', async () => {
    const customer = await startCustomer(shop)
    const send = (question: string) =>
      customer.request('/api/questions', { json: { ...json, question, emailAddress: customer.email } })
    expect((await send('Zit er soja in?')).status).toBe(204)
    const questionId = await newest()
    await decideQuestion(shop.context, { questionId, state: 'published', answer: 'Nee.', by: 'Jan' })
    await send('En nu?')
    // Without signing in, from the same mailbox.
    await ask({ question: 'En zonder account?', emailAddress: customer.email })
    const { questions } = await customer.read<{ questions: { question: string }[] }>('/api/account/export')
    expect(questions.map(({ question }) => question)).toEqual([
      'En zonder account?',
      'En nu?',
      'Zit er soja in?',
    ])
    const gone = await customer.request('/api/account', {
      method: 'DELETE',
      json: { password: customerPassword },
    })
    expect(gone.status).toBeLessThan(300)
    expect(await ownShown()).toMatchObject([{ questionId, asker: null, answer: 'Nee.' }])
    expect(await sql('select email_address, user_id from question_origin')).toEqual([
      { email_address: null, user_id: null },
    ])
    expect(await sql('select 1 from product_question where question_id >= 1000000')).toHaveLength(1)
  })
})
