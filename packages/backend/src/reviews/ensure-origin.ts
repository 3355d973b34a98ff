import { statement, type Transaction } from '../database/index.ts'

type Shown = { reviewId: number; productId: number; siteId: number; now: Date }

/**
 * REPORTS-3: the site whose staff decide on a review. An example of the data
 * directory has no origin: from its first report on it is one of the
 * site where that was made, so that staff can decide on it as on any other.
 */
export async function ensureReviewOrigin({ rows }: Transaction, shown: Shown): Promise<number> {
  await rows(insert, shown)
  const [origin] = await rows(read, { reviewId: shown.reviewId })
  return origin?.siteId ?? shown.siteId
}

const insert = statement<Shown>(
  'reviews-ensure-origin',
  `
    insert into review_origin (review_id, site_id, product_id, submitted_at, verdict)
    values (:reviewId, :siteId, :productId, :now, 'published') on conflict (review_id) do nothing`,
)

const read = statement<{ reviewId: number }, { siteId: number }>(
  'reviews-site-of-origin',
  'select site_id "siteId" from review_origin where review_id = :reviewId',
)
