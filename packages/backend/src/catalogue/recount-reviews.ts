import type pg from 'pg'
import { statement, type Transaction } from '../database/index.ts'
import { catalogueChannel } from './announce-change.ts'

const figures = `
  round(avg(rating), 2) average, count(*) count, array[
    count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
    count(*) filter (where rating = 4), count(*) filter (where rating = 5)] distribution`

/** Rating and count are kept beside the product; filling the shop counts them all (CATALOGUE-15). */
export async function recountAllReviews(client: pg.ClientBase): Promise<void> {
  await client.query('lock table review_aggregate in share row exclusive mode')
  await client.query('delete from review_aggregate')
  await client.query(
    `insert into review_aggregate (product_id, average, count, distribution)
     select product_id, ${figures} from review where published_at is not null group by product_id`,
  )
}

/** What the shop answers, or that it takes its answer back; pages that show the review are made anew (REVIEWS-13). */
export async function writeReviewReply(
  { rows }: Transaction,
  {
    reviewId,
    productId,
    reply,
    now,
  }: { reviewId: number; productId: number; reply: string | null; now: Date },
): Promise<void> {
  await rows(answer, { reviewId, reply, now })
  await announceReviews({ rows }, productId)
}

/** What a page shows of the reviews of a product has changed (CATALOGUE-16). */
export async function announceReviews({ rows }: Pick<Transaction, 'rows'>, productId: number): Promise<void> {
  await rows(announce, { productId })
}

const answer = statement<{ reviewId: number; reply: string | null; now: Date }>(
  'catalogue-reviews-reply',
  `
    update review set reply = :reply::text,
      replied_on = case when :reply is not null then (:now::timestamptz at time zone 'Europe/Amsterdam')::date end
    where review_id = :reviewId`,
)

/**
 * Called by everything that publishes or removes a review, in the same transaction (CATALOGUE-15). The row of the product is
 * locked before anything is counted, so that those who publish at the same time count one after the other, each seeing the
 * one before.
 */
export async function recountReviews({ rows }: Transaction, productId: number): Promise<void> {
  await rows(ensureRow, { productId })
  await rows(lockRow, { productId })
  await rows(recount, { productId })
  await rows(announce, { productId })
}

const ensureRow = statement<{ productId: number }>(
  'catalogue-reviews-ensure',
  `
    insert into review_aggregate (product_id, average, count, distribution)
    values (:productId, 0, 0, '{0,0,0,0,0}') on conflict (product_id) do nothing`,
)

const lockRow = statement<{ productId: number }>(
  'catalogue-reviews-lock',
  'select from review_aggregate where product_id = :productId for update',
)

const recount = statement<{ productId: number }>(
  'catalogue-reviews-recount',
  `
    update review_aggregate kept
    set average = coalesce(counted.average, 0), count = counted.count, distribution = counted.distribution
    from (select ${figures} from review where product_id = :productId and published_at is not null) counted
    where kept.product_id = :productId`,
)

// Lists are ordered by rating, so this is more than a price (CATALOGUE-16).
const announce = statement<{ productId: number }>(
  'catalogue-reviews-announce',
  `
    with changed as (
      update product set content_version = content_version + 1 where product_id = :productId returning product_id)
    select pg_notify('${catalogueChannel}', product_id::text) from changed`,
)
