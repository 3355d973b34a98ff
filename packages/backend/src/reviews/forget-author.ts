import { catalogueChannel, forgetReviewPhotos } from '../catalogue/index.ts'
import { type Database, statement } from '../database/index.ts'

/** What stands for a name that is not known any more, in every language. */
export const nobody = 'N. N.'

/**
 * CUSTOMERS-10: an account ends. What it said about products stays, without the
 * name, without the answer of the shop, which may greet by it, and
 * without photos, which may show who it was (REVIEWS-27); pages that show it are made anew.
 */
export async function forgetAuthor({ rows }: Pick<Database, 'rows'>, userId: string): Promise<void> {
  const written = await rows(find, { userId })
  await forgetReviewPhotos(
    { rows },
    written.map(({ reviewId }) => reviewId),
  )
  await rows(forget, { userId, nobody })
}

const find = statement<{ userId: string }, { reviewId: number }>(
  'reviews-find-of-author',
  'select review_id "reviewId" from review_origin where user_id = :userId for update',
)

const forget = statement<{ userId: string; nobody: string }>(
  'reviews-forget-author',
  `
    with forgotten as (
      update review r set author = :nobody, reply = null, replied_on = null from review_origin o
      where o.review_id = r.review_id and o.user_id = :userId returning r.product_id),
    changed as (
      update product set content_version = content_version + 1
      where product_id in (select product_id from forgotten) returning product_id)
    select count(pg_notify('${catalogueChannel}', product_id::text)) from changed`,
)
