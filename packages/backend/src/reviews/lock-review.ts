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

/** Who changes a review holds its row; null when these sites have none (REVIEWS-23). */
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

type Shown = { reviewId: number; productId: number; siteId: number; now: Date }

/**
 * The site whose staff decide on a review (REPORTS-3). An example of the data
 * directory has no origin: from its first report on it is one of the
 * site where that was made, so that staff can decide on it as on any other.
 */
export async function ensureReviewOrigin({ rows }: Transaction, shown: Shown): Promise<number> {
  await rows(insertMissingOrigin, shown)
  const [origin] = await rows(readSite, { reviewId: shown.reviewId })
  return origin?.siteId ?? shown.siteId
}

const insertMissingOrigin = statement<Shown>(
  'reviews-ensure-origin',
  `
    insert into review_origin (review_id, site_id, product_id, submitted_at, verdict)
    values (:reviewId, :siteId, :productId, :now, 'published') on conflict (review_id) do nothing`,
)

const readSite = statement<{ reviewId: number }, { siteId: number }>(
  'reviews-site-of-origin',
  'select site_id "siteId" from review_origin where review_id = :reviewId',
)
