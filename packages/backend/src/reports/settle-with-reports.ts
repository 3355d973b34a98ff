import type { AppContext } from '../app-context.ts'
import type { Transaction } from '../database/index.ts'
import { settleQuestion } from '../questions/index.ts'
import { settleReview } from '../reviews/index.ts'
import { closeReports } from './close-reports.ts'

type ReviewDecision = Parameters<typeof settleReview>[2]
type QuestionDecision = Parameters<typeof settleQuestion>[2]

/**
 * A decision on a review by itself; a refusal is the decision on what was
 * reported of it (REPORTS-5). What is refused to its caller must be rolled back.
 */
export async function settleReviewWithReports(
  context: AppContext,
  transaction: Transaction,
  decision: ReviewDecision,
): ReturnType<typeof settleReview> {
  if (decision.verdict !== 'refused') return settleReview(context, transaction, decision)
  const { reviewId, reason, ownWords, by } = decision
  const refused = { reviewId, state: 'removed' as const, reason, ownWords, by }
  const closed = await closeReports(context, transaction, refused)
  return settleReview(context, transaction, { ...decision, wasReported: closed.length > 0 })
}

/** The same for a question. */
export async function settleQuestionWithReports(
  context: AppContext,
  transaction: Transaction,
  decision: QuestionDecision,
): ReturnType<typeof settleQuestion> {
  if (decision.state !== 'rejected') return settleQuestion(context, transaction, decision)
  const { questionId, reason, ownWords, by } = decision
  const rejected = { questionId, state: 'removed' as const, reason, ownWords, by }
  const closed = await closeReports(context, transaction, rejected)
  return settleQuestion(context, transaction, { ...decision, wasReported: closed.length > 0 })
}
