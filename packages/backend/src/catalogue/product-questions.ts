import { statement, type Transaction } from '../database/index.ts'
import { catalogueChannel } from './announce-change.ts'
import { soldHere } from './sold-here.ts'

type NewQuestion = {
  productId: number
  siteId: number
  languageId: number
  question: string
  asker: string
  now: Date
}

/** A hidden question; returns its number, null when the site does not show the product (QUESTIONS-2). */
export async function keepQuestion({ rows }: Transaction, question: NewQuestion): Promise<number | null> {
  const [row] = await rows(insert, question)
  return row?.questionId ?? null
}

type Answered = { questionId: number; productId: number; answer: string; now: Date }

/** The answer, shown from now on; a changed one stays where it stood (QUESTIONS-5). Pages that show it are made anew. */
export async function showAnswer({ rows }: Transaction, answered: Answered): Promise<void> {
  const { questionId, productId, answer, now } = answered
  await rows(show, { questionId, answer, now })
  await rows(announce, { productId })
}

/** Question and answer are not shown any more (QUESTIONS-6). */
export async function hideQuestion(
  { rows }: Transaction,
  { questionId, productId }: { questionId: number; productId: number },
): Promise<void> {
  await rows(hide, { questionId })
  await rows(announce, { productId })
}

/** Questions that others read lose their asker, the others go (CUSTOMERS-10). */
export async function forgetQuestions(
  { rows }: Pick<Transaction, 'rows'>,
  { shownIds, otherIds }: { shownIds: readonly number[]; otherIds: readonly number[] },
): Promise<void> {
  await rows(forget, { shownIds, otherIds })
}

const insert = statement<NewQuestion, { questionId: number }>(
  'catalogue-questions-insert',
  `
    insert into product_question (product_id, language_id, question, asker, asked_on)
    select :productId, :languageId, :question, :asker, (:now::timestamptz at time zone 'Europe/Amsterdam')::date
    from publication pub where ${soldHere({ productId: ':productId' })}
    returning question_id "questionId"`,
)

const show = statement<{ questionId: number; answer: string; now: Date }>(
  'catalogue-questions-show',
  `
    update product_question set answer = :answer, published_at = coalesce(published_at, :now),
      answered_on = (:now::timestamptz at time zone 'Europe/Amsterdam')::date
    where question_id = :questionId`,
)

const hide = statement<{ questionId: number }>(
  'catalogue-questions-hide',
  'update product_question set published_at = null where question_id = :questionId',
)

const announce = statement<{ productId: number }>(
  'catalogue-questions-announce',
  `
    with changed as (
      update product set content_version = content_version + 1 where product_id = :productId returning product_id)
    select pg_notify('${catalogueChannel}', product_id::text) from changed`,
)

const forget = statement<{ shownIds: readonly number[]; otherIds: readonly number[] }>(
  'catalogue-questions-forget',
  `
    with deleted_questions as (delete from product_question where question_id = any(:otherIds::int[])),
    forgotten as (
      update product_question set asker = null where question_id = any(:shownIds::int[]) returning product_id),
    changed as (
      update product set content_version = content_version + 1
      where product_id in (select product_id from forgotten) returning product_id)
    select count(pg_notify('${catalogueChannel}', product_id::text)) from changed`,
)
