import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'
import { readVariantCards } from '../list/read-cards.ts'
import type { ProductCard } from '../schemas.ts'
import { soldHere } from '../sold-here.ts'
import { fitsSql } from './fitting-product.ts'

export type Replacements = {
  variantId: number
  /** Other packs of the same product that are to be had, the nearest in size first; else one of another product. */
  packs: (z.infer<typeof ProductCard> & Kind)[]
  /** The page of what is like it. */
  categoryUrl: string
}

type Kind = {
  /** Pieces that hold about as much as what is missing, as far as there are so many. */
  quantity: number
  isOtherProduct: boolean
}

type Missing = { variantId: number; quantity: number }

/** What can stand in for packs that are not to be had (CATALOGUE-60). Two statements, however many packs. */
export async function readReplacements(
  context: AppContext,
  scope: SiteScope,
  missing: readonly Missing[],
): Promise<Replacements[]> {
  if (missing.length === 0) return []
  const { siteId, languageId } = scope
  const variantIds = missing.map(({ variantId }) => variantId)
  const quantities = missing.map(({ quantity }) => quantity)
  const packRows = await context.database.rows(findPacks, { variantIds, quantities, siteId, languageId })
  const proposed = packRows.flatMap(({ own, others }) => [...own, ...others])
  const cards = await readVariantCards(
    context,
    scope,
    proposed.map(({ variantId }) => variantId),
  )
  const packsOf = (packs: readonly Missing[], isOtherProduct: boolean) =>
    packs.flatMap(({ variantId, quantity }) => {
      const card = cards.find(({ productVariantId }) => productVariantId === variantId)
      return card ? [{ ...card, quantity, isOtherProduct }] : []
    })
  const reference = await context.catalogue.reference()
  return packRows.map(({ variantId, categoryId, own, others }) => {
    const packs = packsOf(own, false)
    return {
      variantId,
      packs: packs.length > 0 ? packs : packsOf(others, true),
      categoryUrl: reference.path(categoryId, scope),
    }
  })
}

type PackQuery = {
  variantIds: readonly number[]
  quantities: readonly number[]
  siteId: number
  languageId: number
}
type Row = { variantId: number; categoryId: number; own: Missing[]; others: Missing[] }

/** Pieces of a pack `o` in stock `s` for those that are missing of `v`. */
const packSql = `o.variant_id "variantId",
  greatest(1, least(s.amount, round(asked.quantity * v.content_amount / o.content_amount)))::int quantity`

/** How far the size of a pack `o` is from that of `v`: 0 is the same. */
const distanceSql = `abs(ln(o.content_amount / v.content_amount))`

const findPacks = statement<PackQuery, Row>(
  'catalogue-replacements-of-packs',
  `
    select v.variant_id "variantId", c.category_id "categoryId",
      coalesce((select json_agg(to_json(each)) from (
        select ${packSql} from product_variant o join stock s on s.variant_id = o.variant_id
        where o.product_id = v.product_id and o.variant_id <> v.variant_id and s.amount > 0
        order by ${distanceSql}, o.variant_id limit 2) each), '[]') own,
      coalesce((select json_agg(to_json(each)) from (
        select ${packSql} from product_category home join product p using (product_id)
        join publication pub on ${soldHere({ productId: 'p.product_id' })}
        join product_variant o on o.product_id = p.product_id
        join stock s on s.variant_id = o.variant_id
        where home.position = 0 and home.category_id = c.category_id and p.product_id <> g.product_id and s.amount > 0
          and not o.coming_soon and o.content_unit = v.content_unit and ${distanceSql} <= ln(4) and ${fitsSql}
        order by p.units_sold desc, p.product_id, ${distanceSql}, o.variant_id limit 1) each), '[]') others
    from unnest(:variantIds::int[], :quantities::int[]) asked(variant_id, quantity)
    join product_variant v on v.variant_id = asked.variant_id
    join product g on g.product_id = v.product_id
    join product_category c on c.product_id = v.product_id and c.position = 0`,
)
