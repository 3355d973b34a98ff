import { mayRepeat } from '@haverhof/domain/cart'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { readVariants, type VariantFacts } from '../../catalogue/index.ts'
import { Refusal } from '../../http/index.ts'

/** REPEAT-1: packs that the site sells and that go by parcel; any other is refused. One statement. */
export async function repeatablePacks(
  context: AppContext,
  { siteId, languageId }: SiteScope,
  variantIds: readonly number[],
): Promise<VariantFacts[]> {
  const found = await readVariants(context, { siteId, languageId, variantIds, now: context.now() })
  const packs = found.filter(mayRepeat)
  const refused = variantIds.filter((id) => packs.every(({ variantId }) => variantId !== id))
  if (refused.length === 0) return packs
  throw new Refusal({
    status: 409,
    code: 'not-repeatable',
    title: 'This product cannot come again by itself.',
    errors: refused.map((id) => ({ parameter: `lines.${id}`, message: 'not-repeatable' })),
  })
}
