import { cardJson } from './card-sql.ts'

type Scope = { name: string; scope: string; order: string }

/** One page of 24 cards, the total and the counts of every filter value, as one JSON text. */
function listStatement({ name, scope, order }: Scope): { name: string; text: string } {
  const text = `
with scope as materialized (${scope}),
passing as materialized (
  select * from scope s where $2::text is null or exists (select 1 from bare.product_facet f
    where f.product_id = s.product_id and f.facet_key = $2 and f.value_key = any($3::text[]))),
page as (select product_id, row_number() over (order by ${order}) as place from passing order by ${order} limit 24),
product_counts as (
  select f.facet_key, f.value_key, count(*) as count
  from scope s join bare.product_facet f using (product_id)
  where $2::text is null or f.facet_key = $2 or exists (select 1 from passing where passing.product_id = s.product_id)
  group by 1, 2),
packs as (select v.* from passing join bare.variant v using (product_id)),
pack_counts as (
  select 'package' as facet_key, pack as value_key, count(distinct product_id) as count from packs group by 2
  union all
  select 'weight-class', weight_class, count(distinct product_id) from packs where weight_class is not null group by 2),
counts as (select * from product_counts union all select * from pack_counts),
facets as (
  select facet_key, json_agg(json_build_object('key', value_key, 'label', coalesce(l.label, value_key), 'count', count,
    'selected', facet_key = $2 and value_key = any($3::text[])) order by l.position) as values
  from counts left join bare.label l using (facet_key, value_key) group by facet_key)
select json_build_object(
  'products', (select coalesce(json_agg(${cardJson} order by page.place), '[]') from page
    join bare.product p using (product_id) join bare.variant v on v.product_id = p.product_id and v.position = 0),
  'total', (select count(*) from passing), 'page', 1, 'pageSize', 24,
  'facets', (select json_agg(json_build_object('facetKey', facet_key, 'values', values)) from facets),
  'price', (select json_build_object('min', min(amount_cents), 'max', max(amount_cents)) from packs),
  'sugar', (select json_build_object('min', min(sugar_percent), 'max', max(sugar_percent)) from passing),
  'isNew', (select count(*) from passing where is_new))::text as answer`
  return { name, text }
}

export const listOfCategory = listStatement({
  name: 'bare-list',
  scope: `select p.product_id, p.units_sold, p.is_new, p.sugar_percent, 0 as rank
    from bare.product_category c join bare.product p using (product_id) where c.category_id = $1::int`,
  order: 'units_sold desc, product_id',
})

export const listOfSearch = listStatement({
  name: 'bare-search',
  scope: `select p.product_id, p.units_sold, p.is_new, p.sugar_percent, ts_rank(p.words, q) as rank
    from websearch_to_tsquery('dutch', $1::text) q join bare.product p on p.words @@ q`,
  order: 'rank desc, units_sold desc, product_id',
})
