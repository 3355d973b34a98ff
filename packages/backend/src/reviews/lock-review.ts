import type { ReviewVerdict } from '@haverhof/domain/reviews'
import { statement, type Transaction } from '../database/index.ts'

/** Null: of all sites. */
type ReviewKey = { reviewId: number; siteIds: readonly number[] | null }

export type LockedReview = {
  productId: number
  siteId: number
  /** Null when a guest wrote it, or once the account is gone. */
  userId: string | null
  verdict: ReviewVerdict
}

/** REVIEWS-23: who changes a review holds its row; null when these sites have none. */
export async function lockReview({ rows }: Transaction, wanted: ReviewKey): Promise<LockedReview | null> {
  const [review] = await rows(lock, wanted)
  return review ?? null
}

const lock = statement<ReviewKey, LockedReview>(
  'reviews-lock',
  `
    select product_id "productId", site_id "siteId", user_id "userId", verdict from review_origin
    where review_id = :reviewId and (:siteIds::int[] is null or site_id = any(:siteIds)) for update`,
)
