import { horseFactNames, type ReviewFields } from '@haverhof/domain/reviews'
import { columnsOf, type Database, type RowOf, statement } from '../database/index.ts'
import { catalogueChannel } from './announce-change.ts'
import type { review } from './review-tables.ts'

type Client = Pick<Database, 'rows'>

export async function keepReview({ rows }: Client, review: InsertedReview): Promise<number> {
  const [kept] = await rows(insertReview, review)
  if (!kept) throw new Error('a review was not kept')
  return kept.reviewId
}

/** From when on pages show a review; null when they do not. */
export async function publishReview(
  { rows }: Client,
  published: { reviewId: number; publishedAt: Date | null },
): Promise<void> {
  await rows(publish, published)
}

/** Reviews stay without their author and without the answer; pages that show them are made anew (CUSTOMERS-10). */
export async function forgetReviewAuthor(
  { rows }: Client,
  forgotten: { reviewIds: readonly number[]; author: string },
): Promise<void> {
  await rows(forget, forgotten)
}

/** Checked before it is written: it has a rating. */
type NewReview = Omit<typeof review.$inferSelect, 'rating'> & Pick<ReviewFields, 'rating'>
const newColumns = columnsOf<NewReview>()([
  'productId',
  'languageId',
  'rating',
  'title',
  'text',
  'author',
  'verified',
  'publishedAt',
  ...horseFactNames,
])

type InsertedReview = RowOf<typeof newColumns> & { now: Date }

const insertReview = statement<InsertedReview, { reviewId: number }>(
  'catalogue-reviews-insert',
  `
    insert into review (${newColumns.list()}, written_on)
    values (${newColumns.values}, (:now::timestamptz at time zone 'Europe/Amsterdam')::date)
    returning review_id "reviewId"`,
)

const publish = statement<{ reviewId: number; publishedAt: Date | null }>(
  'catalogue-reviews-publish',
  'update review set published_at = :publishedAt where review_id = :reviewId',
)

const forget = statement<{ reviewIds: readonly number[]; author: string }>(
  'catalogue-reviews-forget-author',
  `
    with forgotten as (
      update review set author = :author, reply = null, replied_on = null where review_id = any(:reviewIds) returning product_id),
    changed as (
      update product set content_version = content_version + 1
      where product_id in (select product_id from forgotten) returning product_id)
    select count(pg_notify('${catalogueChannel}', product_id::text)) from changed`,
)
