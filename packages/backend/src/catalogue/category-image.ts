import { platformName, type PlatformName, platforms } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { type ContentImage, drawnImage, type PictureRecord } from '../content/index.ts'
import { statement } from '../database/index.ts'
import type { Category } from './product-index/reference.ts'

/** Where the drawing of a category is; null where it has none (PICTURES-11). */
export function categoryImage(
  { platform }: SiteScope,
  { id, hasPicture }: Category,
): z.infer<typeof ContentImage> | null {
  if (!hasPicture) return null
  return drawnImage(`/pictures/category/${platformName(platform)}/${id}`, { widths: [200, 400] })
}

/** What the picture of a category shows; null where there is no such category on the platform (CATALOGUE-28). */
export async function pictureOfCategory(
  { database }: AppContext,
  categoryId: number,
  platform: PlatformName,
): Promise<PictureRecord | null> {
  const [row] = await database.reader.rows(read, { categoryId, platform: platforms[platform] })
  return row?.picture ?? null
}

const read = statement<{ categoryId: number; platform: number }, { picture: PictureRecord | null }>(
  'catalogue-category-picture',
  'select picture from category where category_id = :categoryId and :platform = any(platforms)',
)
