import { sql } from 'drizzle-orm'
import { pgView } from 'drizzle-orm/pg-core'
import { horseFactsSql } from './horse-facts.ts'

/** Packs with their product and what the outside world calls them. */
export const productPack = pgView('product_pack', {}).as(sql`
  select variant_id, product_id, json_build_object('article', article, 'ean', ean) codes from product_variant`)

/** The title of every product in every language of the shop; a language that it has no title in takes that of another one. */
export const productTitle = pgView('product_title', {}).as(sql`
  select p.product_id, l.language_id, (
    select t.title from product_text t where t.product_id = p.product_id
    order by (t.language_id = l.language_id) desc, t.language_id limit 1) title
  from product p cross join shop_language l`)

/** Products by the keys of the categories that they stand in. */
export const categorizedProduct = pgView('categorized_product', {}).as(sql`
  select pc.product_id, c.key from product_category pc join category c using (category_id)`)

/**
 * What a review says. Of the horse, without what it leaves open (REVIEWS-15). Every photo, for its writer and for staff (REVIEWS-16).
 */
export const reviewText = pgView('review_text', {}).as(sql`
  select r.review_id, r.product_id, r.language_id, r.rating, r.title, r.text, r.author, r.written_on, r.verified, r.reply, r.replied_on,
    r.published_at, ${sql.raw(horseFactsSql('r'))} facts, coalesce((
      select json_agg(json_build_object('photoId', p.photo_id, 'width', p.width, 'height', p.height, 'isShown', p.is_shown) order by p.position)
      from review_photo p where p.review_id = r.review_id), '[]') photos
  from review r`)

/** What a question says, and its answer. */
export const questionText = pgView('question_text', {}).as(sql`
  select question_id, product_id, question, asker, answer, answered_on, published_at from product_question`)

/** Movements of stock by lots that are blocked, or are no longer. */
export const blockedMovement = pgView('blocked_movement', {}).as(sql`
  select variant_id, change from stock_movement where reason in ('blocked', 'unblocked')`)
