/** SQL expressions of the surrounding statement. */
type Places = { siteId?: string; languageId?: string; productId: string }

/** Whether a site sells a product in a language: `pub` is its row of `publication` (CATALOGUE-9). */
export function soldHere({ siteId = ':siteId', languageId = ':languageId', productId }: Places): string {
  return `pub.site_id = ${siteId} and pub.language_id = ${languageId} and pub.product_id = ${productId} and pub.is_published`
}

/** What a kilogram or litre of a pack `v` costs, in cents as it is shown; null where it is sold by piece (CATALOGUE-1). */
export function kiloCentsSql(amountCents: string): string {
  return `(case when v.content_unit in ('g', 'ml')
    then least(floor(${amountCents}::float8 * 1000 / v.content_amount + 0.5), 2147483646)::int end)`
}
