import type { SiteScope } from '@haverhof/domain/sites'
import { missing, type Missing, type Result, success } from '@haverhof/domain/shared'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { detailCache, detailKey } from './detail-cache.ts'
import { readVariants, readVariantsOfProduct } from '../variants/live-variants.ts'
import { productDetail } from './product-detail.ts'
import { productRows } from './product-row.ts'
import { type ProductContent, productContent } from './product-content.ts'
import type { ProductDetail } from '../schemas.ts'
import { cardView, type ViewScope } from '../views.ts'

type Detail = z.infer<typeof ProductDetail>

/**
 * A product with all its packs, asked for by one of them (CATALOGUE-19). What it says comes from the cache when PostgreSQL says
 * that it has not changed; what it costs and how many there are is read every time.
 */
export async function readProduct(
  context: AppContext,
  scope: SiteScope,
  variantId: number,
): Promise<Result<Detail, Missing>> {
  const reference = await context.catalogue.reference()
  const view = { scope, reference, now: context.now() }
  const cached = detailCache(reference).get(detailKey(scope, variantId))
  const detail =
    (cached && (await fromCache(context, cached, variantId, view))) ??
    (await readAnew(context, variantId, view))
  return detail ? success(detail) : missing('product')
}

/** The same by the id of the product, with its first pack as the one asked for. */
export async function readProductById(
  context: AppContext,
  scope: SiteScope,
  productId: number,
): Promise<Result<Detail, Missing>> {
  const [variantId] = await context.searchEngine.firstVariants(scope, [productId])
  return variantId === undefined ? missing('product') : readProduct(context, scope, variantId)
}

async function fromCache(
  context: AppContext,
  content: ProductContent,
  variantId: number,
  view: ViewScope,
): Promise<Detail | null> {
  const { own, recommended } = await readVariantsOfProduct(context, content, askedOf(view))
  // A pack that only now has a price is one more.
  const packs = content.variants.flatMap(({ productVariantId: id }) => own.get(id) ?? [])
  const isSame = packs.length === content.variants.length && packs.length === own.size
  if (!isSame || packs[0]?.version !== content.version) return null
  const recommendations = recommended.map((pack) => cardView(pack, view))
  return productDetail({ content, variantId, packs, recommendations }, view)
}

async function readAnew(context: AppContext, variantId: number, view: ViewScope): Promise<Detail | null> {
  const [row] = await productRows(context.database, { ...askedOf(view), variantIds: [variantId] })
  if (!row) return null
  const content = productContent(row, view)
  detailCache(view.reference).set(detailKey(view.scope, variantId), content)
  const query = { ...askedOf(view), variantIds: content.recommendedVariantIds }
  const recommendations = (await readVariants(context, query)).map((pack) => cardView(pack, view))
  return productDetail({ content, variantId, packs: row.variants, recommendations }, view)
}

function askedOf({ scope, now }: ViewScope) {
  return { siteId: scope.siteId, languageId: scope.languageId, now }
}
