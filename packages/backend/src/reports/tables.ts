import { type ReportReason, reportReasons, type ReportState, reportStates } from '@haverhof/domain/reports'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { productQuestion } from '../catalogue/question-tables.ts'
import { review } from '../catalogue/review-tables.ts'
import { oneOf } from '../database/one-of.ts'
import { language, site } from '../sites/tables.ts'

const siteId = (name: string) =>
  integer(name)
    .notNull()
    .references(() => site.siteId)
const languageId = (name: string) =>
  smallint(name)
    .notNull()
    .references(() => language.languageId)

/** A report of a review, or of a question with its answer, as unlawful, and the decision of staff (REPORTS-1). */
export const contentReport = pgTable(
  'content_report',
  {
    reportId: integer('report_id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    reviewId: integer('review_id').references(() => review.reviewId, { onDelete: 'cascade' }),
    questionId: integer('question_id').references(() => productQuestion.questionId, { onDelete: 'cascade' }),
    /** Staff of the site that the text was written on decide; the language is that of the text (REPORTS-3). */
    siteId: siteId('site_id'),
    languageId: languageId('language_id'),
    /** Where and in which language its letters are written (REPORTS-4). */
    readerSiteId: siteId('reader_site_id'),
    readerLanguageId: languageId('reader_language_id'),
    reason: text().$type<ReportReason>().notNull(),
    explanation: text().notNull(),
    /** Both may be left out, and go with an account (REPORTS-13). */
    fullName: text('full_name'),
    emailAddress: text('email_address'),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull(),
    state: text().$type<ReportState>().notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('content_report_of_review')
      .on(table.reviewId, table.emailAddress)
      .where(sql`state = 'open'`),
    uniqueIndex('content_report_of_question')
      .on(table.questionId, table.emailAddress)
      .where(sql`state = 'open'`),
    index('content_report_review').on(table.reviewId),
    index('content_report_question').on(table.questionId),
    index('content_report_list').on(table.state, table.submittedAt, table.reportId),
    index('content_report_mailbox').on(table.emailAddress),
    index('content_report_decided')
      .on(table.decidedAt)
      .where(sql`state <> 'open'`),
    oneOf('content_report_reason', 'reason', reportReasons),
    oneOf('content_report_state', 'state', reportStates),
    check('content_report_about', sql`num_nonnulls(review_id, question_id) = 1`),
    check('content_report_moment', sql`(state = 'open') = (decided_at is null)`),
  ],
)
