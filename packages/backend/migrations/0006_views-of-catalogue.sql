CREATE VIEW "public"."blocked_movement" AS (
  select variant_id, change from stock_movement where reason in ('blocked', 'unblocked'));--> statement-breakpoint
CREATE VIEW "public"."categorized_product" AS (
  select pc.product_id, c.key from product_category pc join category c using (category_id));--> statement-breakpoint
CREATE VIEW "public"."product_pack" AS (
  select variant_id, product_id, json_build_object('article', article, 'ean', ean) codes from product_variant);--> statement-breakpoint
CREATE VIEW "public"."product_title" AS (
  select p.product_id, l.language_id, (
    select t.title from product_text t where t.product_id = p.product_id
    order by (t.language_id = l.language_id) desc, t.language_id limit 1) title
  from product p cross join shop_language l);--> statement-breakpoint
CREATE VIEW "public"."question_text" AS (
  select question_id, product_id, question, asker, answer, answered_on, published_at from product_question);--> statement-breakpoint
CREATE VIEW "public"."review_text" AS (
  select r.review_id, r.product_id, r.language_id, r.rating, r.title, r.text, r.author, r.written_on, r.verified, r.reply, r.replied_on,
    r.published_at, json_strip_nulls(json_build_object('horseKind', r.horse_kind, 'ageBand', r.age_band, 'workLoad', r.work_load, 'weightBand', r.weight_band, 'fedFor', r.fed_for)) facts, coalesce((
      select json_agg(json_build_object('photoId', p.photo_id, 'width', p.width, 'height', p.height, 'isShown', p.is_shown) order by p.position)
      from review_photo p where p.review_id = r.review_id), '[]') photos
  from review r);