import { forgetReviewAuthor, forgetReviewPhotos } from '../catalogue/index.ts'
import { type Database, statement } from '../database/index.ts'

/** What stands for a name that is not known any more, in every language. */
export const nobody = 'N. N.'

/**
 * An account ends (CUSTOMERS-10). What it said about products stays, without the
 * name, without the answer of the shop, which may greet by it, and
 * without photos, which may show who it was (REVIEWS-27); pages that show it are made anew.
 */
export async function forgetAuthor({ rows }: Pick<Database, 'rows'>, userId: string): Promise<void> {
  const written = await rows(find, { userId })
  const reviewIds = written.map(({ reviewId }) => reviewId)
  await forgetReviewPhotos({ rows }, reviewIds)
  await forgetReviewAuthor({ rows }, { reviewIds, author: nobody })
}

const find = statement<{ userId: string }, { reviewId: number }>(
  'reviews-find-of-author',
  'select review_id "reviewId" from review_origin where user_id = :userId for update',
)
