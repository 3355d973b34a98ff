import { type Database, statement } from '../../database/index.ts'
import { soldHere } from '../sold-here.ts'

export type ReviewRow = {
  reviewId: number
  title: string
  text: string
  rating: number
  author: string
  date: string
  language: string
  verified: boolean
  reply: { text: string; date: string } | null
}

/** REVIEWS-13: what the shop answers to review r, for a page of reviews. */
export const reviewReplySql = `case when r.reply is not null then json_build_object('text', r.reply, 'date', r.replied_on) end reply`

export type ReviewPageRow = {
  summary: { average: number; count: number; distribution: number[] } | null
  reviews: ReviewRow[] | null
  total: number
}

type ReviewQuery = {
  productId: number
  siteId: number
  /** The language of the page: its reviews come first. */
  languageId: number
  /** Only reviews in this language; null for all. */
  onlyLanguageId: number | null
  limit: number
  offset: number
}

/** One page of reviews; nothing when the site does not show the product. */
export async function reviewPageRow(
  { reader }: Database,
  asked: ReviewQuery,
): Promise<ReviewPageRow | undefined> {
  const { productId, siteId, languageId, onlyLanguageId, limit, offset } = asked
  const rows = await reader.rows(page, { productId, siteId, languageId, onlyLanguageId, limit, offset })
  return rows[0]
}

const page = statement<
  {
    productId: number
    siteId: number
    languageId: number
    onlyLanguageId: number | null
    limit: number
    offset: number
  },
  ReviewPageRow
>(
  'catalogue-reviews',
  `
    select
      (select json_build_object('average', a.average, 'count', a.count, 'distribution', a.distribution)
        from review_aggregate a where a.product_id = :productId) summary,
      (select count(*)::int from review r
        where r.product_id = :productId and r.published_at is not null and (:onlyLanguageId::smallint is null or r.language_id = :onlyLanguageId)) total,
      (select json_agg(one) from (
        select r.review_id "reviewId", r.title, r.text, r.rating, r.author, r.written_on "date", l.code "language",
          r.verified, ${reviewReplySql}
        from review r join language l on l.language_id = r.language_id
        where r.product_id = :productId and r.published_at is not null and (:onlyLanguageId::smallint is null or r.language_id = :onlyLanguageId)
        order by (r.language_id = :languageId) desc, r.written_on desc, r.review_id desc limit :limit offset :offset) one) reviews
    from publication pub
    where ${soldHere({ productId: ':productId' })}`,
)
