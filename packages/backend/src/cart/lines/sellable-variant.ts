import { soldHere } from '../../catalogue/index.ts'

/** SQL expressions of the surrounding statement. */
type Places = { variantId: string; languageId: string; now: string }

/**
 * Joins that leave a pack only when site :siteId sells it: v is the pack, p its product, s its stock. The price is looked for with a
 * limit: without one PostgreSQL would rather read the prices of the whole site.
 */
export function sellableVariantSql({ variantId, languageId, now }: Places): string {
  return `
      join product_variant v on v.variant_id = ${variantId}
      join product p on p.product_id = v.product_id
      join stock s on s.variant_id = v.variant_id
      join publication pub on ${soldHere({ languageId, productId: 'v.product_id' })} and (
          select true from variant_price pr
          where pr.site_id = :siteId and pr.variant_id = v.variant_id and pr.valid_from <= ${now} limit 1)`
}
