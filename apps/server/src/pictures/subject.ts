import type { AppContext } from '@haverhof/backend'
import { pictureOfCategory, pictureOfVariant, type VariantPicture } from '@haverhof/backend/catalogue'
import { type ContentPicture, type PictureRecord, pictureOfContent } from '@haverhof/backend/content'
import type { PictureAddress } from './picture-address.ts'

/** What a picture shows, as the database says it at this moment. */
export type Subject =
  | { kind: 'pack'; address: Extract<PictureAddress, { kind: 'pack' | 'share-pack' }>; shown: VariantPicture }
  | { kind: 'category'; address: Extract<PictureAddress, { kind: 'category' }>; shown: PictureRecord }
  | {
      kind: 'content'
      address: Extract<PictureAddress, { kind: 'content' | 'share-content' }>
      shown: ContentPicture
    }
  | { kind: 'share'; address: Extract<PictureAddress, { kind: 'share' }>; shown: null }

/** Null where there is no such thing, or nothing of it to see. */
export async function subjectOf(context: AppContext, address: PictureAddress): Promise<Subject | null> {
  if (address.kind === 'share') return { kind: 'share', address, shown: null }
  if (address.kind === 'pack' || address.kind === 'share-pack') {
    const shown = await pictureOfVariant(context, address.variantId, address.language)
    return shown && { kind: 'pack', address, shown }
  }
  if (address.kind === 'category') {
    const shown = await pictureOfCategory(context, address.categoryId, address.platform)
    return shown && { kind: 'category', address, shown }
  }
  const shown = await pictureOfContent(context, {
    kind: address.contentKind,
    id: address.contentId,
    platform: address.platform,
    language: address.kind === 'share-content' ? address.language : null,
  })
  return shown && { kind: 'content', address, shown }
}
