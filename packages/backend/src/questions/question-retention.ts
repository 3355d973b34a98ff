import { askerAddressDays, rejectedDays } from '@haverhof/domain/questions'
import { deleteQuestionsSql } from '../catalogue/sql.ts'
import { statement } from '../database/index.ts'
import type { Retention } from '../jobs/index.ts'

type Old = { before: Date; atOnce: number }

/** QUESTIONS-9: the address has done its work once the answer is told; what is not shown helps nobody later. */
export const questionRetention: readonly Retention[] = [
  {
    what: 'addresses of askers',
    table: 'question_origin',
    keptDays: askerAddressDays,
    batch: statement<Old, { gone: number }>(
      'questions-forget-addresses',
      `
        with old as (
          select question_id from question_origin where decided_at < :before and email_address is not null
          order by decided_at limit :atOnce for update skip locked),
        gone as (
          update question_origin o set email_address = null from old where o.question_id = old.question_id returning 1)
        select count(*)::int gone from gone`,
    ),
  },
  {
    what: 'questions that were rejected',
    table: 'product_question',
    keptDays: rejectedDays,
    batch: statement<Old, { gone: number }>(
      'questions-forget-rejected',
      `
        with old as (
          select question_id from question_origin where state = 'rejected' and decided_at < :before
          order by decided_at limit :atOnce for update skip locked),
        gone as (${deleteQuestionsSql('select question_id from old')} returning 1)
        select count(*)::int gone from gone`,
    ),
  },
]
