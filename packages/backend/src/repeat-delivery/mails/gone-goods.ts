import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { readReplacements } from '../../catalogue/index.ts'
import { statement } from '../../database/index.ts'
import type { MailFacts } from '../../mail/index.ts'
import type { RepeatRow } from '../store/repeat-row.ts'

type UnavailableGoods = NonNullable<MailFacts['repeat-announced']['gone']>
type Lines = RepeatRow['lines']

/** Lines of a repeat delivery that the site sells no more, by what it sells of them (REPEAT-24). */
export function goneLines({ lines }: { lines: Lines }, sold: readonly { productVariantId: number }[]): Lines {
  return lines.filter(({ variantId }) => sold.every(({ productVariantId }) => productVariantId !== variantId))
}

/** What the announcement says of them, with what can replace each (REPEAT-24). Three statements; none when all is sold. */
export async function describeGone(
  context: AppContext,
  scope: SiteScope,
  lines: Lines,
): Promise<UnavailableGoods> {
  if (lines.length === 0) return []
  const variantIds = lines.map(({ variantId }) => variantId)
  const { languageId } = scope
  const titles = await context.database.rows(readTitles, { variantIds, languageId })
  const replacements = await readReplacements(context, scope, lines)
  return lines.map(({ variantId, quantity }) => {
    const entry = replacements.find((each) => each.variantId === variantId)
    const packs = entry?.packs ?? []
    return {
      description: titles.find((each) => each.variantId === variantId)?.title ?? '',
      quantity,
      replacements: packs.map(({ title, packSize }) => `${title} (${packSize})`),
      isOtherProduct: packs.some(({ isOtherProduct }) => isOtherProduct),
      path: packs[0]?.url ?? entry?.categoryUrl ?? null,
    }
  })
}

const readTitles = statement<
  { variantIds: readonly number[]; languageId: number },
  { variantId: number; title: string }
>(
  'repeat-titles-of-gone',
  `
    select id "variantId", coalesce((
        select t.title from product_pack p join product_title t using (product_id) where p.variant_id = id and t.language_id = :languageId), '') title from unnest(:variantIds::int[]) id`,
)
