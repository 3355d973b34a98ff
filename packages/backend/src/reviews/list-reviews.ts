import type { HorseFacts, ReviewConcern, ReviewVerdict } from '@haverhof/domain/reviews'
import { type LanguageCode, languageOfId, type OwnWords } from '@haverhof/domain/shared'
import {
  type Database,
  narrowed,
  type QueuePage,
  type QueueQuery,
  queueRows,
  queueTexts,
  statement,
} from '../database/index.ts'

/** A review as staff see it. */
export type StaffReview = {
  reviewId: number
  siteId: number
  productId: number
  productTitle: string
  language: LanguageCode
  rating: number
  title: string
  text: string
  author: string
  verified: boolean
  submittedAt: Date
  state: ReviewVerdict
  /** REVIEWS-3: what the program found. Not known of what was refused. */
  concerns: ReviewConcern[]
  /** The reason of a refusal: of the list `review`, or free words of an earlier release. */
  refusedBecause: string | null
  /** The member's own words with their language (REASONS-2). */
  ownWords: OwnWords
  reply: string | null
  repliedOn: string | null
  facts: HorseFacts
  photos: ReviewPhoto[]
}

/** REVIEWS-17: a photo of a review, and whether it is published. */
export type ReviewPhoto = { photoId: number; width: number; height: number; isShown: boolean }

type Row = Omit<StaffReview, 'language' | 'concerns' | 'refusedBecause'> & {
  languageId: number
  verdictReason: string | null
}

/** What is null does not narrow. */
export type ReviewFilter = {
  siteIds: readonly number[]
  state: ReviewVerdict
  siteId: number | null
  rating: number | null
  submittedBefore: Date | null
}

/** REVIEWS-4: what waits comes with the oldest first; what is decided with the newest first. */
export async function listReviews(
  { rows }: Pick<Database, 'rows'>,
  query: QueueQuery<ReviewFilter>,
): Promise<StaffReview[]> {
  return (await queueRows(rows, { waiting, decided }, query)).map(viewOf)
}

/** Up to ten thousand. */
export async function countReviews({ rows }: Pick<Database, 'rows'>, filter: ReviewFilter): Promise<number> {
  const [counted] = await rows(count(filter), filter)
  return counted?.total ?? 0
}

/** Null when these sites have none. */
export async function readStaffReview(
  { rows }: Pick<Database, 'rows'>,
  wanted: { reviewId: number; siteIds: readonly number[] },
): Promise<StaffReview | null> {
  const [review] = await rows(read, wanted)
  return review ? viewOf(review) : null
}

function viewOf({ languageId, verdictReason, ...row }: Row): StaffReview {
  const isRefused = row.state === 'refused'
  const concerns = isRefused || !verdictReason ? [] : (verdictReason.split(',') as ReviewConcern[])
  const language = languageOfId(languageId) ?? 'en'
  return { ...row, language, concerns, refusedBecause: isRefused ? verdictReason : null }
}

const select = `
  select o.review_id "reviewId", o.site_id "siteId", o.product_id "productId",
    coalesce((
      select t.title from product_title t where t.product_id = o.product_id and t.language_id = r.language_id), '') "productTitle", r.language_id "languageId", r.rating, r.title, r.text, r.author,
    r.verified, o.submitted_at "submittedAt", o.verdict state, o.verdict_reason "verdictReason", o.own_words "ownWords", r.reply,
    r.replied_on::text "repliedOn", r.facts, r.photos
  from review_origin o join review_text r using (review_id)`

const texts = queueTexts({
  select,
  counted: 'review_origin o join review_text r using (review_id)',
  chosen: 'where o.verdict = :state and o.site_id = any(:siteIds)',
  filters: {
    siteId: 'o.site_id = :siteId',
    rating: 'r.rating = :rating',
    submittedBefore: 'o.submitted_at < :submittedBefore',
  },
  at: 'o.submitted_at',
  id: 'o.review_id',
})

type Page = QueuePage<ReviewFilter>

const waiting = narrowed(statement<Page, Row>('reviews-list-oldest', texts.oldest), texts.oldestFilters)
const decided = narrowed(statement<Page, Row>('reviews-list-newest', texts.newest), texts.newestFilters)
const count = narrowed(
  statement<ReviewFilter, { total: number }>('reviews-count', texts.count),
  texts.countFilters,
)

const read = statement<{ reviewId: number; siteIds: readonly number[] }, Row>(
  'reviews-read-for-staff',
  `${select} where o.review_id = :reviewId and o.site_id = any(:siteIds)`,
)
