import { languages } from '@haverhof/domain/shared'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'
import { recountAllReviews } from '../recount-reviews.ts'
import type { CatalogueData } from './read-catalogue.ts'

/** Those of customers begin at a million. */
const mostPerLanguage = 100_000

/** The examples of the data directory, or none (LAW-9). */
export async function writeExampleReviews(
  client: pg.ClientBase,
  files: CatalogueData['reviews'],
): Promise<void> {
  await client.query('delete from review where is_example')
  const rows = files.flatMap(({ language, reviews }) =>
    reviews.map((review, index) => ({
      review_id: languages[language].languageId * mostPerLanguage + index,
      product_id: review.product,
      language_id: languages[language].languageId,
      rating: review.rating,
      title: review.title,
      text: review.text,
      author: review.author,
      written_on: review.date,
      // No order stands behind it (REVIEWS-11).
      verified: false,
      is_example: true,
      published_at: `${review.date}T12:00:00Z`,
    })),
  )
  await insertRows(client, 'review', rows)
  await recountAllReviews(client)
}
