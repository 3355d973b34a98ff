import { columnsOf, type Database, type RowOf, statement } from '../database/index.ts'
import type { contentReport } from './tables.ts'

/** A report has no account; what came from its mailbox belongs to it. */
type Reporter = { siteId: number; emailAddress: string }

const ownColumns = columnsOf<typeof contentReport.$inferSelect>()([
  'reportId',
  'reviewId',
  'questionId',
  'reason',
  'explanation',
  'fullName',
  'emailAddress',
  'submittedAt',
  'state',
  'decidedAt',
])

type OwnReport = RowOf<typeof ownColumns>

/** What a customer reported, the newest first (CUSTOMERS-4). */
export function reportsOf({ rows }: Pick<Database, 'rows'>, reporter: Reporter): Promise<OwnReport[]> {
  return rows(list, reporter)
}

/** An account ends (CUSTOMERS-5). Open reports are decided all the same, without a mail. */
export async function forgetReporter({ rows }: Pick<Database, 'rows'>, reporter: Reporter): Promise<void> {
  await rows(forget, reporter)
}

const own = 'reader_site_id = :siteId and email_address = :emailAddress'

const list = statement<Reporter, OwnReport>(
  'reports-of-customer',
  `select ${ownColumns.select()} from content_report where ${own} order by report_id desc`,
)

const forget = statement<Reporter>(
  'reports-forget-reporter',
  `update content_report set full_name = null, email_address = null where ${own}`,
)
