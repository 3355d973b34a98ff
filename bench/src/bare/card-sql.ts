/** The card of a product list as JSON, from a row of bare.product (p) and its first pack (v). */
export const cardJson = `json_build_object(
  'productId', p.product_id, 'productVariantId', v.variant_id, 'url', p.url, 'title', p.title, 'summary', p.summary,
  'textLanguage', 'nl', 'packSize', v.content_amount || ' ' || v.content_unit,
  'image', json_build_object('src', '/images/packs/' || v.article || '-480.webp', 'srcset', '/images/packs/' || v.article
    || '-240.webp 240w, /images/packs/' || v.article || '-480.webp 480w', 'width', 480, 'height', 480, 'alt', p.title),
  'variantCount', (select count(*) from bare.variant packs where packs.product_id = p.product_id),
  'price', json_build_object('amount', v.amount_cents / 100.0, 'unitPrice', json_build_object('amount',
    round((v.amount_cents * 10 / v.content_amount)::numeric, 2), 'per', 'kg'), 'originalAmount', null, 'indicative', null),
  'rating', case when p.review_count > 0 then json_build_object('average', p.average, 'count', p.review_count) end,
  'stock', json_build_object('state', case when v.stock > 7 then 'available' when v.stock > 0 then 'low-stock'
    else 'sold-out' end, 'amount', case when v.stock between 1 and 7 then v.stock end),
  'horseTypes', (select json_agg(value_key) from bare.facet_value
    where facet_key = 'horse-type' and value_id = any(p.facet_ids)),
  'isNew', p.is_new, 'isSale', v.is_offer, 'productType', p.type)`
