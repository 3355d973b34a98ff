import type { ReportReason, ReportState } from '@haverhof/domain/reports'
import { type Database, statement } from '../database/index.ts'

/** A report has no account; what came from its mailbox belongs to it. */
type Reporter = { siteId: number; emailAddress: string }

type OwnReport = {
  reportId: number
  reviewId: number | null
  questionId: number | null
  reason: ReportReason
  explanation: string
  fullName: string | null
  emailAddress: string | null
  submittedAt: Date
  state: ReportState
  decidedAt: Date | null
}

/** CUSTOMERS-4: what a customer reported, the newest first. */
export function reportsOf({ rows }: Pick<Database, 'rows'>, reporter: Reporter): Promise<OwnReport[]> {
  return rows(list, reporter)
}

/** CUSTOMERS-5: an account ends. Open reports are decided all the same, without a mail. */
export async function forgetReporter({ rows }: Pick<Database, 'rows'>, reporter: Reporter): Promise<void> {
  await rows(forget, reporter)
}

const own = 'reader_site_id = :siteId and email_address = :emailAddress'

const list = statement<Reporter, OwnReport>(
  'reports-of-customer',
  `
    select report_id "reportId", review_id "reviewId", question_id "questionId", reason, explanation,
      full_name "fullName", email_address "emailAddress", submitted_at "submittedAt", state, decided_at "decidedAt"
    from content_report where ${own} order by report_id desc`,
)

const forget = statement<Reporter>(
  'reports-forget-reporter',
  `update content_report set full_name = null, email_address = null where ${own}`,
)
