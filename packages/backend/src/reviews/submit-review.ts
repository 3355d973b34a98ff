import {
  concernsAboutReview,
  horseFactNames,
  type HorseFacts,
  type ReviewFields,
  reviewProblems,
  tidyReview,
} from '@haverhof/domain/reviews'
import {
  type Missing,
  recordOf,
  refusal,
  type Result,
  success,
  wrongFields,
  type WrongFields,
} from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { keepReview, keepReviewPhotos, recountReviews } from '../catalogue/index.ts'
import { columnsOf, inTransaction, type RowOf, statement, type Transaction } from '../database/index.ts'
import { type Photo, type PhotoRefused, redrawWithThumbnail } from '../photos/index.ts'
import { type Claim, findWriter, type Writer } from './find-writer.ts'
import { isCopied } from './is-copied.ts'
import type { reviewOrigin } from './tables.ts'

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

/** The unique keys of the origin have the last word; null when they refuse (REVIEWS-2). */
async function keep(
  { rows }: Transaction,
  { submission, writer, review, concerns, now }: CheckedSubmission,
): Promise<number | null> {
  const { scope, productId, facts } = submission
  const { title, text, rating, author } = review
  const isClean = concerns.length === 0
  const written = {
    productId,
    languageId: scope.languageId,
    rating,
    title,
    text,
    author,
    now,
    verified: writer.orderId !== null,
    publishedAt: isClean ? now : null,
    ...recordOf(horseFactNames, () => null),
    ...facts,
  }
  const reviewId = await keepReview({ rows }, written)
  const origin = await rows(insertOrigin, {
    reviewId,
    siteId: scope.siteId,
    userId: writer.userId,
    orderId: writer.orderId,
    productId,
    submittedAt: now,
    verdict: isClean ? 'published' : 'waiting',
    verdictReason: isClean ? null : concerns.join(','),
  })
  return origin.length > 0 ? reviewId : null
}

const originColumns = columnsOf<typeof reviewOrigin.$inferSelect>()([
  'reviewId',
  'siteId',
  'userId',
  'orderId',
  'productId',
  'submittedAt',
  'verdict',
  'verdictReason',
])

const insertOrigin = statement<RowOf<typeof originColumns>>(
  'reviews-insert-origin',
  `
    insert into review_origin (${originColumns.list()}) values (${originColumns.values})
    on conflict do nothing returning review_id`,
)
