import { languageCodes } from '@haverhof/domain/shared'
import { soldHere } from '../../sold-here.ts'
import { nameCollation } from './name-collations.ts'
import { bitOf, bitOfValueSql, productFailsSql, variantFailsSql } from './filter-sql.ts'

/** Two plans are worth having for each: a list without a search, and one that asks nothing of packs. */
export type ListKind = { isSearch: boolean; asksPacks: boolean }

const ownColumns = 'p.product_id, p.facets, p.sugar_percent, p.units_sold, p.praise, p.rating, p.created_at'
const offerColumns = `o.variant_ids, o.packs, o.weight_classes, o.amounts_cents, o.kilo_amounts_cents, o.reduced, o.facets pack_facets,
  o.lowest_cents, o.highest_cents`

/** Where a list begins. The fence lets PostgreSQL join the whole assortment at once, whatever else is asked of it. */
function sourceSql(isSearch: boolean): string {
  const offers = 'join search_offer o on o.site_id = :siteId and o.product_id = p.product_id'
  return isSearch
    ? `select ${ownColumns}, hit.score, ${offerColumns}
      from hit join search_product p on p.product_id = hit.product_id ${offers}`
    : `select ${ownColumns}, 0 score, ${offerColumns}
      from publication pub join search_product p on p.product_id = pub.product_id ${offers}
      where ${soldHere({ productId: 'p.product_id' })} offset 0`
}

/**
 * The products that are asked for whatever the filters, each with the pack to show (none when a filter keeps it out), the facets
 * whose filter alone keeps it out (`almost`), the ends of its prices and the facets of its packs. Everything later reads this
 * alone: PostgreSQL cannot know how many there are, and would join them badly.
 */
export function productsSql({ isSearch, asksPacks }: ListKind): string {
  return `
  product as materialized (
    select ${ownColumns}, p.score, shown.*
    from (${sourceSql(isSearch)}) p
    cross join lateral (select ${productFailsSql} fails) own
    cross join lateral (${asksPacks ? filteredPacks : allPacks}) shown
    where (:category::text is null or p.facets @> array[:category])
      and (:productIds::int[] is null or p.product_id = any(:productIds))
  )`
}

const singleFail = (fails: string) => `case when ${fails} & (${fails} - 1) = 0 then ${fails} else 0 end`

const allPacks = `
  select case when own.fails = 0 then p.variant_ids[1] end variant_id, p.amounts_cents[1] amount_cents,
    p.kilo_amounts_cents[1] kilo_amount_cents,
    ${singleFail('own.fails')} almost, case when own.fails = 0 then p.lowest_cents end lowest_cents,
    case when own.fails = 0 then p.highest_cents end highest_cents, p.pack_facets`

/**
 * The first pack that passes all pack filters (CATALOGUE-13). Facets of packs that pass the filters of all others begin with
 * a plus.
 */
const filteredPacks = `
  select (array_agg(v.variant_id order by v.place) filter (where v.fails = 0))[1] variant_id,
    (array_agg(v.amount_cents order by v.place) filter (where v.fails = 0))[1] amount_cents,
    (array_agg(v.kilo_amount_cents order by v.place) filter (where v.fails = 0))[1] kilo_amount_cents,
    bit_or(${singleFail('v.fails')}) almost,
    min(v.amount_cents) filter (where v.fails in (0, ${bitOf('price')})) lowest_cents,
    max(v.amount_cents) filter (where v.fails in (0, ${bitOf('price')})) highest_cents,
    array_agg(distinct ${signed('package')} || v.pack) || array_agg(distinct ${signed('weight-class')} || v.weight_class)
      || array_agg(distinct case when v.is_reduced then ${signed('sale')} || 'sale' end) pack_facets
  from (
    select v.*, own.fails | ${variantFailsSql} fails
    from unnest(p.variant_ids, p.packs, p.weight_classes, p.amounts_cents, p.kilo_amounts_cents, p.reduced)
      with ordinality v (variant_id, pack, weight_class, amount_cents, kilo_amount_cents, is_reduced, place)) v`

function signed(facet: 'package' | 'weight-class' | 'sale'): string {
  return `case when v.fails in (0, ${bitOf(facet)}) then '+${facet}=' else '-${facet}=' end`
}

/** One page of the packs to show. Equal products stand in the order of their ids, in both directions. */
export const pageSql = `
  page as (
    select row_number() over (order by
      (case when :descending::boolean then -1 else 1 end) * (case :sort::text
        when 'price' then p.amount_cents::float8
        when 'kilo-price' then coalesce(p.kilo_amount_cents, 2147483647)::float8 when 'rating' then coalesce(p.rating, 0)
        when 'newest' then extract(epoch from p.created_at)::float8 when 'name' then p.name_place::float8 else 0 end),
      (case when :sort = 'relevance' then p.score else 0 end) desc,
      (case when :sort = 'relevance' then p.units_sold else 0 end) desc,
      (case when :sort = 'relevance' then p.praise else 0 end) desc,
      p.product_id) place, p.variant_id
    from (
      select p.*, dense_rank() over (order by ${collatedTitles()}) name_place
      from product p
      left join search_text t on t.text_scope = (case when :sort = 'name' then :textScope::int end)
        and t.product_id = p.product_id
      where p.variant_id is not null) p
    order by place offset :skip::int limit :take::int
  )`

/** Each title by the order of the language that is asked for; all others are null, and equal. */
function collatedTitles(): string {
  return languageCodes
    .map((code) => {
      const title = `(case when :languageCode::text = '${code}' then t.title end)`
      return `${title} collate "${nameCollation(code)}"`
    })
    .join(', ')
}

/** Values that occur, each with the products that pass the filters of all other facets (CATALOGUE-14). */
export function valueCountsSql({ asksPacks }: ListKind): string {
  return `
  value_count as (
    select f.value, count(*) filter (
      where p.variant_id is not null or (p.almost <> 0 and p.almost & (${bitOfValueSql('f.value')}) <> 0)) count
    from product p cross join lateral unnest(p.facets) f (value) group by f.value
    union all
    ${asksPacks ? filteredPackCounts : packCounts}
  )`
}

const packCounts = `
  select f.value, count(*) filter (where p.variant_id is not null) count
  from product p cross join lateral unnest(p.pack_facets) f (value) group by f.value`

const filteredPackCounts = `
  select substr(f.value, 2) value, count(*) filter (where f.value like '+%') count
  from product p cross join lateral unnest(p.pack_facets) f (value)
  where f.value is not null group by 1`

/** The ends of the sliders, each among what passes all other filters. */
export const endsSql = {
  price: '(select json_build_array(min(lowest_cents), max(highest_cents)) from product)',
  sugar: `(select json_build_array(min(sugar_percent), max(sugar_percent)) from product
    where variant_id is not null or almost & ${bitOf('sugar')} <> 0)`,
}
