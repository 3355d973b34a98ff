import type { ReportedKind, ReportReason, ReportState } from '@haverhof/domain/reports'
import { type LanguageCode, languageOfId } from '@haverhof/domain/shared'
import {
  type QueueFilter,
  queueOf,
  type QueuePage,
  type QueueReach,
  queueTexts,
  statement,
  type WaitingWork,
} from '../database/index.ts'
import { reportedTextSql, reportedTitleSql } from './reported-sql.ts'

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
  table: 'content_report r',
  columns: {
    id: 'r.report_id',
    site: 'r.site_id',
    language: 'r.language_id',
    at: 'r.submitted_at',
    state: 'r.state',
  },
  waits: 'open',
})

type Filter = QueueReach & QueueFilter<ReportState>

/** The reports within a member's reach (REPORTS-11). */
export const reportQueue = queueOf(
  texts,
  {
    oldest: statement<QueuePage<Filter>, Row>('reports-list-oldest', texts.oldest),
    newest: statement<QueuePage<Filter>, Row>('reports-list-newest', texts.newest),
    count: statement<Filter, { total: number }>('reports-count', texts.count),
    read: statement<QueueReach & { id: number }, Row>('reports-read-for-staff', texts.read),
    waiting: statement<QueueReach, WaitingWork>('reports-waiting-work', texts.waiting),
  },
  viewOf,
)
