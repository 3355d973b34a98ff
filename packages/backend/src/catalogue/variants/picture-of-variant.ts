import { type Pack, isPackKind, isTone } from '@haverhof/artwork'
import { type PackContent, packSizeText } from '@haverhof/domain/catalogue'
import { type LanguageCode, languages } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'

type Row = {
  platform: number
  icon: string
  tone: string
  pack: string
  amount: number
  unit: PackContent['unit']
  colour: string | null
  title: string
}

/** PICTURES-1: the pack on a picture speaks its brand's home language on every site, as the real one does. */
const homeLanguages: Record<number, { brand: Pack['brand']; language: LanguageCode }> = {
  0: { brand: 'haverhof', language: 'nl' },
  1: { brand: 'muehldorfer', language: 'de' },
}

/** How the pack of a variant looks; null when there is no such variant. */
export async function pictureOfVariant({ database }: AppContext, variantId: number): Promise<Pack | null> {
  const [row] = await database.reader.rows(variantPicture, { variantId })
  const home = row && homeLanguages[row.platform]
  if (!home) return null
  return {
    pack: isPackKind(row.pack) ? row.pack : 'piece',
    title: row.title,
    size: printedSize({ amount: row.amount, unit: row.unit }, home.language),
    icon: row.icon,
    tone: isTone(row.tone) ? row.tone : 'slate',
    brand: home.brand,
    colour: row.colour ?? undefined,
  }
}

/** A single thing does not say how many it is. */
function printedSize(content: PackContent, language: LanguageCode): string {
  return content.unit === 'piece' && content.amount === 1 ? '' : packSizeText(content, language)
}

const variantPicture = statement<{ variantId: number }, Row>(
  'catalogue-variant-pack',
  `
    select product.platform, product.icon, product.tone, variant.pack, variant.content_amount as amount,
      variant.content_unit as unit, variant.colour, words.title
    from product_variant variant
    join product using (product_id)
    join product_text words on words.product_id = product.product_id
      and words.language_id = case product.platform
        when 1 then ${languages.de.languageId} else ${languages.nl.languageId} end
    where variant.variant_id = :variantId`,
)
