import type { ReportedKind, ReportReason, ReportState } from '@haverhof/domain/reports'
import { type LanguageCode, languageOfId } from '@haverhof/domain/shared'
import { andAll, type Database, narrowed, statement } from '../database/index.ts'
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

type PageQuery = ReportFilter & { after: { at: Date; id: number } | null; limit: number }

/** REPORTS-11: open ones come with the oldest first, decided ones with the newest first. */
export async function listReports(
  { rows }: Pick<Database, 'rows'>,
  query: PageQuery,
): Promise<StaffReport[]> {
  const { after, ...filter } = query
  const values = { ...filter, afterAt: after?.at ?? null, afterId: after?.id ?? null }
  const found = await rows(filter.state === 'open' ? oldest(values) : newest(values), values)
  return found.map(viewOf)
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
  const [found] = await rows(read, wanted)
  return found ? viewOf(found) : null
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

const filters = {
  siteIds: 'r.site_id = any(:siteIds)',
  languageIds: 'r.language_id = any(:languageIds)',
  siteId: 'r.site_id = :siteId',
  submittedBefore: 'r.submitted_at < :submittedBefore',
}
const openPage = { ...filters, afterAt: '(r.submitted_at, r.report_id) > (:afterAt, :afterId)' }
const decidedPage = { ...filters, afterAt: '(r.submitted_at, r.report_id) < (:afterAt, :afterId)' }

const chosen = 'where r.state = :state'

type Page = ReportFilter & { afterAt: Date | null; afterId: number | null; limit: number }

const oldest = narrowed(
  statement<Page, Row>(
    'reports-list-oldest',
    `${select} ${chosen} ${andAll(openPage)} order by r.submitted_at, r.report_id limit :limit`,
  ),
  openPage,
)

const newest = narrowed(
  statement<Page, Row>(
    'reports-list-newest',
    `${select} ${chosen} ${andAll(decidedPage)} order by r.submitted_at desc, r.report_id desc limit :limit`,
  ),
  decidedPage,
)

const count = narrowed(
  statement<ReportFilter, { total: number }>(
    'reports-count',
    `select count(*)::int total from (select from content_report r ${chosen} ${andAll(filters)} limit 10000) listed`,
  ),
  filters,
)

const read = statement<ReportReach & { reportId: number }, Row>(
  'reports-read-for-staff',
  `
    ${select}
    where r.report_id = :reportId and (:siteIds::int[] is null or r.site_id = any(:siteIds))
      and (:languageIds::int[] is null or r.language_id = any(:languageIds))`,
)
