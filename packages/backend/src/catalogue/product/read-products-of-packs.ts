import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import type { NutritionRecord } from '../records.ts'
import type { ProductDetail } from '../schemas.ts'
import { productContent } from './product-content.ts'
import { productDetail } from './product-detail.ts'
import { productRows } from './product-row.ts'

/** A product by one of its packs, with its nutrition in plain figures. */
export type ProductOfPack = { product: z.infer<typeof ProductDetail>; nutrition: NutritionRecord | null }

/** The products of these packs, in the order asked; what the site does not sell is left out (RATIONS-12). One statement. */
export async function readProductsOfPacks(
  context: AppContext,
  scope: SiteScope,
  variantIds: readonly number[],
): Promise<ProductOfPack[]> {
  if (variantIds.length === 0) return []
  const view = { scope, reference: await context.catalogue.reference(), now: context.now() }
  const query = { siteId: scope.siteId, languageId: scope.languageId, variantIds, now: view.now }
  const rows = await productRows(context.database, query)
  return rows.map((row) => {
    const content = productContent(row, view)
    const parts = { content, variantId: row.askedId, packs: row.variants, recommendations: [] }
    return { product: productDetail(parts, view), nutrition: row.nutrition }
  })
}
