import { cardJson } from './card-sql.ts'

type Scope = { name: string; scope: string; order: string }

/** One page of 24 cards, the total and the counts of every filter value, as one JSON text. $2: the chosen facet, $3: its values. */
function listStatement({ name, scope, order }: Scope): { name: string; text: string } {
  const text = `
with scope as materialized (
  select found.*, $2::text is null or facet_ids && $3::smallint[] as passes from (${scope}) found),
page as (select product_id, row_number() over (order by ${order}) as place from scope where passes order by ${order} limit 24),
counts as (
  select value_id, count(*) as every, count(*) filter (where passes) as passing
  from scope cross join lateral unnest(facet_ids) value_id group by value_id),
facets as (
  select facet_key, facet_label, json_agg(json_build_object('key', value_key, 'label', label,
    'count', case when facet_key = $2 then every else coalesce(passing, 0) end,
    'selected', coalesce(value_id = any($3::smallint[]), false)) order by position) as values
  from bare.facet_value left join counts using (value_id) group by facet_key, facet_label)
select json_build_object(
  'products', (select coalesce(json_agg(${cardJson} order by page.place), '[]') from page
    join bare.product p using (product_id) join bare.variant v on v.product_id = p.product_id and v.position = 0),
  'total', (select count(*) from scope where passes), 'page', 1, 'pageSize', 24,
  'facets', (select json_agg(json_build_object('facetKey', facet_key, 'label', facet_label, 'values', values)) from facets),
  'price', (select json_build_object('min', min(amount_cents), 'max', max(amount_cents))
    from scope join bare.variant v using (product_id) where passes),
  'sugar', (select json_build_object('min', min(sugar_percent), 'max', max(sugar_percent)) from scope where passes),
  'isNew', (select count(*) from scope where passes and is_new))::text as answer`
  return { name, text }
}

const columns = 'p.product_id, p.units_sold, p.is_new, p.sugar_percent, p.facet_ids'

export const listOfCategory = listStatement({
  name: 'bare-list',
  scope: `select ${columns} from bare.product_category c join bare.product p using (product_id) where c.category_id = $1::int`,
  order: 'units_sold desc, product_id',
})

export const listOfSearch = listStatement({
  name: 'bare-search',
  scope: `select ${columns}, ts_rank(p.words, q) as rank
    from websearch_to_tsquery('dutch', $1::text) q join bare.product p on p.words @@ q`,
  order: 'rank desc, units_sold desc, product_id',
})
