import type { ProductSort } from '@haverhof/domain/catalogue'
import type { LanguageCode } from '@haverhof/domain/shared'
import { statement } from '../../../database/index.ts'
import type { ChosenValues } from './filter-sql.ts'
import { hitsSql } from './hits-sql.ts'
import { endsSql, type ListKind, pageSql, productsSql, valueCountsSql } from './list-sql.ts'
import type { SearchTerms } from './search-terms.ts'

export type SiteValues = { siteId: number; languageId: number }

export type ListValues = SiteValues &
  ChosenValues & {
    now: Date
    textScope: number
    languageCode: LanguageCode
    category: string | null
    productIds: readonly number[] | null
    maxSugar: number | null
    packs: readonly string[] | null
    weightClasses: readonly string[] | null
    onlySale: boolean
    minCents: number | null
    maxCents: number | null
    sort: ProductSort
    descending: boolean
    skip: number
    take: number
  }

export type ListRow = {
  variantIds: number[]
  total: number
  /** How a search found them, see `hitsSql`; 0 for nothing or no search. */
  way: number
  valueCounts: [string, number][]
  price: [number | null, number | null]
  sugar: [number | null, number | null]
  /** Whether a price has begun that the rows do not know yet. */
  isStale: boolean
}

const answerSql = (way: string) => `
  select array(select variant_id from page order by place) "variantIds",
    (select count(*)::int from product where variant_id is not null) total, ${way} way,
    (select coalesce(json_agg(json_build_array(value, count)), '[]') from value_count) "valueCounts",
    ${endsSql.price} price, ${endsSql.sugar} sugar,
    exists (select from search_offer where site_id = :siteId and stale_at <= :now) "isStale"`

const listSql = (kind: ListKind) =>
  `with ${productsSql(kind)}, ${pageSql}, ${valueCountsSql(kind)} ${answerSql('0')}`

const searchSql = (kind: ListKind) =>
  `with ${hitsSql}, ${productsSql(kind)}, ${pageSql}, ${valueCountsSql(kind)}
    ${answerSql('coalesce((select min(way) from hit), 0)')}`

/**
 * With what may and must not be shown beside what the
 * question names, and when it is read with slips in every word (SEARCH-7, SEARCH-13).
 */
type SearchValues = SearchTerms & {
  only: readonly number[] | null
  unfit: readonly number[]
  guessedOnly: readonly number[] | null
  guessedUnfit: readonly number[]
}

type UnfilteredValues = Omit<ListValues, 'packs' | 'weightClasses' | 'onlySale' | 'minCents' | 'maxCents'>

export const listRow = statement<UnfilteredValues, ListRow>(
  'catalogue-search-list',
  listSql({ isSearch: false, asksPacks: false }),
)

export const packListRow = statement<ListValues, ListRow>(
  'catalogue-search-list-of-packs',
  listSql({ isSearch: false, asksPacks: true }),
)

export const searchRow = statement<UnfilteredValues & SearchValues, ListRow>(
  'catalogue-search-find',
  searchSql({ isSearch: true, asksPacks: false }),
)

export const packSearchRow = statement<ListValues & SearchValues, ListRow>(
  'catalogue-search-find-packs',
  searchSql({ isSearch: true, asksPacks: true }),
)

const offer = 'join search_offer o on o.site_id = :siteId and o.product_id = p.product_id'

export const suggestedRow = statement<
  SiteValues & SearchValues & { textScope: number; most: number },
  { variantIds: number[]; way: number }
>(
  'catalogue-search-suggest',
  `
    with ${hitsSql}
    select array(
      select o.variant_ids[1] from hit join search_product p on p.product_id = hit.product_id ${offer}
      order by hit.score desc, p.units_sold desc, p.praise desc, p.product_id limit :most) "variantIds",
      coalesce((select min(way) from hit), 0) way`,
)

export const featuredRows = statement<SiteValues & { most: number }, { variantId: number }>(
  'catalogue-search-featured',
  `
    select o.variant_ids[1] "variantId"
    from publication pub join search_product p on p.product_id = pub.product_id ${offer}
    where pub.site_id = :siteId and pub.language_id = :languageId and pub.is_published
    order by p.units_sold desc, p.praise desc, p.product_id limit :most`,
)

export const categoryCounts = statement<
  SiteValues & { values: readonly string[] },
  { value: string; count: number }
>(
  'catalogue-search-category-counts',
  `
    select f.value, count(*)::int count
    from publication pub
    join search_product p on p.product_id = pub.product_id
    ${offer}
    cross join lateral unnest(p.facets) f (value)
    where pub.site_id = :siteId and pub.language_id = :languageId and pub.is_published
      and f.value = any(:values)
    group by f.value`,
)

export const firstVariantRows = statement<{ productIds: readonly number[] }, { variantId: number }>(
  'catalogue-search-first-variants',
  `
    select v.variant_id "variantId"
    from unnest(:productIds::int[]) with ordinality requested_product (product_id, place)
    join product_variant v on v.product_id = requested_product.product_id and v.position = 0
    order by requested_product.place`,
)
