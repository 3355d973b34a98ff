import { mayRepeat } from '@haverhof/domain/cart'
import type { SiteScope } from '@haverhof/domain/sites'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { readVariants, type VariantFacts } from '../../catalogue/index.ts'
import type { RepeatRefused } from '../refusals.ts'

/** Packs that the site sells and that go by parcel; any other is refused (REPEAT-29). One statement. */
export async function repeatablePacks(
  context: AppContext,
  { siteId, languageId }: SiteScope,
  variantIds: readonly number[],
): Promise<Result<VariantFacts[], RepeatRefused>> {
  const variants = await readVariants(context, { siteId, languageId, variantIds, now: context.now() })
  const packs = variants.filter(mayRepeat)
  const refused = variantIds.filter((id) => packs.every(({ variantId }) => variantId !== id))
  return refused.length === 0 ? success(packs) : refusal('packs-not-repeatable', { variantIds: refused })
}
