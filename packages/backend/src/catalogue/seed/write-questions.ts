import { languages } from '@haverhof/domain/shared'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'
import type { CatalogueData } from './read-catalogue.ts'

/** Questions from files have ids below this; those asked in the shop start here. */
const firstAskedQuestion = 1_000_000
const mostPerLanguage = 100_000

/** QUESTIONS-14 */
export async function writeQuestions(
  client: pg.ClientBase,
  files: CatalogueData['questions'],
): Promise<void> {
  await client.query(`delete from product_question where question_id < ${firstAskedQuestion}`)
  const rows = files.flatMap(({ language, questions }) =>
    questions.map(({ product, question, answer, date }, place) => ({
      question_id: languages[language].languageId * mostPerLanguage + place,
      product_id: product,
      language_id: languages[language].languageId,
      question,
      asker: null,
      asked_on: date,
      answer,
      answered_on: date,
      published_at: `${date}T12:00:00Z`,
    })),
  )
  await insertRows(client, 'product_question', rows)
}
