import { type Database, statement, type Transaction } from '../database/index.ts'
import { deleteRows } from '../jobs/index.ts'

type DrawnPhoto = { width: number; height: number; content: Buffer; thumbnail: Buffer }

/** Stores the photos of a new review, hidden until staff publish them (REVIEWS-16). One statement. */
export async function keepReviewPhotos(
  { rows }: Transaction,
  { reviewId, photos, now }: { reviewId: number; photos: readonly DrawnPhoto[]; now: Date },
): Promise<void> {
  await rows(insert, {
    reviewId,
    now,
    widths: photos.map(({ width }) => width),
    heights: photos.map(({ height }) => height),
    contents: photos.map(({ content }) => content),
    thumbnails: photos.map(({ thumbnail }) => thumbnail),
  })
}

type PhotoDecision = { reviewId: number; shownIds: readonly number[]; decidedAt: Date | null }

/** These are shown with the review and no others (REVIEWS-17). Who calls it holds the review. */
export async function decideReviewPhotos({ rows }: Transaction, decision: PhotoDecision): Promise<void> {
  await rows(decide, decision)
}

export type PhotoContent = { content: Buffer<ArrayBuffer> }
type Size = { photoId: number; isThumbnail: boolean }

/** A photo that everybody may see; null for all others (REVIEWS-17). */
export async function readShownPhoto({ reader }: Database, wanted: Size): Promise<PhotoContent | null> {
  const [photo] = await reader.rows(readShown, wanted)
  return photo ?? null
}

/** Any photo of these reviews, for who may see it: its writer, and staff. */
export async function readReviewPhoto(
  { rows }: Pick<Database, 'rows'>,
  wanted: Size & { reviewId: number },
): Promise<PhotoContent | null> {
  const [photo] = await rows(readAny, wanted)
  return photo ?? null
}

/** Deletes the photos of a deleted account's reviews (CUSTOMERS-10). */
export async function forgetReviewPhotos(
  { rows }: Pick<Database, 'rows'>,
  reviewIds: readonly number[],
): Promise<void> {
  await rows(forget, { reviewIds })
}

/** Photos that moderation did not show (REVIEWS-29). */
export const reviewPhotoRetention = deleteRows(
  'photos of reviews that are not shown',
  'review_photo',
  'not is_shown and decided_at < :before order by decided_at',
)

const insert = statement<{
  reviewId: number
  now: Date
  widths: readonly number[]
  heights: readonly number[]
  contents: readonly Buffer[]
  thumbnails: readonly Buffer[]
}>(
  'catalogue-keep-review-photos',
  `
    insert into review_photo (review_id, position, width, height, content, thumbnail, taken_in_at, is_shown)
    select :reviewId, photo.position, photo.width, photo.height, photo.content, photo.thumbnail, :now, false
    from unnest(:widths::int[], :heights::int[], :contents::bytea[], :thumbnails::bytea[])
      with ordinality photo(width, height, content, thumbnail, position)`,
)

const decide = statement<PhotoDecision>(
  'catalogue-decide-review-photos',
  `
    update review_photo set is_shown = photo_id = any(:shownIds::int[]), decided_at = :decidedAt
    where review_id = :reviewId`,
)

const contentSql = 'case when :isThumbnail::boolean then p.thumbnail else p.content end content'

const readShown = statement<Size, PhotoContent>(
  'catalogue-read-shown-photo',
  `
    select ${contentSql} from review_photo p join review r using (review_id)
    where p.photo_id = :photoId and p.is_shown and r.published_at is not null`,
)

const readAny = statement<Size & { reviewId: number }, PhotoContent>(
  'catalogue-read-review-photo',
  `select ${contentSql} from review_photo p where p.photo_id = :photoId and p.review_id = :reviewId`,
)

const forget = statement<{ reviewIds: readonly number[] }>(
  'catalogue-forget-review-photos',
  'delete from review_photo where review_id = any(:reviewIds::int[])',
)
