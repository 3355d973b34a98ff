import type { ReportedKind, ReportReason, ReportState } from '@haverhof/domain/reports'
import { type LanguageCode, languageOfId } from '@haverhof/domain/shared'
import {
  type Database,
  narrowed,
  type QueuePage,
  type QueueQuery,
  queueRows,
  queueTexts,
  statement,
} from '../database/index.ts'
import { reportedTextSql, reportedTitleSql } from './reported-sql.ts'

/** REPORTS-11: the sites and languages that a member decides for; null: all. */
export type ReportReach = { siteIds: readonly number[] | null; languageIds: readonly number[] | null }

/** A report as staff see it; the address of its sender is not theirs to see. */
export type StaffReport = {
  reportId: number
  about: ReportedKind
  /** The number of the review or question. */
  aboutId: number
  siteId: number
  productId: number
  productTitle: string
  language: LanguageCode
  title: string | null
  text: string
  author: string | null
  answer: string | null
  /** Whether readers still see it. */
  isShown: boolean
  reason: ReportReason
  explanation: string
  fullName: string | null
  hasMailbox: boolean
  submittedAt: Date
  state: ReportState
  decidedAt: Date | null
}

type Row = Omit<StaffReport, 'language' | 'about'> & { languageId: number; isReview: boolean }

/** What is null does not narrow. */
export type ReportFilter = ReportReach & {
  state: ReportState
  siteId: number | null
  submittedBefore: Date | null
}

/** REPORTS-11: open ones come with the oldest first, decided ones with the newest first. */
export async function listReports(
  { rows }: Pick<Database, 'rows'>,
  query: QueueQuery<ReportFilter>,
): Promise<StaffReport[]> {
  return (await queueRows(rows, { waiting, decided }, query)).map(viewOf)
}

/** Up to ten thousand. */
export async function countReports({ rows }: Pick<Database, 'rows'>, filter: ReportFilter): Promise<number> {
  const [counted] = await rows(count(filter), filter)
  return counted?.total ?? 0
}

/** Null when there is none within this reach. */
export async function readStaffReport(
  { rows }: Pick<Database, 'rows'>,
  wanted: ReportReach & { reportId: number },
): Promise<StaffReport | null> {
  const [report] = await rows(read, wanted)
  return report ? viewOf(report) : null
}

function viewOf({ languageId, isReview, ...row }: Row): StaffReport {
  return { ...row, about: isReview ? 'review' : 'question', language: languageOfId(languageId) ?? 'en' }
}

const select = `
  select r.report_id "reportId", r.review_id is not null "isReview", coalesce(r.review_id, r.question_id, 0) "aboutId",
    r.site_id "siteId", t.product_id "productId", ${reportedTitleSql('r.language_id')} "productTitle", r.language_id "languageId",
    t.title, t.text, t.author, t.answer, t.published_at is not null "isShown", r.reason, r.explanation, r.full_name "fullName",
    r.email_address is not null "hasMailbox", r.submitted_at "submittedAt", r.state, r.decided_at "decidedAt"
  from content_report r join ${reportedTextSql} on true`

const texts = queueTexts({
  select,
  counted: 'content_report r',
  chosen: 'where r.state = :state',
  filters: {
    siteIds: 'r.site_id = any(:siteIds)',
    languageIds: 'r.language_id = any(:languageIds)',
    siteId: 'r.site_id = :siteId',
    submittedBefore: 'r.submitted_at < :submittedBefore',
  },
  at: 'r.submitted_at',
  id: 'r.report_id',
})

type Page = QueuePage<ReportFilter>

const waiting = narrowed(statement<Page, Row>('reports-list-oldest', texts.oldest), texts.oldestFilters)
const decided = narrowed(statement<Page, Row>('reports-list-newest', texts.newest), texts.newestFilters)
const count = narrowed(
  statement<ReportFilter, { total: number }>('reports-count', texts.count),
  texts.countFilters,
)

const read = statement<ReportReach & { reportId: number }, Row>(
  'reports-read-for-staff',
  `
    ${select}
    where r.report_id = :reportId and (:siteIds::int[] is null or r.site_id = any(:siteIds))
      and (:languageIds::int[] is null or r.language_id = any(:languageIds))`,
)
