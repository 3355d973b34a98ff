/** What the outside world calls a pack, for statements of later contexts; the argument is an SQL expression. */
export function packCodesSql(variantId: string): string {
  return `(select json_build_object('article', article, 'ean', ean) from product_variant where variant_id = ${variantId})`
}

/** Whether a product stands in the category with this key, for statements of later contexts; both arguments are SQL expressions. */
export function isInCategorySql(productId: string, categoryKey: string): string {
  return `exists (
    select from product_category pc join category c using (category_id)
    where pc.product_id = ${productId} and c.key = ${categoryKey})`
}
