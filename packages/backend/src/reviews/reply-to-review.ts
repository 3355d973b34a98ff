import { longestReply, tidyReply } from '@haverhof/domain/reviews'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { writeReviewReply } from '../catalogue/index.ts'
import type { Transaction } from '../database/index.ts'
import { lockReview } from './lock-review.ts'

type Reply = { reviewId: number; text: string; siteIds: readonly number[] | null; by: string }

/** What the shop says below a review that is shown; nothing takes it back (REVIEWS-13). */
export async function replyToReview(
  context: AppContext,
  transaction: Transaction,
  { reviewId, text, siteIds, by }: Reply,
): Promise<Result<null, 'no-such-review' | 'not-published' | 'reply-too-long'>> {
  const review = await lockReview(transaction, { reviewId, siteIds })
  if (!review) return refusal('no-such-review')
  if (review.verdict !== 'published') return refusal('not-published')
  const reply = tidyReply(text)
  if (reply !== null && reply.length > longestReply) return refusal('reply-too-long')
  const now = context.now()
  await writeReviewReply(transaction, { reviewId, productId: review.productId, reply, now })
  const action = reply === null ? ('review-reply-removed' as const) : ('review-replied' as const)
  const entry = { action, subject: `review ${reviewId}`, details: { reply }, siteIds: [review.siteId] }
  await writeAudit(transaction, { actor: by, ...entry, now })
  return success(null)
}
