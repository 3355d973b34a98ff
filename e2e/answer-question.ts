import type { Page } from '@playwright/test'
import { staffApi } from './staff.ts'

type Question = { questionId: number; question: string; version: number }

/** Staff answer the question with these words in public; gives its number. */
export async function answerQuestion(page: Page, words: string, answer: string): Promise<number> {
  const { items } = await staffApi<{ items: Question[] }>(page, '/questions?state=waiting&limit=100')
  const waiting = items.find(({ question }) => question === words)
  if (!waiting) throw new Error(`No question waits that says: ${words}`)
  const { questionId, version } = waiting
  await staffApi(page, `/questions/${questionId}/decision`, { state: 'published', answer, version })
  return questionId
}
