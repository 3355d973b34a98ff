import { languages } from '@haverhof/domain/shared'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'
import { recountAllReviews } from '../recount-reviews.ts'
import type { CatalogueData } from './read-catalogue.ts'

/** Reviews from files have ids below this; those written in the shop start here. */
const firstCustomerReview = 1_000_000
const mostPerLanguage = 100_000

export async function writeReviews(client: pg.ClientBase, files: CatalogueData['reviews']): Promise<void> {
  await client.query(`delete from review where review_id < ${firstCustomerReview}`)
  const rows = files.flatMap(({ language, reviews }) =>
    reviews.map((review, place) => ({
      review_id: languages[language].languageId * mostPerLanguage + place,
      product_id: review.product,
      language_id: languages[language].languageId,
      rating: review.rating,
      title: review.title,
      text: review.text,
      author: review.author,
      written_on: review.date,
      // REVIEWS-11: no order stands behind it.
      verified: false,
      published_at: `${review.date}T12:00:00Z`,
    })),
  )
  await insertRows(client, 'review', rows)
  await recountAllReviews(client)
}
