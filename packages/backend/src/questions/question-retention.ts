import { forgetQuestions } from '../catalogue/index.ts'
import { inTransaction, statement } from '../database/index.ts'
import type { Retention } from '../jobs/index.ts'

type Old = { before: Date; atOnce: number }

/** The address has done its work once the answer is told; what is not shown is of no later use (QUESTIONS-9). */
export const questionRetention: readonly Retention[] = [
  {
    what: 'addresses of askers',
    table: 'question_origin',
    batch: statement<Old, { deleted: number }>(
      'questions-forget-addresses',
      `
        with old as (
          select question_id from question_origin where decided_at < :before and email_address is not null
          order by decided_at limit :atOnce for update skip locked),
        cleared_origins as (
          update question_origin o set email_address = null from old where o.question_id = old.question_id returning 1)
        select count(*)::int deleted from cleared_origins`,
    ),
  },
  {
    what: 'rejected questions',
    table: 'product_question',
    forget: (context, old) =>
      inTransaction(context, async (transaction) => {
        const rejected = await transaction.rows(lockRejected, old)
        const otherIds = rejected.map(({ questionId }) => questionId)
        await forgetQuestions(transaction, { shownIds: [], otherIds })
        return otherIds.length
      }),
  },
]

const lockRejected = statement<Old, { questionId: number }>(
  'questions-forget-rejected',
  `
    select question_id "questionId" from question_origin where state = 'rejected' and decided_at < :before
    order by decided_at limit :atOnce for update skip locked`,
)
