import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import type { Question } from './question'
import { QuestionQueue } from './question-queue'

const question = (questionId: number): Question => ({
  questionId,
  question: `Question ${questionId}`,
  state: 'waiting',
  version: 1,
  siteId: 1,
  language: 'en',
  productId: 101,
  productTitle: 'Muesli',
  asker: 'Anna',
  submittedAt: '2026-06-01T10:00:00.000Z',
  answerBefore: '2026-06-02T10:00:00.000Z',
  answer: null,
  answeredOn: null,
  mailedAt: null,
  rejectedBecause: null,
  ownWords: {},
  concerns: [],
  marks: [],
})

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

test('a question that was rejected leads to the next one, and z brings it back to the screen (QUESTIONS-4, QUESTIONS-6)', async () => {
  const all = [1, 2, 3].map(question)
  const { leave: go } = await showInOffice(<QuestionQueue />, { permissions: ['questions.answer'] })
  leave.push(go)
  vi.stubGlobal('fetch', async (request: Request) => {
    const index = Number(/\/questions\/(\d)\/decision/.exec(request.url)?.[1]) - 1
    const before = all[index]
    if (before) {
      const { state } = (await request.json()) as Pick<Question, 'state'>
      return Response.json((all[index] = { ...before, state, version: before.version + 1 }))
    }
    const items = all.filter(({ state }) => state === 'waiting')
    return Response.json({ items, total: items.length, next: null, isMore: false })
  })
  const shown = page.getByRole('article')
  await expect.element(shown).toHaveAccessibleName('Question 1')
  await userEvent.keyboard('x')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(shown).toHaveAccessibleName('Question 2')
  await userEvent.keyboard('z')
  await expect.element(shown).toHaveAccessibleName('Question 1')
})
