import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'
import { readVariantCards } from '../list/read-cards.ts'
import type { ProductCard } from '../schemas.ts'

export type Replacements = {
  variantId: number
  /** Other packs of the same product that are to be had, the nearest in size first. */
  packs: z.infer<typeof ProductCard>[]
  /** The page of what is like it. */
  categoryUrl: string
}

/** CATALOGUE-60: what can stand in for packs that are not to be had. Two statements, however many packs. */
export async function readReplacements(
  context: AppContext,
  scope: SiteScope,
  variantIds: readonly number[],
): Promise<Replacements[]> {
  if (variantIds.length === 0) return []
  const found = await context.database.rows(siblings, { variantIds })
  const cards = await readVariantCards(
    context,
    scope,
    found.flatMap(({ siblingIds }) => siblingIds),
  )
  const reference = await context.catalogue.reference()
  return found.map(({ variantId, categoryId, siblingIds }) => ({
    variantId,
    packs: siblingIds.flatMap((id) => cards.find(({ productVariantId }) => productVariantId === id) ?? []),
    categoryUrl: reference.path(categoryId, scope),
  }))
}

type Row = { variantId: number; categoryId: number; siblingIds: number[] }

const siblings = statement<{ variantIds: readonly number[] }, Row>(
  'catalogue-siblings-of-packs',
  `
    select v.variant_id "variantId", c.category_id "categoryId", array(
      select o.variant_id from product_variant o join stock s on s.variant_id = o.variant_id
      where o.product_id = v.product_id and o.variant_id <> v.variant_id and s.amount > 0
      order by abs(ln(o.content_amount / v.content_amount)), o.variant_id limit 2) "siblingIds"
    from product_variant v join product_category c on c.product_id = v.product_id and c.position = 0
    where v.variant_id = any(:variantIds)`,
)
