import type { AppContext } from '../app-context.ts'
import { readReviewPhoto, readShownPhoto } from '../catalogue/index.ts'
import { type Database, statement } from '../database/index.ts'
import type { StoredPhoto } from '../photos/index.ts'

type PhotoKey = { photoId: number; isThumbnail: boolean }

/** A photo that is shown; what waits, was refused or is gone has one answer (REVIEWS-17). */
export async function readPublicPhoto(context: AppContext, wanted: PhotoKey): Promise<StoredPhoto | null> {
  return answered(await readShownPhoto(context.database, wanted))
}

/** Any photo of the writer's own reviews (REVIEWS-27). */
export async function readOwnPhoto(
  context: AppContext,
  { userId, reviewId, photoId }: { userId: string; reviewId: number; photoId: number },
): Promise<StoredPhoto | null> {
  const own = await context.database.rows(findOwn, { userId, reviewId })
  if (own.length === 0) return null
  return answered(await readReviewPhoto(context.database, { reviewId, photoId, isThumbnail: false }))
}

/** Any photo of a review of these sites (REVIEWS-17). */
export async function readPhotoForStaff(
  database: Pick<Database, 'rows'>,
  { siteIds, ...wanted }: PhotoKey & { reviewId: number; siteIds: readonly number[] },
): Promise<StoredPhoto | null> {
  const { reviewId } = wanted
  const ofSites = await database.rows(findOfSites, { reviewId, siteIds })
  if (ofSites.length === 0) return null
  return answered(await readReviewPhoto(database, wanted))
}

function answered(photo: { content: Buffer<ArrayBuffer> } | null): StoredPhoto | null {
  return photo && { mediaType: 'image/jpeg', content: photo.content }
}

const findOwn = statement<{ userId: string; reviewId: number }>(
  'reviews-find-own',
  'select from review_origin where review_id = :reviewId and user_id = :userId',
)

const findOfSites = statement<{ reviewId: number; siteIds: readonly number[] }>(
  'reviews-find-of-sites',
  'select from review_origin where review_id = :reviewId and site_id = any(:siteIds)',
)
