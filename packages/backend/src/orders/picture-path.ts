import { languageOfId } from '@haverhof/domain/shared'
import { imageView } from '../catalogue/index.ts'

/** The picture of a pack, as the shop shows it in the language of an order (MAIL-9). */
export function picturePath(variantId: number, languageId: number): string | null {
  const language = languageOfId(languageId)
  return language && imageView({ variantId, language }, '').src
}
