import type { ReportedKind } from '@haverhof/domain/reports'
import { languageOfId, type OwnWords, reasonFor } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { writeAudits } from '../audit/index.ts'
import { columnsOf, type RowOf, statement, type Transaction } from '../database/index.ts'
import { addJob } from '../jobs/index.ts'
import { queueMails } from '../mail/index.ts'
import { reportedTextSql, reportedTitleSql } from './reported-sql.ts'
import type { contentReport } from './tables.ts'

/** A decision on one report, or on all that are open about a text. */
type Closing = {
  reportId?: number | null
  reviewId?: number | null
  questionId?: number | null
  by: string
} & ({ state: 'kept' } | { state: 'removed'; reason: string; ownWords: OwnWords })

const closedColumns = columnsOf<typeof contentReport.$inferSelect>()([
  'reportId',
  'reviewId',
  'questionId',
  'siteId',
  'reason',
  'readerSiteId',
  'readerLanguageId',
  'emailAddress',
])

type Closed = RowOf<typeof closedColumns> & { productTitle: string }

/** Of two who decide at once one finds it open; its sender is told (REPORTS-18, 6). Gives those that were open. */
export async function closeReports(
  { now: clock }: AppContext,
  transaction: Transaction,
  closing: Closing,
): Promise<number[]> {
  const now = clock()
  const { state, by, reportId = null, reviewId = null, questionId = null } = closing
  const closed = await transaction.rows(close, { state, reportId, reviewId, questionId, now })
  if (closed.length === 0) return []
  const changes = [{ field: 'state' as const, before: 'open' as const, after: state }]
  await writeAudits(
    transaction,
    closed.map((report) => ({
      actor: by,
      action: state === 'kept' ? ('report-kept' as const) : ('report-removed' as const),
      subject: `report ${report.reportId}`,
      changes,
      details: { why: report.reason, about: aboutOf(report) },
      siteIds: [report.siteId],
      now,
    })),
  )
  await queueMails(
    transaction,
    closed.flatMap((report) => mailOf(report, closing)),
    now,
  )
  await addJob(transaction, 'send-mail', {})
  return closed.map(({ reportId: id }) => id)
}

/** As the log names it: `review 1000007`. */
function aboutOf({ reviewId, questionId }: Closed): string {
  return reviewId === null ? `question ${questionId}` : `review ${reviewId}`
}

/** A reporter without an address gets no mail (REPORTS-6). */
function mailOf(report: Closed, closing: Closing) {
  const { reportId, reviewId, readerSiteId, readerLanguageId, emailAddress, productTitle } = report
  if (emailAddress === null) return []
  const about: ReportedKind = reviewId === null ? 'question' : 'review'
  const reasons =
    closing.state === 'removed' ? { why: reasonFor(closing, languageOfId(readerLanguageId)) } : {}
  return [
    {
      kind: 'report-decided' as const,
      causeKey: `report-decided:${reportId}`,
      siteId: readerSiteId,
      languageId: readerLanguageId,
      toAddress: emailAddress,
      facts: { reportId, about, productTitle, ...reasons },
    },
  ]
}

const close = statement<
  {
    state: string
    reportId: number | null
    reviewId: number | null
    questionId: number | null
    now: Date
  },
  Closed
>(
  'reports-close',
  `
    with closed as (
      update content_report set state = :state, decided_at = :now
      where state = 'open' and (report_id = :reportId::int or review_id = :reviewId::int or question_id = :questionId::int)
      returning *)
    select ${closedColumns.select('r')}, ${reportedTitleSql('r.reader_language_id')} "productTitle"
    from closed r join ${reportedTextSql} on true order by r.report_id`,
)
