/** SQL expressions of the surrounding statement. */
type Places = { siteId?: string; languageId?: string; productId: string }

/** CATALOGUE-9: whether a site sells a product in a language: `pub` is its row of `publication`. */
export function soldHere({ siteId = ':siteId', languageId = ':languageId', productId }: Places): string {
  return `pub.site_id = ${siteId} and pub.language_id = ${languageId} and pub.product_id = ${productId} and pub.is_published`
}
