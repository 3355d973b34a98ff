import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import type { QuestionPage } from '../schemas.ts'
import { questionPageRow } from './question-rows.ts'

export const questionsPerPage = 10

/** Answered questions in the language of the page, from every site of that language, newest first (QUESTIONS-3). */
export async function readQuestions(
  context: AppContext,
  { siteId, languageId }: SiteScope,
  { productId, page }: { productId: number; page: number },
): Promise<z.infer<typeof QuestionPage> | null> {
  const row = await questionPageRow(context.database, {
    productId,
    siteId,
    languageId,
    limit: questionsPerPage,
    offset: (page - 1) * questionsPerPage,
  })
  if (!row) return null
  return { questions: row.questions ?? [], page, pageSize: questionsPerPage, total: row.total }
}
