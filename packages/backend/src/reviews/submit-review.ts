import {
  concernsAboutReview,
  type HorseFacts,
  type ReviewFields,
  reviewProblems,
  tidyReview,
} from '@haverhof/domain/reviews'
import {
  type Missing,
  refusal,
  type Result,
  success,
  wrongFields,
  type WrongFields,
} from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { keepReviewPhotos, recountReviews } from '../catalogue/index.ts'
import { inTransaction, statement, type Transaction } from '../database/index.ts'
import { type Photo, type PhotoRefused, redrawWithThumbnail } from '../photos/index.ts'
import { type Claim, findWriter, type Writer } from './find-writer.ts'
import { isCopied } from './is-copied.ts'

/** A photo with the name of the field that carried it. */
export type SentPhoto = { parameter: string; file: File }

export type Submission = Omit<Claim, 'now'> & {
  fields: ReviewFields
  facts: HorseFacts
  photos: readonly SentPhoto[]
}

/** REVIEWS-1 to 5, 16: keeps a review, and shows it at once when the checks find nothing. */
export async function submitReview(
  context: AppContext,
  submission: Submission,
): Promise<
  Result<{ published: boolean }, WrongFields | PhotoRefused | Missing | 'link-invalid' | 'already-reviewed'>
> {
  const fields = tidyReview(submission.fields)
  const wrong = wrongFields(reviewProblems(fields))
  if (wrong) return wrong
  const drawn = await redrawn(submission.photos)
  if (!drawn.ok) return drawn
  const photos = drawn.value
  return inTransaction(context, async (transaction) => {
    const now = context.now()
    const foundWriter = await findWriter(transaction, { ...submission, now })
    if (!foundWriter.ok) return foundWriter
    const writer = foundWriter.value
    const review = { ...fields, author: fields.author || writer.defaultAuthor }
    const { productId, scope } = submission
    const same = { productId, userId: writer.userId, text: review.text, reviewId: null }
    const concerns = concernsAboutReview({
      ...review,
      language: scope.languageCode,
      isCopied: await isCopied(transaction, same),
      hasPhotos: photos.length > 0,
    })
    const published = concerns.length === 0
    const reviewId = await keep(transaction, { submission, writer, review, concerns, now })
    if (reviewId === null) return refusal('already-reviewed')
    if (photos.length > 0) await keepReviewPhotos(transaction, { reviewId, photos, now })
    if (published) await recountReviews(transaction, productId)
    return success({ published })
  })
}

/** Before the transaction, so no lock waits for the encoding of a picture. */
async function redrawn(
  photos: readonly SentPhoto[],
): Promise<Result<(Photo & { thumbnail: Buffer })[], PhotoRefused>> {
  const all = []
  for (const { parameter, file } of photos) {
    const drawn = await redrawWithThumbnail(new Uint8Array(await file.arrayBuffer()), parameter)
    if (!drawn.ok) return drawn
    all.push(drawn.value)
  }
  return success(all)
}

type CheckedSubmission = {
  submission: Submission
  writer: Writer
  review: ReviewFields
  concerns: readonly string[]
  now: Date
}

/** REVIEWS-2: the unique keys of the origin have the last word; null when they refuse. */
async function keep(
  { rows }: Transaction,
  { submission, writer, review, concerns, now }: CheckedSubmission,
): Promise<number | null> {
  const { scope, productId, facts } = submission
  const { title, text, rating, author } = review
  const isClean = concerns.length === 0
  const [inserted] = await rows(insertReview, {
    productId,
    languageId: scope.languageId,
    rating,
    title,
    text,
    author,
    now,
    verified: writer.orderId !== null,
    publishedAt: isClean ? now : null,
    horseKind: facts.horseKind ?? null,
    ageBand: facts.ageBand ?? null,
    workLoad: facts.workLoad ?? null,
    weightBand: facts.weightBand ?? null,
    fedFor: facts.fedFor ?? null,
  })
  if (!inserted) throw new Error('a review was not kept')
  const origin = await rows(insertOrigin, {
    reviewId: inserted.reviewId,
    siteId: scope.siteId,
    userId: writer.userId,
    orderId: writer.orderId,
    productId,
    now,
    verdict: isClean ? 'published' : 'waiting',
    reason: isClean ? null : concerns.join(','),
  })
  return origin.length > 0 ? inserted.reviewId : null
}

const insertReview = statement<
  {
    productId: number
    languageId: number
    rating: number | null
    title: string
    text: string
    author: string
    now: Date
    verified: boolean
    publishedAt: Date | null
    horseKind: string | null
    ageBand: string | null
    workLoad: string | null
    weightBand: string | null
    fedFor: string | null
  },
  { reviewId: number }
>(
  'reviews-insert',
  `
    insert into review (product_id, language_id, rating, title, text, author, written_on, verified, published_at,
      horse_kind, age_band, work_load, weight_band, fed_for)
    values (:productId, :languageId, :rating, :title, :text, :author, (:now::timestamptz at time zone 'Europe/Amsterdam')::date, :verified, :publishedAt,
      :horseKind, :ageBand, :workLoad, :weightBand, :fedFor)
    returning review_id "reviewId"`,
)

const insertOrigin = statement<{
  reviewId: number
  siteId: number
  userId: string | null
  orderId: number | null
  productId: number
  now: Date
  verdict: string
  reason: string | null
}>(
  'reviews-insert-origin',
  `
    insert into review_origin
      (review_id, site_id, user_id, order_id, product_id, submitted_at, verdict, verdict_reason)
    values (:reviewId, :siteId, :userId, :orderId, :productId, :now, :verdict, :reason) on conflict do nothing returning review_id`,
)
