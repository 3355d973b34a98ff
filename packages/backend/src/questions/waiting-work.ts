import { type Database, statement } from '../database/index.ts'
import type { QuestionReach } from './list-questions.ts'

/** TODAY-1: unanswered questions, up to a thousand. */
export async function countWaitingQuestions(
  { rows }: Pick<Database, 'rows'>,
  reach: QuestionReach,
): Promise<{ number: number; oldest: Date | null }> {
  const [row] = await rows(read, reach)
  return row ?? { number: 0, oldest: null }
}

const read = statement<QuestionReach, { number: number; oldest: Date | null }>(
  'questions-waiting-work',
  `
    select count(*)::int "number", min(submitted_at) oldest from (
      select submitted_at from question_origin
      where state = 'waiting' and (:siteIds::int[] is null or site_id = any(:siteIds))
        and (:languageIds::int[] is null or language_id = any(:languageIds))
      order by submitted_at limit 1000) waiting`,
)
