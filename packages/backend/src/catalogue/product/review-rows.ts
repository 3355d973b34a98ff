import type { HorseFacts } from '@haverhof/domain/reviews'
import { columnsOf, type Database, type RowOf, statement } from '../../database/index.ts'
import { horseFactsSql } from '../horse-facts.ts'
import type { review } from '../review-tables.ts'
import { soldHere } from '../sold-here.ts'

export const reviewColumns = columnsOf<typeof review.$inferSelect>()([
  'reviewId',
  'title',
  'text',
  'rating',
  'author',
  'verified',
])

export type ReviewRow = RowOf<typeof reviewColumns> & {
  date: string
  language: string
  isExample: boolean
  reply: { text: string; date: string } | null
  facts: HorseFacts
  photos: { url: string; thumbnailUrl: string; width: number; height: number }[]
}

export type ReviewFilters = {
  horseKinds: NonNullable<HorseFacts['horseKind']>[]
  workLoads: NonNullable<HorseFacts['workLoad']>[]
  withPhoto: number
}

const photoPath = `'/api/reviews/photos/' || photo.photo_id`

/** The published photos of review r (REVIEWS-17). */
const shownPhotosSql = `
  coalesce((
    select json_agg(json_build_object('url', ${photoPath}, 'thumbnailUrl', ${photoPath} || '/thumbnail', 'width', photo.width, 'height', photo.height)
      order by photo.position)
    from review_photo photo where photo.review_id = r.review_id and photo.is_shown), '[]')`

const hasShownPhotoSql =
  'exists (select from review_photo photo where photo.review_id = r.review_id and photo.is_shown)'

/** What everybody reads of review r in language l. With what the shop answers (REVIEWS-13). */
export const reviewColumnsSql = `
  ${reviewColumns.select('r')}, r.written_on "date", l.code "language", r.is_example "isExample",
  case when r.reply is not null then json_build_object('text', r.reply, 'date', r.replied_on) end reply,
  ${horseFactsSql('r')} facts, ${shownPhotosSql} photos`

/** What the reviews of a product can be narrowed by; the argument is an SQL expression (REVIEWS-18). */
export function reviewFiltersSql(productId: string): string {
  return `(
    select json_build_object('horseKinds', coalesce(json_agg(distinct r.horse_kind) filter (where r.horse_kind is not null), '[]'),
      'workLoads', coalesce(json_agg(distinct r.work_load) filter (where r.work_load is not null), '[]'),
      'withPhoto', count(*) filter (where ${hasShownPhotoSql}))
    from review r where r.product_id = ${productId} and r.published_at is not null)`
}

export type ReviewPageRow = {
  summary: { average: number; count: number; distribution: number[] } | null
  filters: ReviewFilters
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
  /** Only of horses like this; null for all (REVIEWS-18). */
  horseKind: string | null
  workLoad: string | null
  withPhoto: boolean
  limit: number
  offset: number
}

/** One page of reviews; nothing when the site does not show the product. */
export async function reviewPageRow(
  { reader }: Database,
  query: ReviewQuery,
): Promise<ReviewPageRow | undefined> {
  const [row] = await reader.rows(page, query)
  return row
}

const chosen = `
  r.product_id = :productId and r.published_at is not null
  and (:onlyLanguageId::smallint is null or r.language_id = :onlyLanguageId)
  and (:horseKind::text is null or r.horse_kind = :horseKind) and (:workLoad::text is null or r.work_load = :workLoad)
  and (not :withPhoto::boolean or ${hasShownPhotoSql})`

const page = statement<ReviewQuery, ReviewPageRow>(
  'catalogue-reviews',
  `
    select
      (select json_build_object('average', a.average, 'count', a.count, 'distribution', a.distribution)
        from review_aggregate a where a.product_id = :productId) summary,
      ${reviewFiltersSql(':productId')} filters,
      (select count(*)::int from review r where ${chosen}) total,
      (select json_agg(one) from (
        select ${reviewColumnsSql} from review r join language l on l.language_id = r.language_id where ${chosen}
        order by (r.language_id = :languageId) desc, r.written_on desc, r.review_id desc limit :limit offset :offset) one) reviews
    from publication pub
    where ${soldHere({ productId: ':productId' })}`,
)
