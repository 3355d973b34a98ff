import { packSizeText } from '@haverhof/domain/catalogue'
import type { LanguageCode } from '@haverhof/domain/shared'
import type { z } from '@hono/zod-openapi'
import type { ProductVariant } from '../schemas.ts'
import type { PackView } from '../known-words.ts'
import { imageView } from '../views.ts'
import type { ProductRow, VariantRow } from './product-row.ts'

const liquids: ReadonlySet<string> = new Set(['oil', 'syrup'])

/** PICTURES-7: the pictures of a pack: its front, and of feed its label, what is inside, and a scoop of it, where known. */
export function variantImages(
  variant: Pick<VariantRow, 'variantId' | 'pack' | 'contentAmount' | 'contentUnit'>,
  { title, structure, dose, feedLabel }: Pick<ProductRow, 'title' | 'structure' | 'dose' | 'feedLabel'>,
  language: LanguageCode,
): z.infer<typeof ProductVariant>['images'] {
  const { variantId, pack } = variant
  const content = { amount: variant.contentAmount, unit: variant.contentUnit }
  const seen = { variantId, language }
  const image = (view: Exclude<PackView, 'front'>) => ({ ...imageView(seen, title, view), view })
  const isScooped = structure !== null && !liquids.has(structure) && dose !== null
  return [
    { ...imageView(seen, `${title}, ${packSizeText(content, language, pack)}`), view: 'front' },
    ...(feedLabel ? [image('label')] : []),
    ...(structure === null ? [] : [image('feed')]),
    ...(isScooped ? [image('scoop')] : []),
  ]
}
