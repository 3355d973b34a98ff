import type { ReviewVerdict } from '@haverhof/domain/reviews'
import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { recountReviews } from '../catalogue/index.ts'
import { inTransaction, type NoValues, statement } from '../database/index.ts'

export type WaitingReview = {
  reviewId: number
  productId: number
  language: string
  rating: number
  title: string
  text: string
  author: string
  submittedAt: Date
  concerns: string
}

export type Decision = { reviewId: number; by: string } & (
  | { verdict: 'published' }
  | { verdict: 'refused'; reason: string }
)

/** REVIEWS-4: what a person has to read, the oldest first. */
export function waitingReviews(context: AppContext): Promise<WaitingReview[]> {
  return context.database.rows(listWaiting)
}

/** REVIEWS-4, 9: a person publishes or refuses a review; false when there is none that would change by it. */
export function decideReview(context: AppContext, decision: Decision): Promise<boolean> {
  const { reviewId, verdict, by } = decision
  return inTransaction(context, async (transaction) => {
    const now = context.now()
    const reason = decision.verdict === 'refused' ? decision.reason : null
    const [decided] = await transaction.rows(decide, { reviewId, verdict, reason })
    if (!decided) return false
    await transaction.rows(show, { reviewId, publishedAt: verdict === 'published' ? now : null })
    await recountReviews(transaction, decided.productId)
    const entry = { action: actions[verdict], subject: `review ${reviewId}`, details: { reason } }
    await writeAudit(transaction, { actor: by, ...entry, now })
    return true
  })
}

const actions: Record<Exclude<ReviewVerdict, 'waiting'>, string> = {
  published: 'review-published',
  refused: 'review-refused',
}

const listWaiting = statement<NoValues, WaitingReview>(
  'reviews-waiting',
  `
    select r.review_id "reviewId", r.product_id "productId", l.code "language", r.rating, r.title, r.text, r.author,
      o.submitted_at "submittedAt", coalesce(o.verdict_reason, '') concerns
    from review_origin o join review r using (review_id) join language l using (language_id)
    where o.verdict = 'waiting' order by o.submitted_at, r.review_id`,
)

const decide = statement<{ reviewId: number; verdict: string; reason: string | null }, { productId: number }>(
  'reviews-decide',
  `
    update review_origin set verdict = :verdict, verdict_reason = coalesce(:reason, verdict_reason)
    where review_id = :reviewId and verdict <> :verdict returning product_id "productId"`,
)

const show = statement<{ reviewId: number; publishedAt: Date | null }>(
  'reviews-show',
  'update review set published_at = :publishedAt where review_id = :reviewId',
)
