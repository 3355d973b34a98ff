import { cardJson } from './card-sql.ts'

const variantJson = `json_build_object('productVariantId', v.variant_id, 'articleNumber', v.article, 'ean', v.ean,
  'url', p.url || case when v.position = 0 then '' else lower(v.article) || '/' end, 'pack', v.pack,
  'packSize', v.content_amount || ' ' || v.content_unit, 'weightKg', v.weight_kg, 'dimensionsCm', v.dimensions_cm,
  'shelfLifeMonths', v.shelf_life_months, 'deliveryDays', v.delivery_days,
  'price', json_build_object('amount', v.amount_cents / 100.0,
    'unitPrice', round((v.amount_cents * 10 / v.content_amount)::numeric, 2)),
  'stock', json_build_object('amount', v.stock, 'comingSoon', v.coming_soon),
  'images', json_build_array('/images/packs/' || v.article || '-480.webp', '/images/packs/' || v.article || '-960.webp'))`

const reviewsJson = `(select coalesce(json_agg(r), '[]') from (select review_id, title, text, rating, author, written_on, verified
  from review where product_id = p.product_id and published_at is not null
  order by written_on desc, review_id desc limit 10) r)`

/** Everything a product page shows, as one JSON text. */
export const productDetail = {
  name: 'bare-detail',
  text: `
select json_build_object(
  'productId', p.product_id, 'url', p.url, 'productType', p.type, 'title', p.title, 'subtitle', p.subtitle,
  'summary', p.summary, 'description', p.description, 'usps', p.usps, 'icon', p.icon, 'isNew', p.is_new,
  'feedLabel', p.feed_label, 'composition', p.composition, 'feedingAdvice', p.feeding_advice, 'nutrition', p.nutrition,
  'dose', p.dose,
  'breadcrumb', (select json_agg(json_build_object('title', c.name, 'url', c.url) order by c.parent_id nulls first)
    from bare.category home join bare.category c on c.category_id in (home.category_id, home.parent_id)
    where home.category_id = p.home_id),
  'facets', (select json_agg(json_build_object('facetKey', facet_key, 'key', value_key, 'label', label))
    from bare.facet_value where value_id = any(p.facet_ids)),
  'variants', (select json_agg(${variantJson} order by v.position) from bare.variant v where v.product_id = p.product_id),
  'reviews', json_build_object('average', p.average, 'count', p.review_count, 'distribution', p.distribution,
    'reviews', ${reviewsJson}),
  'recommendations', (select coalesce(json_agg(card.json order by r.position), '[]')
    from bare.recommendation r
    cross join lateral (select ${cardJson} as json from bare.product p
      join bare.variant v on v.product_id = p.product_id and v.position = 0 where p.product_id = r.recommended_id) card
    where r.product_id = p.product_id))::text as answer
from bare.product p where p.product_id = $1::int`,
}
