import { listProducts, noFilters } from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { type CatalogueView } from '../product-index/catalogue.ts'
import { readVariants } from '../variants/live-variants.ts'
import type { ProductCard } from '../schemas.ts'
import { cardView } from '../views.ts'

type Card = z.infer<typeof ProductCard>

const bestsellerCount = 8

/** Cards of products, each by its first pack, in the order asked; what the site does not show is left out. */
export async function readCards(
  context: AppContext,
  scope: SiteScope,
  productIds: readonly number[],
): Promise<Card[]> {
  const view = await context.catalogue.view(scope)
  const { figures } = view
  const variantIds = productIds.flatMap((id) => {
    const doc = figures.docOfProduct.get(id)
    return doc === undefined ? [] : (figures.variantIds[doc] as number)
  })
  return cardsOf(context, scope, view, variantIds)
}

/** CATALOGUE-12: the head of the featured order. */
export async function readBestsellers(context: AppContext, scope: SiteScope): Promise<Card[]> {
  const view = await context.catalogue.view(scope)
  return cardsOf(context, scope, view, featuredOf(view, scope, bestsellerCount))
}

/** CATALOGUE-12: the packs at the head of the featured order, each for its product. */
export async function featuredVariantIds(
  context: AppContext,
  scope: SiteScope,
  count: number,
): Promise<readonly number[]> {
  return featuredOf(await context.catalogue.view(scope), scope, count)
}

function featuredOf({ figures, site }: CatalogueView, { languageId }: SiteScope, pageSize: number) {
  return listProducts(figures, site, null, {
    languageId,
    categoryKey: null,
    within: null,
    match: null,
    filters: noFilters,
    sort: 'relevance',
    descending: false,
    page: 1,
    pageSize,
  }).variantIds
}

async function cardsOf(
  context: AppContext,
  scope: SiteScope,
  { reference }: CatalogueView,
  variantIds: readonly number[],
): Promise<Card[]> {
  const now = context.now()
  const { siteId, languageId } = scope
  const packs = await readVariants(context, { siteId, languageId, variantIds, now })
  return packs.map((pack) => cardView(pack, { scope, reference, now }))
}
