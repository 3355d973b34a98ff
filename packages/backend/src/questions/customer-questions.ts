import type { QuestionState } from '@haverhof/domain/questions'
import { forgetQuestions } from '../catalogue/index.ts'
import { columnsOf, type Database, type RowOf, statement } from '../database/index.ts'
import type { questionOrigin } from './tables.ts'

/** Who asked while signed in, and what came from the same mailbox without. */
type Asker = { userId: string; siteId: number; emailAddress: string }

const originColumns = columnsOf<typeof questionOrigin.$inferSelect>()([
  'questionId',
  'productId',
  'emailAddress',
  'submittedAt',
  'state',
  'mailedAt',
])

type AskedQuestion = RowOf<typeof originColumns> & {
  question: string
  asker: string | null
  answer: string | null
  answeredOn: string | null
}

/** What a customer asked, the newest first (CUSTOMERS-4). */
export function questionsOf({ rows }: Pick<Database, 'rows'>, asker: Asker): Promise<AskedQuestion[]> {
  return rows(list, asker)
}

/** An account ends (CUSTOMERS-10). What others read stays without the name; everything else that it asked goes. */
export async function forgetAsker({ rows }: Pick<Database, 'rows'>, asker: Asker): Promise<void> {
  const own = await rows(release, asker)
  const shownIds = own.filter(({ state }) => state === 'published').map(({ questionId }) => questionId)
  const otherIds = own.filter(({ state }) => state !== 'published').map(({ questionId }) => questionId)
  await forgetQuestions({ rows }, { shownIds, otherIds })
}

const own = '(user_id = :userId or (site_id = :siteId and email_address = :emailAddress))'

const list = statement<Asker, AskedQuestion>(
  'questions-of-customer',
  `
    select ${originColumns.select('o')}, q.question, q.asker, q.answer, q.answered_on "answeredOn"
    from question_origin o join question_text q using (question_id)
    where ${own} order by o.question_id desc`,
)

const release = statement<Asker, { questionId: number; state: QuestionState }>(
  'questions-forget-asker',
  `
    update question_origin set user_id = null, email_address = null
    where ${own} returning question_id "questionId", state`,
)
