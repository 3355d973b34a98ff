import type { ReviewVerdict } from '@haverhof/domain/reviews'
import { statement, type Transaction } from '../database/index.ts'

/** Null: of all sites. */
type Wanted = { reviewId: number; siteIds: readonly number[] | null }

/** REVIEWS-12: who changes a review holds its row; null when these sites have none. */
export async function lockReview(
  { rows }: Transaction,
  wanted: Wanted,
): Promise<{ productId: number; siteId: number; verdict: ReviewVerdict } | null> {
  const [found] = await rows(lock, wanted)
  return found ?? null
}

const lock = statement<Wanted, { productId: number; siteId: number; verdict: ReviewVerdict }>(
  'reviews-lock',
  `
    select product_id "productId", site_id "siteId", verdict from review_origin
    where review_id = :reviewId and (:siteIds::int[] is null or site_id = any(:siteIds)) for update`,
)
