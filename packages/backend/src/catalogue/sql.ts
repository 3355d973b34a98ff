/** What the outside world calls a pack, for statements of later contexts; the argument is an SQL expression. */
export function packCodesSql(variantId: string): string {
  return `(select json_build_object('article', article, 'ean', ean) from product_variant where variant_id = ${variantId})`
}
