import { startMember, startStaff, startTestShop, type TestShop, type TestStaff } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
let staff: TestStaff
beforeAll(async () => {
  shop = await startTestShop()
  staff = await startStaff(shop, { permissions: ['questions.answer'] })
})
afterAll(() => shop[Symbol.asyncDispose]())

type Question = {
  questionId: number
  state: string
  version: number
  answer: string | null
  answerBefore: string
}
type List = { items: Question[]; next: string | null; total: number }

const productId = 101
let count = 0

async function ask(changes: Record<string, unknown> = {}, site = 'haverhof.nl'): Promise<number> {
  const emailAddress = `anna${(count += 1)}@example.nl`
  const json = { productId, question: `Is dit vraag ${count}?`, asker: 'Anna', emailAddress, ...changes }
  expect((await shop.request('/api/questions', { json, site })).status).toBe(204)
  const { rows } = await shop.context.database.pool.query<{ id: number }>(
    'select max(question_id) id from question_origin',
  )
  return rows[0]?.id ?? 0
}

type Caller = Pick<TestStaff, 'request'>
const decide = (questionId: number, json: unknown, by: Caller = staff) =>
  by.request(`/questions/${questionId}/decision`, { json })
const publish = { state: 'published', answer: 'Ja.', version: 1 }

async function isShown(wanted: number): Promise<boolean> {
  const { questions } = await shop.read<{ questions: { questionId: number }[] }>(
    `/api/questions/${productId}`,
  )
  return questions.some(({ questionId }) => questionId === wanted)
}

async function trail(questionId: number) {
  const { rows } = await shop.context.database.pool.query<{ action: string; changes: unknown }>(
    `select action, changes from audit_entry where subject = $1 order by audit_entry_id`,
    [`question ${questionId}`],
  )
  return rows
}

test('what waits is listed with the oldest first, page by page, with its clock (QUESTIONS-4, STAFF-8)', async () => {
  const ids = [await ask(), await ask({ question: 'Zie www.elders.nl, klopt dat?' }), await ask()]
  const first = await staff.read<List>('/questions?limit=2')
  expect(first.items.map(({ questionId }) => questionId)).toEqual(ids.slice(0, 2))
  expect(first.items[1]).toMatchObject({
    concerns: ['link'],
    productTitle: 'Haver Basis Muesli',
    language: 'nl',
  })
  expect(first.total).toBe(3)
  const second = await staff.read<List>(`/questions?limit=2&after=${first.next}`)
  expect(second).toMatchObject({ items: [{ questionId: ids[2], state: 'waiting' }], next: null })
  expect((await staff.read<List>('/questions?siteId=2')).items).toEqual([])
  expect((await staff.read<List>('/questions?olderThanHours=20')).items).toEqual([])
  shop.clock.advance(21 * 3_600_000)
  const [oldest] = (await staff.read<List>('/questions?olderThanHours=20')).items
  const left = new Date(oldest?.answerBefore ?? 0).getTime() - shop.clock.now().getTime()
  expect(left / 3_600_000).toBeCloseTo(3, 1)
})

test('an illness in a question is marked where it stands (LAW-17, QUESTIONS-19)', async () => {
  const questionId = await ask({ question: 'Geneest dit hoefbevangenheid!!' })
  expect(await staff.read(`/questions/${questionId}`)).toMatchObject({
    concerns: ['claim'],
    marks: [{ concern: 'claim', start: 12, end: 28 }],
  })
})

test('an answer is shown, changed and taken off; the log has what changed, before and after (QUESTIONS-5, QUESTIONS-6, QUESTIONS-7)', async () => {
  const questionId = await ask()
  const answered = await decide(questionId, { ...publish, answer: ' Ja. \n\n\n\n Altijd ' })
  expect(await answered.json()).toMatchObject({ state: 'published', answer: 'Ja.\n\nAltijd', version: 2 })
  expect(await isShown(questionId)).toBe(true)
  expect((await decide(questionId, { ...publish, answer: 'Nee.', version: 2 })).status).toBe(200)
  const off = await decide(questionId, {
    state: 'rejected',
    reason: 'off-topic',
    ownWords: { nl: 'onjuist' },
    version: 3,
  })
  expect(await off.json()).toMatchObject({
    state: 'rejected',
    rejectedBecause: 'off-topic',
    ownWords: { nl: 'onjuist' },
    answer: 'Nee.',
  })
  expect(await isShown(questionId)).toBe(false)
  expect((await decide(questionId, { ...publish, version: 4 })).status).toBe(200)
  expect(await isShown(questionId)).toBe(true)
  expect(await trail(questionId)).toEqual([
    {
      action: 'question-answered',
      changes: [
        { field: 'state', before: 'waiting', after: 'published' },
        { field: 'answer', before: null, after: 'Ja.\n\nAltijd' },
      ],
    },
    {
      action: 'question-answer-changed',
      changes: [{ field: 'answer', before: 'Ja.\n\nAltijd', after: 'Nee.' }],
    },
    {
      action: 'question-unpublished',
      changes: [
        { field: 'state', before: 'published', after: 'rejected' },
        { field: 'reason', before: null, after: 'off-topic' },
      ],
    },
    {
      action: 'question-answered',
      changes: [
        { field: 'state', before: 'rejected', after: 'published' },
        { field: 'answer', before: 'Nee.', after: 'Ja.' },
        { field: 'reason', before: 'off-topic', after: null },
      ],
    },
  ])
})

test('a rejection needs its reason and can be taken back; an answer cannot (QUESTIONS-20)', async () => {
  const questionId = await ask()
  const before = await staff.read<Question>(`/questions/${questionId}`)
  expect((await decide(questionId, { state: 'rejected', version: 1 })).status).toBe(400)
  expect((await decide(questionId, { state: 'rejected', reason: 'other', version: 1 })).status).toBe(400)
  expect((await decide(questionId, { state: 'rejected', reason: 'off-topic', version: 1 })).status).toBe(200)
  const back = await decide(questionId, { state: 'waiting', version: 2 })
  expect(await back.json()).toEqual({ ...before, version: 3 })
  await decide(questionId, { ...publish, version: 3 })
  const unsaid = await decide(questionId, { state: 'waiting', version: 4 })
  expect([unsaid.status, await unsaid.json()]).toMatchObject([409, { code: 'not-possible' }])
})

test('an answer has words, and not too many (QUESTIONS-5)', async () => {
  const questionId = await ask()
  const empty = await decide(questionId, { ...publish, answer: ' \n ' })
  expect([empty.status, await empty.json()]).toMatchObject([
    400,
    { code: 'answer-missing', parameter: 'answer' },
  ])
  const long = await decide(questionId, { ...publish, answer: 'x'.repeat(2001) })
  expect(await long.json()).toMatchObject({ code: 'answer-too-long', parameter: 'answer' })
  expect(await isShown(questionId)).toBe(false)
})

test('who decides says what they saw, and is told when a colleague was quicker (QUESTIONS-7)', async () => {
  const questionId = await ask()
  expect((await decide(questionId, publish)).status).toBe(200)
  const late = await decide(questionId, { state: 'rejected', reason: 'off-topic', version: 1 })
  expect([late.status, await late.json()]).toMatchObject([409, { code: 'changed-meanwhile' }])
  expect(await isShown(questionId)).toBe(true)
})

test('staff never see where the asker is reached (QUESTIONS-17)', async () => {
  const questionId = await ask()
  expect(JSON.stringify(await staff.read(`/questions/${questionId}`))).not.toContain('@')
})

test('questions of another site or in another language are not there (QUESTIONS-11, STAFF-2)', async () => {
  const questionId = await ask()
  const german = await startStaff(shop, { permissions: ['questions.answer'], siteIds: [2] })
  const speaker = (languageId: number) =>
    startMember(shop, { grants: [{ role: 'service', siteIds: null, languageIds: [languageId] }] })
  const other = await speaker(2)
  for (const stranger of [german, other]) {
    expect((await stranger.read<List>('/questions')).items).toEqual([])
    expect((await stranger.request(`/questions/${questionId}`)).status).toBe(404)
    expect((await decide(questionId, publish, stranger)).status).toBe(404)
  }
  type Today = { waiting: { work: string; number: number }[] }
  const work = async (by: Awaited<ReturnType<typeof speaker>>) =>
    (await by.read<Today>('/today')).waiting.find((each) => each.work === 'questions')?.number
  const dutch = await speaker(1)
  expect(await work(dutch)).toBeGreaterThan(0)
  expect(await work(other)).toBe(0)
  expect((await decide(questionId, publish, dutch)).status).toBe(200)
})

test('without the permission there are no questions (QUESTIONS-11)', async () => {
  const warehouse = await startMember(shop, { role: 'warehouse' })
  expect((await warehouse.request('/questions')).status).toBe(403)
})
