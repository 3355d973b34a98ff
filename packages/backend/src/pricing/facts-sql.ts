/** Where the surrounding statement knows these things; each is an SQL expression, such as `$2` or `c.site_id`. */
export type FactPlaces = {
  siteId: string
  languageId: string
  /** Country of destination; where it is null the site's own country counts. */
  countryId: string
  now: string
  /** Folded code, or null. */
  code: string
  /** Folded e-mail address of the customer, or null. */
  customerKey: string
}

/**
 * One JSON value with everything a price depends on besides the lines: promotions, gifts, tariffs, rates. It stands
 * inside the statement that reads the cart, so that a calculation costs one round trip.
 */
export function pricingFactsSql(at: FactPlaces): string {
  return `
    (with asked as (
      select s.site_id, l.language_id, l.code language, coalesce(${at.countryId}, s.country_id) country_id,
        s.country_id site_country_id, ${at.now}::timestamptz now, ${at.code}::text code, ${at.customerKey}::text customer_key
      from site s join language l on l.language_id = ${at.languageId} where s.site_id = ${at.siteId}),
    running as (
      select p.*, ${stateSql} state from asked cross join promotion p
      where p.is_active and (p.code is null or p.code = asked.code)),
    offered as (
      select running.* from running where state = 'runs')
    select json_build_object(
      'countryId', asked.country_id,
      'siteCountryId', asked.site_country_id,
      'promotions', coalesce((select json_agg(${promotionSql} order by promotion_id) from offered), '[]'),
      'codeState', case when asked.code is not null then
        coalesce((select state from running where running.code = asked.code), 'discount-unknown') end,
      'gifts', coalesce((${giftsSql}), '[]'),
      'tariffs', coalesce((${tariffsSql}), '[]'),
      'vatRates', json_build_object('low', ${rateSql('low')}, 'high', ${rateSql('high')}),
      'isFirstOrder', ${firstOrderSql})
    from asked)`
}

/** PRICING-12: why a promotion does not run here and now; limits are judged again, for good, when the order is placed. */
const stateSql = `
  case
    when p.starts_at > asked.now then 'discount-unknown'
    when not (p.site_ids is null or asked.site_id = any(p.site_ids)) then 'discount-not-here'
    when p.ends_at <= asked.now then 'discount-expired'
    when p.used >= p.usage_limit then 'discount-used-up'
    when p.usage_limit_per_customer <= (select count(*) from promotion_redemption r
      where r.promotion_id = p.promotion_id and r.customer_key = asked.customer_key and r.released_at is null)
      then 'discount-used-up'
    else 'runs'
  end`

const promotionSql = `
  json_build_object('promotionId', promotion_id, 'promotionKey', promotion_key, 'code', offered.code,
    'priority', priority, 'isExclusive', is_exclusive,
    'description', coalesce(titles->>asked.language, titles->>'en'),
    'condition', rule->'condition', 'effect', rule->'effect')`

const giftsSql = `
  select json_agg(json_build_object('productId', v.product_id, 'productVariantId', v.variant_id,
    'description', t.title, 'contentAmount', v.content_amount, 'contentUnit', v.content_unit,
    'textLanguage', tl.code, 'unitCents', price.amount_cents, 'inStock', s.amount) order by v.variant_id)
  from product_variant v
  join publication pub on pub.site_id = asked.site_id and pub.language_id = asked.language_id
    and pub.product_id = v.product_id and pub.is_published
  join product_text t on t.product_id = v.product_id and t.language_id = pub.text_language_id
  join language tl on tl.language_id = pub.text_language_id
  join stock s on s.variant_id = v.variant_id
  cross join lateral (
    select amount_cents from variant_price where site_id = asked.site_id and variant_id = v.variant_id
      and valid_from <= asked.now order by valid_from desc limit 1) price
  where v.variant_id in (select (rule->'effect'->>'productVariantId')::int from offered)`

const tariffsSql = `
  select json_agg(json_build_object('shippingMethod', t.shipping_method, 'priceCents', t.price_cents,
    'freeFromCents', t.free_from_cents) order by t.position)
  from shipping_tariff t where t.site_id = asked.site_id and t.country_id = asked.country_id`

/** PRICING-3: the rate that began last, by the calendar of the shop. */
function rateSql(vatClass: 'low' | 'high'): string {
  return `
    (select percent from vat_rate r where r.country_id = asked.country_id and r.vat_class = '${vatClass}'
      and r.valid_from <= (asked.now at time zone 'Europe/Amsterdam')::date
      order by r.valid_from desc limit 1)`
}

/** Orders are a later context, but the price of a first order must be known with the cart. Asked only when it matters. */
const firstOrderSql = `
  case when exists (select from offered where (rule->'condition'->>'firstOrderOnly')::boolean)
    then not exists (
      select from shop_order o where lower(o.email_address) = asked.customer_key
        and o.status in ('paid', 'processing', 'sent', 'closed'))
      and not exists (
        select from account a join shop_order o on o.account_id = a.user_id
        where a.site_id = asked.site_id and a.email_address = asked.customer_key
          and o.status in ('paid', 'processing', 'sent', 'closed'))
    else true end`
