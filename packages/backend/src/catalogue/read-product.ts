import type { SitePair } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { notFound } from '../http/index.ts'
import { catalogueOf } from './cache/catalogue.ts'
import { cardRows } from './card-rows.ts'
import { detailText } from './detail-text.ts'
import { detailMemory } from './kept-details.ts'
import { type LivePack, liveProduct } from './live-product.ts'
import { productRows } from './product-row.ts'
import { type ProductContent, productContent } from './product-content.ts'
import { cardView, type ViewScope } from './views.ts'

/**
 * CATALOGUE-19: a product with all its packs, asked for by one of them, as the JSON of a `ProductDetail`. What it says comes
 * from memory when PostgreSQL says that it has not changed; what it costs and how many there are is read every time.
 */
export async function readProduct(context: AppContext, scope: SitePair, variantId: number): Promise<string> {
  const reference = await catalogueOf(context).reference()
  const view = { scope, reference, now: context.now() }
  const kept = detailMemory(reference).find(scope, variantId)
  return (kept && (await asKept(context, kept, variantId, view))) ?? readAnew(context, variantId, view)
}

async function asKept(
  context: AppContext,
  content: ProductContent,
  variantId: number,
  view: ViewScope,
): Promise<string | null> {
  const [live, recommendations] = await Promise.all([
    liveProduct(context.database, { ...askedOf(view), productId: content.productId }),
    readRecommendations(context, content, view),
  ])
  if (live?.version !== content.version || !isSamePacks(content, live.packs)) return null
  return detailText({ content, variantId, packs: live.packs, recommendations }, view)
}

async function readAnew(context: AppContext, variantId: number, view: ViewScope): Promise<string> {
  const [row] = await productRows(context.database, { ...askedOf(view), variantIds: [variantId] })
  if (!row) throw notFound('product')
  const content = productContent(row, view)
  detailMemory(view.reference).keep(view.scope, variantId, content)
  const recommendations = await readRecommendations(context, content, view)
  return detailText({ content, variantId, packs: row.variants, recommendations }, view)
}

function askedOf({ scope, now }: ViewScope) {
  return { siteId: scope.siteId, languageId: scope.languageId, now }
}

async function readRecommendations(context: AppContext, content: ProductContent, view: ViewScope) {
  const variantIds = content.recommendedVariantIds
  const cards = await cardRows(context.database, { ...askedOf(view), variantIds })
  return cards.map((card) => cardView(card, view))
}

/** A pack that only now has a price is one more. */
function isSamePacks(content: ProductContent, packs: readonly LivePack[]): boolean {
  return (
    packs.length === content.packs.length &&
    packs.every(({ variantId }, place) => variantId === content.packs[place]?.variantId)
  )
}
