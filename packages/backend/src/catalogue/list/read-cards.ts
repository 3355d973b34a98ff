import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { readVariants, type VariantFacts } from '../variants/live-variants.ts'
import type { ProductCard } from '../schemas.ts'
import { cardView } from '../views.ts'

type Card = z.infer<typeof ProductCard>

/** Whether a list shows a pack, judged by the facts of the pack. */
type IsOffered = (pack: VariantFacts) => boolean

const bestsellerCount = 8

/** Cards of products, each by its first pack, in the order asked; what the site does not show is left out. */
export async function readCards(
  context: AppContext,
  scope: SiteScope,
  productIds: readonly number[],
  isOffered?: IsOffered,
): Promise<Card[]> {
  const variantIds = await context.searchEngine.firstVariants(scope, productIds)
  return readVariantCards(context, scope, variantIds, isOffered)
}

/** The head of the featured order (CATALOGUE-12). */
export async function readBestsellers(
  context: AppContext,
  scope: SiteScope,
  isOffered?: IsOffered,
): Promise<Card[]> {
  const variantIds = await context.searchEngine.featured(scope, bestsellerCount)
  return readVariantCards(context, scope, variantIds, isOffered)
}

/** For work that tells many people of the same packs: each is read once, however often it is asked for. */
export function cardReader(
  context: AppContext,
): (scope: SiteScope, variantId: number) => Promise<Card | undefined> {
  const cardCache = new Map<string, Promise<Card[]>>()
  return async (scope, variantId) => {
    const key = `${scope.siteId} ${scope.languageId} ${variantId}`
    const cards = cardCache.get(key) ?? readVariantCards(context, scope, [variantId])
    cardCache.set(key, cards)
    return (await cards)[0]
  }
}

/** Cards of these very packs, in the order asked. */
export async function readVariantCards(
  context: AppContext,
  scope: SiteScope,
  variantIds: readonly number[],
  isOffered: IsOffered = () => true,
): Promise<Card[]> {
  const reference = await context.catalogue.reference()
  const now = context.now()
  const { siteId, languageId } = scope
  const packs = await readVariants(context, { siteId, languageId, variantIds, now })
  return packs.filter(isOffered).map((pack) => cardView(pack, { scope, reference, now }))
}
