import { statement, type Transaction } from '../database/index.ts'

type Shown = { questionId: number; productId: number; siteId: number; languageId: number; now: Date }

/** REPORTS-3: the site whose staff decide on a question; an example of the data directory gets its origin with its first report. */
export async function ensureQuestionOrigin({ rows }: Transaction, shown: Shown): Promise<number> {
  await rows(insert, shown)
  const [origin] = await rows(read, { questionId: shown.questionId })
  return origin?.siteId ?? shown.siteId
}

const insert = statement<Shown>(
  'questions-ensure-origin',
  `
    insert into question_origin (question_id, product_id, site_id, language_id, question_hash, submitted_at, state, decided_at)
    values (:questionId, :productId, :siteId, :languageId, '', :now, 'published', :now) on conflict (question_id) do nothing`,
)

const read = statement<{ questionId: number }, { siteId: number }>(
  'questions-site-of-origin',
  'select site_id "siteId" from question_origin where question_id = :questionId',
)
