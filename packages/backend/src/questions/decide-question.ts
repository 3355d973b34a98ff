import type { AuditAction } from '@haverhof/domain/backoffice'
import { longestAnswer, type QuestionState, tidyAnswer } from '@haverhof/domain/questions'
import {
  loggedWords,
  reasonOfList,
  refusal,
  type Result,
  success,
  type ToldReason,
} from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { hideQuestion, showAnswer } from '../catalogue/index.ts'
import { columnsOf, type QueueReach, type RowOf, statement, type Transaction } from '../database/index.ts'
import { addJob } from '../jobs/index.ts'
import type { questionOrigin } from './tables.ts'
import { tellNoRejection, tellWhyRejected } from './tell-rejected.ts'

export type Decision = Partial<QueueReach> & {
  questionId: number
  by: string
  /** The version that the member saw; null without one (QUESTIONS-7). */
  version?: number | null
} & (
    | { state: 'published'; answer: string }
    | ({ state: 'rejected'; /** REPORTS-7 */ wasReported?: boolean } & ToldReason<'question'>)
    | { state: 'waiting' }
  )

type Refused =
  | 'no-such-question'
  | 'changed-meanwhile'
  | 'answer-missing'
  | 'answer-too-long'
  | 'not-possible'

/**
 * QUESTIONS-4 to 7: a person answers a question in public, changes that answer, rejects the question or takes that back. Concurrent
 * decisions wait for the row lock; the second is refused as changed.
 */
export async function settleQuestion(
  context: AppContext,
  transaction: Transaction,
  decision: Decision,
): Promise<Result<null, Refused>> {
  const { questionId, version = null, siteIds = null, languageIds = null } = decision
  const before = await lockQuestion(transaction, { questionId, siteIds, languageIds })
  if (!before) return refusal('no-such-question')
  if (version !== null && version !== before.version) return refusal('changed-meanwhile')
  if (!follows[decision.state].includes(before.state)) return refusal('not-possible')
  const answer = decision.state === 'published' ? tidyAnswer(decision.answer) : before.answer
  if (decision.state === 'published' && answer === null) return refusal('answer-missing')
  if (answer !== null && answer.length > longestAnswer) return refusal('answer-too-long')
  await write(context, transaction, { decision, before, answer })
  return success(null)
}

/** What may become what (QUESTIONS-4, 6). An answer that was shown is changed or taken off, never unsaid: its mail is out. */
const follows: Record<QuestionState, readonly QuestionState[]> = {
  published: ['waiting', 'rejected', 'published'],
  rejected: ['waiting', 'published'],
  waiting: ['rejected'],
}

type Change = { decision: Decision; before: LockedQuestion; answer: string | null }

async function write(
  context: AppContext,
  transaction: Transaction,
  { decision, before, answer }: Change,
): Promise<void> {
  const { questionId, state, by } = decision
  const { productId } = before
  const now = context.now()
  const reason = decision.state === 'rejected' ? decision.reason : null
  const ownWords = decision.state === 'rejected' ? decision.ownWords : {}
  await transaction.rows(decide, {
    questionId,
    state,
    rejectedBecause: reason,
    ownWords,
    decidedAt: state === 'waiting' ? null : now,
  })
  if (state === 'published' && answer !== null) {
    await showAnswer(transaction, { questionId, productId, answer, now })
    await addJob(transaction, 'tell-askers', {})
  } else if (before.state === 'published') await hideQuestion(transaction, { questionId, productId })
  if (decision.state === 'rejected')
    await tellWhyRejected(transaction, { ...decision, wasShown: before.state === 'published', now })
  else await tellNoRejection(transaction, questionId)
  const reasonBefore = reasonOfList('question', before.rejectedBecause ?? '')
  const changes = [
    { field: 'state' as const, before: before.state, after: state },
    { field: 'answer' as const, before: before.answer, after: answer },
    { field: 'reason' as const, before: reasonBefore, after: reason },
  ].filter((change) => change.before !== change.after)
  const entry = { action: actionOf(before.state, state), subject: `question ${questionId}`, changes }
  const details = loggedWords(decision.state === 'rejected' ? decision.ownWords : {})
  await writeAudit(transaction, { actor: by, ...entry, details, siteIds: [before.siteId], now })
}

type Action = Extract<AuditAction, `question-${string}`>

function actionOf(before: QuestionState, after: QuestionState): Action {
  if (after === 'published') return before === 'published' ? 'question-answer-changed' : 'question-answered'
  if (after === 'waiting') return 'question-put-back'
  return before === 'published' ? 'question-unpublished' : 'question-rejected'
}

const decidedColumns = columnsOf<typeof questionOrigin.$inferSelect>()([
  'state',
  'rejectedBecause',
  'ownWords',
  'decidedAt',
])

const decide = statement<RowOf<typeof decidedColumns> & { questionId: number }>(
  'questions-decide',
  `update question_origin set ${decidedColumns.set}, version = version + 1 where question_id = :questionId`,
)

type QuestionKey = QueueReach & { questionId: number }

const lockedColumns = columnsOf<typeof questionOrigin.$inferSelect>()([
  'productId',
  'siteId',
  'state',
  'rejectedBecause',
  'version',
])

type LockedQuestion = RowOf<typeof lockedColumns> & { answer: string | null }

/** Who changes a question holds its row; null when there is none within their reach (QUESTIONS-7). */
async function lockQuestion({ rows }: Transaction, wanted: QuestionKey): Promise<LockedQuestion | null> {
  const [question] = await rows(lock, wanted)
  return question ?? null
}

const lock = statement<QuestionKey, LockedQuestion>(
  'questions-lock',
  `
    select ${lockedColumns.select('o')}, q.answer from question_origin o join question_text q using (question_id)
    where o.question_id = :questionId and (:siteIds::int[] is null or o.site_id = any(:siteIds))
      and (:languageIds::int[] is null or o.language_id = any(:languageIds)) for update of o`,
)
