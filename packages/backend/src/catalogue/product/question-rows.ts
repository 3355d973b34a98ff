import { type Database, statement } from '../../database/index.ts'
import { soldHere } from '../sold-here.ts'

export type QuestionRow = {
  questionId: number
  question: string
  asker: string | null
  date: string
  answer: string
  answeredOn: string
  isExample: boolean
}

/** What is answered in the language of the page, the newest first (QUESTIONS-3). Arguments are SQL expressions. */
export function questionsSql(
  productId: string,
  { limit, offset }: { limit: string; offset: string },
): string {
  return `
    (select json_agg(one) from (
      select q.question_id "questionId", q.question, q.asker, q.asked_on "date", q.answer, q.answered_on "answeredOn", q.is_example "isExample"
      from product_question q
      where q.product_id = ${productId} and q.language_id = :languageId and q.published_at is not null
      order by q.published_at desc, q.question_id desc limit ${limit} offset ${offset}) one)`
}

export function questionCountSql(productId: string): string {
  return `
    (select count(*)::int from product_question q
      where q.product_id = ${productId} and q.language_id = :languageId and q.published_at is not null)`
}

type QuestionQuery = { productId: number; siteId: number; languageId: number; limit: number; offset: number }
type QuestionPageRow = { questions: QuestionRow[] | null; total: number }

/** One page of answered questions; nothing when the site does not show the product. */
export async function questionPageRow(
  { reader }: Database,
  query: QuestionQuery,
): Promise<QuestionPageRow | undefined> {
  const [row] = await reader.rows(page, query)
  return row
}

const page = statement<QuestionQuery, QuestionPageRow>(
  'catalogue-questions',
  `
    select ${questionCountSql(':productId')} total,
      ${questionsSql(':productId', { limit: ':limit', offset: ':offset' })} questions
    from publication pub
    where ${soldHere({ productId: ':productId' })}`,
)
