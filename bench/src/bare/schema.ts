/**
 * The tables a hand-written server would keep for the Dutch site: flat, indexed, with live price and stock.
 * They are filled once from the shop's own tables, so both sides answer from the same catalogue.
 */
export const bareSchema = `
create schema bare;

create table bare.category as
select c.category_id, c.parent_id, c.position, t.name, coalesce('/' || above.slug, '') || '/' || t.slug || '/' as url
from category c
join category_text t on t.category_id = c.category_id and t.platform = 0 and t.language_id = 1
left join category_text above on above.category_id = c.parent_id and above.platform = 0 and above.language_id = 1;
alter table bare.category add primary key (category_id);

create table bare.facet_value as
select row_number() over (order by f.position, v.position)::smallint as value_id, facet_key, v.key as value_key,
  f.labels ->> 'nl' as facet_label, v.labels ->> 'nl' as label, v.position
from facet_value v join facet f on f.key = v.facet_key;
alter table bare.facet_value add primary key (value_id);

-- facet_ids: values of the product and of its packs together, as numbers: cheap to count and to compare.
create table bare.product as
select p.product_id, p.type, p.icon, p.is_new, p.units_sold, p.sugar_percent, p.feed_label, p.nutrition, p.dose,
  t.title, t.subtitle, t.summary, t.description, t.usps, t.feeding_advice, t.composition,
  home.category_id as home_id, home.url || t.slug || '/' as url, a.average, a.count as review_count, a.distribution,
  setweight(to_tsvector('dutch', t.title), 'A') || setweight(to_tsvector('dutch', t.subtitle || ' ' || t.summary), 'B')
    || setweight(to_tsvector('dutch', t.description), 'C') as words,
  (select array_agg(value_id) from bare.facet_value v where (v.facet_key, v.value_key) in (
    select f.facet_key, f.value_key from product_facet f where f.product_id = p.product_id
    union select 'package', pack from product_variant where product_id = p.product_id
    union select 'weight-class', weight_class from product_variant where product_id = p.product_id)) as facet_ids
from publication pub
join product p using (product_id)
join product_text t on t.product_id = p.product_id and t.language_id = pub.text_language_id
join product_category pc on pc.product_id = p.product_id and pc.position = 0
join bare.category home using (category_id)
left join review_aggregate a on a.product_id = p.product_id
where pub.site_id = 1 and pub.language_id = 1 and pub.is_published;
alter table bare.product add primary key (product_id);
create index on bare.product using gin (words);

create table bare.variant as
select v.variant_id, v.product_id, v.position, v.article, v.ean, v.pack, v.content_amount, v.content_unit, v.weight_kg,
  v.weight_class, v.dimensions_cm, v.shelf_life_months, v.delivery_days, v.coming_soon, price.amount_cents, price.is_offer,
  s.amount as stock
from product_variant v
join bare.product using (product_id)
join stock s on s.variant_id = v.variant_id
join lateral (select amount_cents, is_offer from variant_price
  where site_id = 1 and variant_id = v.variant_id and valid_from <= now() order by valid_from desc limit 1) price on true;
alter table bare.variant add primary key (product_id, position);

create table bare.product_category as
select distinct place.category_id, pc.product_id
from product_category pc
join bare.product using (product_id)
join category c on c.category_id = pc.category_id
cross join lateral (values (c.category_id), (c.parent_id)) place(category_id)
where place.category_id is not null;
alter table bare.product_category add primary key (category_id, product_id);

create table bare.recommendation as
select r.* from recommendation r
join bare.product p on p.product_id = r.product_id
join bare.product other on other.product_id = r.recommended_id;
alter table bare.recommendation add primary key (product_id, position);

create index on bare.variant (variant_id);

-- Nobody sells out while the clock runs, on either side.
update bare.variant set stock = 100000000;
update stock set amount = 100000000;

analyze bare.category, bare.facet_value, bare.variant, bare.product, bare.product_category, bare.recommendation, stock;

-- Made last: figures about empty tables would have them read whole while they grow.
create table bare.cart (cart_id uuid primary key, created timestamptz not null, billing jsonb,
  state text not null default 'open');
create table bare.cart_line (cart_id uuid not null references bare.cart, variant_id integer not null,
  quantity integer not null check (quantity > 0), primary key (cart_id, variant_id));
create table bare.shop_order (order_id integer primary key generated always as identity, cart_id uuid not null unique,
  billing jsonb not null, total_cents integer not null, ordered_at timestamptz not null);
create table bare.order_line (order_id integer not null references bare.shop_order, variant_id integer not null,
  quantity integer not null, total_cents integer not null, primary key (order_id, variant_id));
create table bare.payment (payment_id uuid primary key, order_id integer not null references bare.shop_order,
  amount_cents integer not null, status text not null, created_at timestamptz not null);
`
