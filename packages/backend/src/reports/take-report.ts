import { foldEmailAddress } from '@haverhof/domain/checkout'
import { type ReportedKind, type ReportFields, reportReasonOf } from '@haverhof/domain/reports'
import type { SiteScope } from '@haverhof/domain/sites'
import { missing, type Missing, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { readShownText, type ShownText } from '../catalogue/index.ts'
import { columnsOf, inTransaction, type RowOf, statement, type Transaction } from '../database/index.ts'
import { addJob } from '../jobs/index.ts'
import { queueMail } from '../mail/index.ts'
import { ensureQuestionOrigin } from '../questions/index.ts'
import { ensureReviewOrigin } from '../reviews/index.ts'
import type { contentReport } from './tables.ts'

type ReportRequest = { scope: SiteScope; kind: ReportedKind; id: number; fields: ReportFields }

/**
 * Keeps a report until a person decides (REPORTS-1, 4). The same mailbox has one open
 * report of a text: another changes nothing, with the same response.
 */
export async function takeReport(
  context: AppContext,
  { scope, kind, id, fields }: ReportRequest,
): Promise<Result<null, Missing>> {
  const { siteId, languageId } = scope
  return inTransaction(context, async (transaction) => {
    const now = context.now()
    const shown = await readShownText(transaction, { kind, id, siteId, languageId })
    if (!shown) return missing(kind)
    const ownerSiteId = await ensureOrigin(transaction, { kind, id, shown, siteId, now })
    const { fullName, explanation } = fields
    const reason = reportReasonOf(fields.reason) ?? 'other'
    const emailAddress = fields.emailAddress === '' ? null : foldEmailAddress(fields.emailAddress)
    const [row] = await transaction.rows(insert, {
      reviewId: kind === 'review' ? id : null,
      questionId: kind === 'question' ? id : null,
      siteId: ownerSiteId,
      languageId: shown.languageId,
      readerSiteId: siteId,
      readerLanguageId: languageId,
      reason,
      explanation,
      fullName: fullName || null,
      emailAddress,
      submittedAt: now,
    })
    if (!row || emailAddress === null) return success(null)
    const { reportId } = row
    const { productTitle } = shown
    const mail = {
      kind: 'report-receipt' as const,
      causeKey: `report-receipt:${reportId}`,
      siteId,
      languageId,
      toAddress: emailAddress,
      facts: { reportId, about: kind, productTitle, reason, receivedAt: now.toISOString() },
    }
    await queueMail(transaction, mail, now)
    await addJob(transaction, 'send-mail', {})
    return success(null)
  })
}

type Owned = { kind: ReportedKind; id: number; shown: ShownText; siteId: number; now: Date }

/** The site whose staff decide (REPORTS-3). */
function ensureOrigin(transaction: Transaction, { kind, id, shown, siteId, now }: Owned): Promise<number> {
  const { productId, languageId } = shown
  return kind === 'review'
    ? ensureReviewOrigin(transaction, { reviewId: id, productId, siteId, now })
    : ensureQuestionOrigin(transaction, { questionId: id, productId, siteId, languageId, now })
}

const newColumns = columnsOf<typeof contentReport.$inferSelect>()([
  'reviewId',
  'questionId',
  'siteId',
  'languageId',
  'readerSiteId',
  'readerLanguageId',
  'reason',
  'explanation',
  'fullName',
  'emailAddress',
  'submittedAt',
])

// The unique keys of open reports have the last word.
const insert = statement<RowOf<typeof newColumns>, { reportId: number }>(
  'reports-insert',
  `
    insert into content_report (${newColumns.list()}, state) values (${newColumns.values}, 'open')
    on conflict do nothing returning report_id "reportId"`,
)
