import type { QuestionState } from '@haverhof/domain/questions'
import { type LanguageCode, languageOfId, type OwnWords } from '@haverhof/domain/shared'
import {
  type Database,
  narrowed,
  type QueuePage,
  type QueueQuery,
  queueRows,
  queueTexts,
  statement,
} from '../database/index.ts'

/** QUESTIONS-11: the sites and languages that a member reads and answers; null: all. */
export type QuestionReach = {
  siteIds: readonly number[] | null
  languageIds: readonly number[] | null
}

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

/** What is null does not narrow. */
export type QuestionFilter = QuestionReach & {
  state: QuestionState
  siteId: number | null
  submittedBefore: Date | null
}

/** QUESTIONS-4: what waits comes with the oldest first; what is decided with the newest first. */
export async function listQuestions(
  { rows }: Pick<Database, 'rows'>,
  query: QueueQuery<QuestionFilter>,
): Promise<StaffQuestion[]> {
  return (await queueRows(rows, { waiting, decided }, query)).map(viewOf)
}

/** Up to ten thousand. */
export async function countQuestions(
  { rows }: Pick<Database, 'rows'>,
  filter: QuestionFilter,
): Promise<number> {
  const [counted] = await rows(count(filter), filter)
  return counted?.total ?? 0
}

/** Null when there is none within this reach. */
export async function readStaffQuestion(
  { rows }: Pick<Database, 'rows'>,
  wanted: QuestionReach & { questionId: number },
): Promise<StaffQuestion | null> {
  const [question] = await rows(read, wanted)
  return question ? viewOf(question) : null
}

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
  counted: 'question_origin o',
  chosen: 'where o.state = :state',
  filters: {
    siteIds: 'o.site_id = any(:siteIds)',
    languageIds: 'o.language_id = any(:languageIds)',
    siteId: 'o.site_id = :siteId',
    submittedBefore: 'o.submitted_at < :submittedBefore',
  },
  at: 'o.submitted_at',
  id: 'o.question_id',
})

type Page = QueuePage<QuestionFilter>

const waiting = narrowed(statement<Page, Row>('questions-list-oldest', texts.oldest), texts.oldestFilters)
const decided = narrowed(statement<Page, Row>('questions-list-newest', texts.newest), texts.newestFilters)
const count = narrowed(
  statement<QuestionFilter, { total: number }>('questions-count', texts.count),
  texts.countFilters,
)

const read = statement<QuestionReach & { questionId: number }, Row>(
  'questions-read-for-staff',
  `
    ${select}
    where o.question_id = :questionId and (:siteIds::int[] is null or o.site_id = any(:siteIds))
      and (:languageIds::int[] is null or o.language_id = any(:languageIds))`,
)
