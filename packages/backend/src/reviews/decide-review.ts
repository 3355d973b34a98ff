import { concernsAboutReview, reviewConcerns, type ReviewVerdict } from '@haverhof/domain/reviews'
import {
  loggedReason,
  type OwnWords,
  refusal,
  type Result,
  success,
  type ToldReason,
} from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { decideReviewPhotos, publishReview, recountReviews } from '../catalogue/index.ts'
import { statement, type Transaction } from '../database/index.ts'
import { isCopied } from './is-copied.ts'
import { reviewQueue } from './list-reviews.ts'
import { type LockedReview, lockReview } from './lock-review.ts'
import { tellNoWriter, tellWriter } from './tell-writer.ts'

export type Decision = {
  reviewId: number
  by: string
  /** Null: of all sites. */
  siteIds?: readonly number[] | null
  /** The verdict that the member saw; null without one (REVIEWS-23). */
  from?: ReviewVerdict | null
} & (
  | {
      verdict: 'published'
      /** The photos that are shown with it; without them none (REVIEWS-17). */ photoIds?:
        | readonly number[]
        | undefined
    }
  | ({ verdict: 'refused'; /** REPORTS-7 */ wasReported?: boolean } & ToldReason<'review'>)
  | { verdict: 'waiting' }
)

type Refused = 'no-such-review' | 'decided-meanwhile'

/**
 * A person publishes or refuses a review, or takes such a decision back (REVIEWS-21, 9). Of two who decide at once the second
 * waits at the row, and is refused when the verdict is no longer the one that they saw (REVIEWS-23).
 */
export async function settleReview(
  context: AppContext,
  transaction: Transaction,
  decision: Decision,
): Promise<Result<null, Refused>> {
  const { reviewId, verdict, by, siteIds = null, from = null } = decision
  const before = await lockReview(transaction, { reviewId, siteIds })
  if (!before) return refusal('no-such-review')
  if (before.verdict === verdict || (from !== null && before.verdict !== from))
    return refusal('decided-meanwhile')
  const now = context.now()
  const reason = await reasonOf(transaction, decision, before)
  const ownWords = decision.verdict === 'refused' ? decision.ownWords : {}
  await transaction.rows(decide, { reviewId, verdict, reason, ownWords })
  await publishReview(transaction, { reviewId, publishedAt: verdict === 'published' ? now : null })
  const shownIds = decision.verdict === 'published' ? (decision.photoIds ?? []) : []
  const decidedAt = verdict === 'waiting' ? null : now
  await decideReviewPhotos(transaction, { reviewId, shownIds, decidedAt })
  await recountReviews(transaction, before.productId)
  if (decision.verdict === 'refused')
    await tellWriter(transaction, { ...decision, wasShown: before.verdict === 'published', now })
  else await tellNoWriter(transaction, reviewId)
  const details = detailsOf(decision, reason)
  const entry = { action: actions[verdict], subject: `review ${reviewId}`, details }
  const changes = [{ field: 'state' as const, before: before.verdict, after: verdict }]
  await writeAudit(transaction, { actor: by, ...entry, changes, siteIds: [before.siteId], now })
  return success(null)
}

/** Why it was refused, or why it waits; what is shown keeps what the program found. */
async function reasonOf(
  transaction: Transaction,
  decision: Decision,
  { productId, siteId, userId }: LockedReview,
): Promise<string | null> {
  if (decision.verdict === 'refused') return decision.reason
  if (decision.verdict === 'published') return null
  const { reviewId } = decision
  const review = await reviewQueue.read(transaction, { id: reviewId, siteIds: [siteId] })
  if (!review) return null
  const same = { productId, userId, text: review.text, reviewId }
  return concernsAboutReview({
    ...review,
    isCopied: await isCopied(transaction, same),
    hasPhotos: review.photos.length > 0,
  }).join(',')
}

const actions = {
  published: 'review-published',
  refused: 'review-refused',
  waiting: 'review-put-back',
} as const satisfies Record<ReviewVerdict, string>

/** Why it was refused, or what the program found in it. */
function detailsOf(decision: Decision, reason: string | null) {
  const reasons = decision.verdict === 'waiting' ? (reason?.split(',') ?? []) : []
  const concerns = reviewConcerns.filter((concern) => reasons.includes(concern))
  return {
    ...(decision.verdict === 'refused' && loggedReason(decision)),
    ...(decision.verdict === 'waiting' && { concerns }),
  }
}

const decide = statement<{
  reviewId: number
  verdict: string
  reason: string | null
  ownWords: OwnWords
}>(
  'reviews-decide',
  `
    update review_origin
    set verdict = :verdict, verdict_reason = coalesce(:reason, verdict_reason), own_words = :ownWords
    where review_id = :reviewId`,
)
