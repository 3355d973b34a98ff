import type { HorseFacts, ReviewConcern, ReviewVerdict } from '@haverhof/domain/reviews'
import { type LanguageCode, languageOfId, type OwnWords } from '@haverhof/domain/shared'
import {
  type QueueFilter,
  queueOf,
  type QueuePage,
  type QueueReach,
  queueTexts,
  statement,
  type WaitingWork,
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
  /** What the program found (REVIEWS-3). Not known of what was refused. */
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

/** A photo of a review, and whether it is published (REVIEWS-17). */
export type ReviewPhoto = { photoId: number; width: number; height: number; isShown: boolean }

type Row = Omit<StaffReview, 'language' | 'concerns' | 'refusedBecause'> & {
  languageId: number
  verdictReason: string | null
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
  table: 'review_origin o',
  joined: 'review_origin o join review_text r using (review_id)',
  columns: { id: 'o.review_id', site: 'o.site_id', at: 'o.submitted_at', state: 'o.verdict' },
  waits: 'waiting',
  filters: { rating: 'r.rating = :rating' },
})

type Reach = Pick<QueueReach, 'siteIds'>
type Filter = Reach & QueueFilter<ReviewVerdict> & { rating: number | null }

/** The reviews on a member's sites (REVIEWS-4). */
export const reviewQueue = queueOf(
  texts,
  {
    oldest: statement<QueuePage<Filter>, Row>('reviews-list-oldest', texts.oldest),
    newest: statement<QueuePage<Filter>, Row>('reviews-list-newest', texts.newest),
    count: statement<Filter, { total: number }>('reviews-count', texts.count),
    read: statement<Reach & { id: number }, Row>('reviews-read-for-staff', texts.read),
    waiting: statement<Reach, WaitingWork>('reviews-waiting-work', texts.waiting),
  },
  viewOf,
)
