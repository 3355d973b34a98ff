import type { QuestionState } from '@haverhof/domain/questions'
import { statement, type Transaction } from '../database/index.ts'
import type { QuestionReach } from './list-questions.ts'

type Wanted = QuestionReach & { questionId: number }

export type LockedQuestion = {
  productId: number
  siteId: number
  state: QuestionState
  rejectedBecause: string | null
  version: number
  answer: string | null
}

/** QUESTIONS-7: who changes a question holds its row; null when there is none within their reach. */
export async function lockQuestion({ rows }: Transaction, wanted: Wanted): Promise<LockedQuestion | null> {
  const [question] = await rows(lock, wanted)
  return question ?? null
}

const lock = statement<Wanted, LockedQuestion>(
  'questions-lock',
  `
    select o.product_id "productId", o.site_id "siteId", o.state, o.rejected_because "rejectedBecause", o.version, q.answer
    from question_origin o join question_text q using (question_id)
    where o.question_id = :questionId and (:siteIds::int[] is null or o.site_id = any(:siteIds))
      and (:languageIds::int[] is null or o.language_id = any(:languageIds)) for update of o`,
)
