import type { ReportedKind } from '@haverhof/domain/reports'
import { type LanguageCode, languageOfId } from '@haverhof/domain/shared'
import { type Database, statement } from '../../database/index.ts'
import { soldHere } from '../sold-here.ts'

/** What a reader wrote about a product, as everybody can read it. */
export type ShownText = {
  productId: number
  productTitle: string
  languageId: number
  language: LanguageCode
  /** Of a review. */
  title: string | null
  text: string
  author: string | null
  /** What the shop answered to a question. */
  answer: string | null
}

type TextKey = { id: number; siteId: number; languageId: number }

/** Null when the site does not show it (REPORTS-1). */
export async function readShownText(
  { rows }: Pick<Database, 'rows'>,
  { kind, ...wanted }: TextKey & { kind: ReportedKind },
): Promise<ShownText | null> {
  const [row] = kind === 'review' ? await rows(review, wanted) : await rows(question, wanted)
  return row ? { ...row, language: languageOfId(row.languageId) ?? 'en' } : null
}

const productSql = (text: string) =>
  `${text}.product_id "productId", coalesce((
    select t.title from product_title t where t.product_id = ${text}.product_id and t.language_id = :languageId), '') "productTitle", ${text}.language_id "languageId"`

type Row = Omit<ShownText, 'language'>

const review = statement<TextKey, Row & { title: string; author: string }>(
  'catalogue-shown-review',
  `
    select ${productSql('r')}, r.title, r.text, r.author, null answer
    from review r join publication pub on ${soldHere({ productId: 'r.product_id' })}
    where r.review_id = :id and r.published_at is not null`,
)

const question = statement<TextKey, Row>(
  'catalogue-shown-question',
  `
    select ${productSql('q')}, null title, q.question "text", q.asker author, q.answer
    from product_question q join publication pub on ${soldHere({ productId: 'q.product_id' })}
    where q.question_id = :id and q.published_at is not null`,
)
