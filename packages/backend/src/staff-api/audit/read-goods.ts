import { packSizeText } from '@haverhof/domain/catalogue'
import { type LanguageCode, languages } from '@haverhof/domain/shared'
import { readPackStock } from '../../catalogue/index.ts'
import type { Database } from '../../database/index.ts'
import { readLotNumbers } from '../../orders/index.ts'
import { idsOf } from '../../staff/index.ts'

/** What goods that an entry is about are called: `pack 10101` → “Basic Muesli, 20 kg”, `lot 7` → “H-2027”. */
export async function readGoods(
  database: Pick<Database, 'rows'>,
  subjects: readonly string[],
  language: LanguageCode,
): Promise<Map<string, string>> {
  const { languageId } = languages[language]
  const packs = await readPackStock(database, { variantIds: idsOf('pack', subjects), languageId })
  const lots = await readLotNumbers(database, idsOf('lot', subjects))
  return new Map([
    ...[...packs.values()].map(({ variantId, title, content }): [string, string] => [
      `pack ${variantId}`,
      `${title}, ${packSizeText(content, language, content.pack)}`,
    ]),
    ...[...lots].map(([lotId, lotNumber]): [string, string] => [`lot ${lotId}`, lotNumber]),
  ])
}
