import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { announceReviews, decideReviewPhotos } from '../catalogue/index.ts'
import type { Transaction } from '../database/index.ts'
import { reviewQueue } from './list-reviews.ts'
import { lockReview } from './lock-review.ts'

export type PhotoChoice = {
  reviewId: number
  siteIds: readonly number[]
  /** What is to be shown, and what was shown when its reader looked. */
  shownIds: readonly number[]
  from: readonly number[]
  by: string
}

type Refused = 'no-such-review' | 'not-published' | 'decided-meanwhile'

/**
 * Which photos are shown with a published review (REVIEWS-28). Of two who choose at once the second waits at the row of the
 * review.
 */
export async function settlePhotos(
  context: AppContext,
  transaction: Transaction,
  { reviewId, siteIds, shownIds, from, by }: PhotoChoice,
): Promise<Result<null, Refused>> {
  const locked = await lockReview(transaction, { reviewId, siteIds })
  const review = locked && (await reviewQueue.read(transaction, { id: reviewId, siteIds }))
  if (!review) return refusal('no-such-review')
  if (locked.verdict !== 'published') return refusal('not-published')
  const before = idsOf(review.photos.filter(({ isShown }) => isShown))
  if (!isSame(before, from)) return refusal('decided-meanwhile')
  const now = context.now()
  await decideReviewPhotos(transaction, { reviewId, shownIds, decidedAt: now })
  await announceReviews(transaction, locked.productId)
  const entry = { action: 'review-photos-chosen' as const, subject: `review ${reviewId}` }
  const changes = [{ field: 'photos' as const, before: before.join(' '), after: shownIds.join(' ') }]
  await writeAudit(transaction, { actor: by, ...entry, changes, siteIds: [locked.siteId], now })
  return success(null)
}

function idsOf(photos: readonly { photoId: number }[]): number[] {
  return photos.map(({ photoId }) => photoId)
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}
