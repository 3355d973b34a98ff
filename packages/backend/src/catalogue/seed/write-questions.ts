import { languages } from '@haverhof/domain/shared'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'
import type { CatalogueData } from './read-catalogue.ts'

/** Those of shoppers begin at a million. */
const mostPerLanguage = 100_000

/** The examples of the data directory, or none (LAW-9, QUESTIONS-14). */
export async function writeExampleQuestions(
  client: pg.ClientBase,
  files: CatalogueData['questions'],
): Promise<void> {
  await client.query('delete from product_question where is_example')
  const rows = files.flatMap(({ language, questions }) =>
    questions.map(({ product, question, answer, date }, index) => ({
      question_id: languages[language].languageId * mostPerLanguage + index,
      product_id: product,
      language_id: languages[language].languageId,
      question,
      asker: null,
      is_example: true,
      asked_on: date,
      answer,
      answered_on: date,
      published_at: `${date}T12:00:00Z`,
    })),
  )
  await insertRows(client, 'product_question', rows)
}
