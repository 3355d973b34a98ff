import { foldEmailAddress } from '@haverhof/domain/checkout'
import type { QuestionFields } from '@haverhof/domain/questions'
import type { SiteScope } from '@haverhof/domain/sites'
import { missing, type Missing, refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { keepQuestion } from '../catalogue/index.ts'
import { hashOf } from '../config/index.ts'
import { columnsOf, inTransaction, type RowOf, statement, type Transaction } from '../database/index.ts'
import type { questionOrigin } from './tables.ts'

type NewQuestion = { scope: SiteScope; productId: number; userId: string | null; fields: QuestionFields }

/** Stores a question until staff answer it; nothing of it is shown before (QUESTIONS-2). */
export async function askQuestion(
  context: AppContext,
  newQuestion: NewQuestion,
): Promise<Result<null, Missing | 'already-asked'>> {
  const { scope, productId, userId, fields } = newQuestion
  const { siteId, languageId } = scope
  return inTransaction(context, async (transaction) => {
    const now = context.now()
    const { question, asker } = fields
    const wanted = { productId, siteId, languageId, question, asker, now }
    const questionId = await keepQuestion(transaction, wanted)
    if (questionId === null) return missing('product')
    const emailAddress = foldEmailAddress(fields.emailAddress)
    const questionHash = hashOf(question.toLowerCase())
    const asked = { questionId, productId, siteId, languageId, userId, emailAddress, questionHash }
    const origins = await transaction.rows(insertOrigin, { ...asked, submittedAt: now })
    return origins.length > 0 ? success(null) : refusal('already-asked')
  })
}

const originColumns = columnsOf<typeof questionOrigin.$inferSelect>()([
  'questionId',
  'productId',
  'siteId',
  'languageId',
  'userId',
  'emailAddress',
  'questionHash',
  'submittedAt',
])

// The unique key has the last word (QUESTIONS-16).
const insertOrigin = statement<RowOf<typeof originColumns>>(
  'questions-insert-origin',
  `
    insert into question_origin (${originColumns.list()}, state) values (${originColumns.values}, 'waiting')
    on conflict (product_id, email_address, question_hash) do nothing returning question_id`,
)

type Shown = { questionId: number; productId: number; siteId: number; languageId: number; now: Date }

/** The site whose staff decide on a question; an example of the data directory gets its origin with its first report (REPORTS-3). */
export async function ensureQuestionOrigin({ rows }: Transaction, shown: Shown): Promise<number> {
  await rows(insertMissingOrigin, shown)
  const [origin] = await rows(readSite, { questionId: shown.questionId })
  return origin?.siteId ?? shown.siteId
}

const insertMissingOrigin = statement<Shown>(
  'questions-ensure-origin',
  `
    insert into question_origin (question_id, product_id, site_id, language_id, question_hash, submitted_at, state, decided_at)
    values (:questionId, :productId, :siteId, :languageId, '', :now, 'published', :now) on conflict (question_id) do nothing`,
)

const readSite = statement<{ questionId: number }, { siteId: number }>(
  'questions-site-of-origin',
  'select site_id "siteId" from question_origin where question_id = :questionId',
)
