import type { QuestionState } from '@haverhof/domain/questions'
import { type LanguageCode, languageOfId, type OwnWords } from '@haverhof/domain/shared'
import {
  type QueueFilter,
  queueOf,
  type QueuePage,
  type QueueReach,
  queueTexts,
  statement,
  type WaitingWork,
} from '../database/index.ts'

/** A question as staff see it; the address of the asker is not theirs to see. */
export type StaffQuestion = {
  questionId: number
  siteId: number
  productId: number
  productTitle: string
  language: LanguageCode
  question: string
  asker: string | null
  submittedAt: Date
  state: QuestionState
  answer: string | null
  answeredOn: string | null
  /** Of the list `question`, or free words of an earlier release. */
  rejectedBecause: string | null
  /** The member's own words with their language (REASONS-2). */
  ownWords: OwnWords
  version: number
  mailedAt: Date | null
}

type Row = Omit<StaffQuestion, 'language'> & { languageId: number }

function viewOf({ languageId, ...row }: Row): StaffQuestion {
  return { ...row, language: languageOfId(languageId) ?? 'en' }
}

const select = `
  select o.question_id "questionId", o.site_id "siteId", o.product_id "productId",
    coalesce((
      select t.title from product_title t where t.product_id = o.product_id and t.language_id = o.language_id), '') "productTitle", o.language_id "languageId", q.question, q.asker,
    o.submitted_at "submittedAt", o.state, q.answer, q.answered_on::text "answeredOn", o.rejected_because "rejectedBecause",
    o.own_words "ownWords", o.version, o.mailed_at "mailedAt"
  from question_origin o join question_text q using (question_id)`

const texts = queueTexts({
  select,
  table: 'question_origin o',
  columns: {
    id: 'o.question_id',
    site: 'o.site_id',
    language: 'o.language_id',
    at: 'o.submitted_at',
    state: 'o.state',
  },
  waits: 'waiting',
})

type Filter = QueueReach & QueueFilter<QuestionState>

/** The questions within a member's reach (QUESTIONS-4, 11). */
export const questionQueue = queueOf(
  texts,
  {
    oldest: statement<QueuePage<Filter>, Row>('questions-list-oldest', texts.oldest),
    newest: statement<QueuePage<Filter>, Row>('questions-list-newest', texts.newest),
    count: statement<Filter, { total: number }>('questions-count', texts.count),
    read: statement<QueueReach & { id: number }, Row>('questions-read-for-staff', texts.read),
    waiting: statement<QueueReach, WaitingWork>('questions-waiting-work', texts.waiting),
  },
  viewOf,
)
