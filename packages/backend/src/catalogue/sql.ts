/** What the outside world calls a pack, for statements of later contexts; the argument is an SQL expression. */
export function packCodesSql(variantId: string): string {
  return `(select json_build_object('article', article, 'ean', ean) from product_variant where variant_id = ${variantId})`
}

/** The product of a pack, for statements of later contexts; the argument is an SQL expression. */
export function productOfPackSql(variantId: string): string {
  return `(select product_id from product_variant where variant_id = ${variantId})`
}

/** The title of a product in a language, else in any; for statements of later contexts. Arguments are SQL expressions. */
export function productTitleSql(productId: string, languageId: string): string {
  return `coalesce((select t.title from product_text t where t.product_id = ${productId}
    order by (t.language_id = ${languageId}) desc, t.language_id limit 1), '')`
}

/** The title of the product of a pack in a language, else in another one; both arguments are SQL expressions. */
export function packTitleSql(variantId: string, languageId: string): string {
  return `coalesce((select t.title from product_variant pv join product_text t using (product_id) where pv.variant_id = ${variantId}
    order by (t.language_id = ${languageId}) desc, t.language_id limit 1), '')`
}

/** What stands in a review, to be joined laterally by statements of later contexts; the argument is an SQL expression. */
export function reviewOfSql(reviewId: string): string {
  return `(select rating, title, text, author, language_id, product_id, verified, reply, replied_on, published_at, ${horseFactsSql('review')} facts from review where review_id = ${reviewId})`
}

/** REVIEWS-15: what a review says about the horse, without what it leaves open; the argument is a name of the table in the statement. */
export function horseFactsSql(review: string): string {
  const facts = [
    ['horseKind', 'horse_kind'],
    ['ageBand', 'age_band'],
    ['workLoad', 'work_load'],
    ['weightBand', 'weight_band'],
    ['fedFor', 'fed_for'],
  ]
  const pairs = facts.map(([name, column]) => `'${name}', ${review}.${column}`)
  return `json_strip_nulls(json_build_object(${pairs.join(', ')}))`
}

/** REVIEWS-16: every photo of a review, for its writer and for staff; the argument is an SQL expression. */
export function reviewPhotosSql(reviewId: string): string {
  return `coalesce((
    select json_agg(json_build_object('photoId', photo_id, 'width', width, 'height', height, 'isShown', is_shown) order by position)
    from review_photo where review_id = ${reviewId}), '[]')`
}

/** What stands in a question, to be joined laterally by statements of later contexts; the argument is an SQL expression. */
export function questionOfSql(questionId: string): string {
  return `(select question, asker, answer, answered_on, product_id, published_at from product_question where question_id = ${questionId})`
}

/** Takes questions away; the argument is an SQL query for their numbers. */
export function deleteQuestionsSql(questionIds: string): string {
  return `delete from product_question where question_id in (${questionIds})`
}

/** Whether a product stands in the category with this key, for statements of later contexts; both arguments are SQL expressions. */
export function isInCategorySql(productId: string, categoryKey: string): string {
  return `exists (
    select from product_category pc join category c using (category_id)
    where pc.product_id = ${productId} and c.key = ${categoryKey})`
}

/** Pieces that blocked lots took out of stock, by pack, for statements of later contexts. */
export const withheldPiecesSql = `(
  select variant_id, -sum(change) pieces from stock_movement where reason in ('blocked', 'unblocked') group by variant_id)`
