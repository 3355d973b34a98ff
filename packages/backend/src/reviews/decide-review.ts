import type { ReviewVerdict } from '@haverhof/domain/reviews'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { recountReviews } from '../catalogue/index.ts'
import { inTransaction, statement, type Transaction } from '../database/index.ts'
import { lockReview } from './lock-review.ts'

export type Decision = {
  reviewId: number
  by: string
  /** Null: of all sites. */
  siteIds?: readonly number[] | null
  /** REVIEWS-12: what its reader saw; null where nobody looked. */
  from?: ReviewVerdict | null
} & ({ verdict: 'published' } | { verdict: 'refused'; reason: string })

type Refused = 'no-such-review' | 'decided-meanwhile'

/** REVIEWS-4, 9: a person publishes or refuses a review. */
export function decideReview(context: AppContext, decision: Decision): Promise<Result<null, Refused>> {
  return inTransaction(context, (transaction) => settleReview(context, transaction, decision))
}

/**
 * REVIEWS-12: the same within a transaction. Of two who decide at once the second waits at the row, and is told when it is not any more what they
 * looked at.
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
  const reason = decision.verdict === 'refused' ? decision.reason : null
  await transaction.rows(decide, { reviewId, verdict, reason })
  await transaction.rows(show, { reviewId, publishedAt: verdict === 'published' ? now : null })
  await recountReviews(transaction, before.productId)
  const entry = { action: actions[verdict], subject: `review ${reviewId}`, details: { reason } }
  const changes = [{ field: 'state', before: before.verdict, after: verdict }]
  await writeAudit(transaction, { actor: by, ...entry, changes, siteIds: [before.siteId], now })
  return success(null)
}

const actions: Record<Exclude<ReviewVerdict, 'waiting'>, string> = {
  published: 'review-published',
  refused: 'review-refused',
}

const decide = statement<{ reviewId: number; verdict: string; reason: string | null }>(
  'reviews-decide',
  `
    update review_origin set verdict = :verdict, verdict_reason = coalesce(:reason, verdict_reason)
    where review_id = :reviewId`,
)

const show = statement<{ reviewId: number; publishedAt: Date | null }>(
  'reviews-show',
  'update review set published_at = :publishedAt where review_id = :reviewId',
)
