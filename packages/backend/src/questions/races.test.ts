import { decideQuestion, type Mutant, startTwoShops, stopAfter, unguarded } from '@haverhof/testing'
import { expect, test } from 'vitest'
import type { Decision } from './decide-question.ts'
import { tellAskers } from './index.ts'

const productId = 101

type TwoShops = Awaited<ReturnType<typeof startTwoShops>>

const question = (count: number) => ({
  productId,
  question: `Hoeveel weegt zak ${count}?`,
  asker: 'Anna',
  emailAddress: `anna${count}@example.nl`,
})

async function ask(two: TwoShops, count = 1): Promise<number> {
  const answer = await two.shops[0].request('/api/questions', { json: question(count) })
  expect(answer.status).toBe(204)
  const [origin] = await two.sql<{ id: number }>('select max(question_id) id from question_origin')
  return origin?.id ?? 0
}

type Wish =
  | { state: 'published'; answer: string }
  | { state: 'rejected'; reason: 'off-topic'; ownWords: object }

/** The second decides while the first is between looking and writing. Gives how many did, and how many mails go out. */
async function decideTwice(wishes: [Wish, Wish], mutant?: Mutant) {
  await using two = await startTwoShops({ mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, /select o\.product_id "productId", o\.site_id "siteId", o\.state/)
  const questionId = await ask(two)
  await two.lineUp()
  const done: string[] = []
  const decide = async (context: typeof first.context, wish: Wish) => {
    const decision: Decision = { questionId, version: 1, by: 'Jan', ...wish }
    if ((await decideQuestion(context, decision)).ok) done.push(wish.state)
  }
  await overtake(
    () => decide(first.context, wishes[0]),
    () => decide(second.context, wishes[1]),
  )
  const trail = await two.sql(`select 1 from audit_entry where subject = $1`, [`question ${questionId}`])
  return { done: done.length, entries: trail.length }
}

const answers: [Wish, Wish] = [
  { state: 'published', answer: 'Twintig kilo.' },
  { state: 'published', answer: 'Drie kilo.' },
]
const answerAndRejection: [Wish, Wish] = [
  { state: 'published', answer: 'Twintig kilo.' },
  { state: 'rejected', reason: 'off-topic', ownWords: {} },
]
const unlocked: Mutant = { changes: [[/ for update of o$/, '']] }

test('of two who answer at once one is told that the other was quicker (QUESTIONS-7)', async () => {
  expect(await decideTwice(answers)).toEqual({ done: 1, entries: 1 })
})

test('of one who answers and one who rejects at once, too (QUESTIONS-7)', async () => {
  expect(await decideTwice(answerAndRejection)).toEqual({ done: 1, entries: 1 })
})

test('without the lock on its row both decide', async () => {
  expect(await decideTwice(answers, unlocked)).toEqual({ done: 2, entries: 2 })
  expect(await decideTwice(answerAndRejection, unlocked)).toEqual({ done: 2, entries: 2 })
})

const people = 10

/** Two workers find the same answers, several times at once. Gives how many mails go out. */
async function tellAtOnce(mutant?: Mutant): Promise<number> {
  await using two = await startTwoShops({ mutant })
  const [first] = two.shops
  for (let count = 0; count < people; count += 1) {
    const questionId = await ask(two, count)
    await decideQuestion(first.context, { questionId, state: 'published', answer: 'Tien.', by: 'Jan' })
  }
  await two.lineUp()
  await Promise.all(two.turns(6).map(({ context }) => tellAskers(context)))
  return (await two.sql(`select 1 from outbox_mail where kind = 'question-answered'`)).length
}

test('however many workers look, every asker is told once (QUESTIONS-8)', async () => {
  expect(await tellAtOnce()).toBe(people)
})

test('without the condition some are told twice', async () => {
  const mutant: Mutant = {
    changes: [
      [/(?<=set mailed_at[^]*state = 'published') and mailed_at is null/, ''],
      [/\s+on conflict \(cause_key\) do nothing/, ''],
    ],
    constraints: [['outbox_mail', 'outbox_mail_cause_key_unique']],
  }
  const mails = await unguarded(
    () => tellAtOnce(mutant),
    (count) => count > people,
  )
  expect(mails).toBeGreaterThan(people)
})

/** The same question, sent by a finger that presses often. */
async function askAtOnce(mutant?: Mutant): Promise<number> {
  await using two = await startTwoShops({ mutant })
  await two.lineUp()
  const answers = await Promise.all(
    two.turns(8).map((shop) => shop.request('/api/questions', { json: question(1) })),
  )
  expect(answers.filter(({ status }) => ![204, 409].includes(status))).toEqual([])
  return (await two.sql('select 1 from product_question where question_id >= 1000000')).length
}

test('the same question is kept once, however often it comes at once (QUESTIONS-16)', async () => {
  expect(await askAtOnce()).toBe(1)
})

test('without the unique key it is kept several times', async () => {
  const mutant: Mutant = {
    changes: [[/on conflict \(product_id, email_address, question_hash\) do nothing/, '']],
    constraints: [['question_origin', 'question_of_mailbox']],
  }
  expect(
    await unguarded(
      () => askAtOnce(mutant),
      (count) => count > 1,
    ),
  ).toBeGreaterThan(1)
})
