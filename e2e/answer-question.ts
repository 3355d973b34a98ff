import type { Page } from '@playwright/test'
import { staffApi } from './staff.ts'

type Question = { questionId: number; question: string; version: number }

/** Staff answer the question with these words in public; gives its number. */
export async function answerQuestion(page: Page, words: string, answer: string): Promise<number> {
  const { items } = await staffApi<{ items: Question[] }>(page, '/questions?state=waiting&limit=100')
  const asked = items.find(({ question }) => question === words)
  if (!asked) throw new Error(`No question waits that says: ${words}`)
  const { questionId, version } = asked
  await staffApi(page, `/questions/${questionId}/decision`, { state: 'published', answer, version })
  return questionId
}
