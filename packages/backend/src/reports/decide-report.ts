import { type OwnWords, reasonOfList, refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import type { QueueReach, Transaction } from '../database/index.ts'
import { settleQuestion } from '../questions/index.ts'
import { settleReview } from '../reviews/index.ts'
import { closeReports } from './close-reports.ts'
import { reportQueue, type StaffReport } from './list-reports.ts'
import { deleteRows } from '../jobs/index.ts'

export type ReportDecision = QueueReach & { reportId: number; by: string } & (
    | { decision: 'kept' }
    | { decision: 'removed'; reason: string; ownWords: OwnWords }
  )

type Refused = 'no-such-report' | 'decided-meanwhile' | 'not-shown' | 'reason-of-other-list'

/**
 * A member keeps what was reported, or hides it with a reason of its
 * kind (REPORTS-5). Of two who decide at once the second waits at the row of the
 * report, and is told that it is not open any more.
 */
export async function settleReport(
  context: AppContext,
  transaction: Transaction,
  wanted: ReportDecision,
): Promise<Result<null, Refused>> {
  const { reportId, by } = wanted
  const report = await reportQueue.read(transaction, { ...wanted, id: reportId })
  if (!report) return refusal('no-such-report')
  if (report.state !== 'open') return refusal('decided-meanwhile')
  if (wanted.decision === 'removed') return hide(context, transaction, report, wanted)
  // Who hid the text has said so to everybody who reported it, or is about to.
  if (!report.isShown) return refusal('not-shown')
  const closed = await closeReports(context, transaction, { reportId, state: 'kept', by })
  return closed.length === 1 ? success(null) : refusal('decided-meanwhile')
}

type Removal = Extract<ReportDecision, { decision: 'removed' }>

/** Everybody who reported the text is told, its writer too; what is hidden already stays so (REPORTS-5). */
async function hide(
  context: AppContext,
  transaction: Transaction,
  { reportId, about, aboutId }: StaffReport,
  { reason, ownWords, by }: Removal,
): Promise<Result<null, Refused>> {
  const facts = { ownWords, by, wasReported: true }
  const ofText = about === 'review' ? { reviewId: aboutId } : { questionId: aboutId }
  const ofReview = about === 'review' ? reasonOfList('review', reason) : null
  const ofQuestion = about === 'question' ? reasonOfList('question', reason) : null
  if (!ofReview && !ofQuestion) return refusal('reason-of-other-list')
  const closed = await closeReports(context, transaction, {
    ...ofText,
    state: 'removed',
    reason,
    ownWords,
    by,
  })
  if (!closed.includes(reportId)) return refusal('decided-meanwhile')
  if (ofReview)
    await settleReview(context, transaction, {
      ...facts,
      reviewId: aboutId,
      verdict: 'refused',
      reason: ofReview,
    })
  else if (ofQuestion)
    await settleQuestion(context, transaction, {
      ...facts,
      questionId: aboutId,
      state: 'rejected',
      reason: ofQuestion,
    })
  return success(null)
}

/** Long enough to object to a decision; an open report stays until it is decided (REPORTS-8). */
export const reportRetention = deleteRows(
  'decided reports',
  'content_report',
  `state <> 'open' and decided_at < :before order by decided_at`,
)
