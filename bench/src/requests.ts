import { analysisKitTypes } from '@haverhof/domain/catalogue'
import type { LoadRequest } from './children/load.ts'
import { withClient } from './with-client.ts'

/** What the requests are about: read from the catalogue, in an order that looks random and is always the same. */
export type Subjects = {
  categories: { id: number; url: string }[]
  filters: Filter[]
  terms: string[]
  products: { id: number; variantId: number; url: string }[]
}

type Filter = { categoryId: number; facetKey: string; key: string; valueId: number }

const perList = 480

/** Only filters that leave a full page are chosen: short answers are cheap, and a small catalogue has more of them. */
const page = 24

export function readSubjects(databaseUrl: string): Promise<Subjects> {
  return withClient(databaseUrl, async (client) => ({
    categories: (
      await client.query<{ id: number; url: string }>(
        `select category_id as id, url from bare.category
         where exists (select 1 from bare.product_category c where c.category_id = category.category_id)
         order by md5(category_id::text)`,
      )
    ).rows,
    filters: (
      await client.query<Filter>(
        `select c.category_id as "categoryId", v.facet_key as "facetKey", v.value_key as key, value_id as "valueId"
         from bare.product_category c join bare.product p using (product_id)
         cross join unnest(p.facet_ids) value_id join bare.facet_value v using (value_id)
         group by 1, 2, 3, 4 having count(distinct product_id) >= $2
         order by md5(c.category_id || v.facet_key || v.value_key) limit $1`,
        [perList, page],
      )
    ).rows,
    terms: (
      await client.query<{ term: string }>(
        `select distinct lower(word) as term, md5(lower(word)) from bare.product, regexp_split_to_table(title, '[^[:alpha:]]+') word
         where length(word) > 3 order by 2 limit $1`,
        [perList],
      )
    ).rows.map((row) => row.term),
    // What comes by lorry asks for more than an address, an analysis for the names of its samples.
    products: (
      await client.query<{ id: number; variantId: number; url: string }>(
        `select product_id as id, variant_id as "variantId", url from bare.product
         join bare.variant using (product_id) where position = 0
           and variant_id in (select variant_id from product_variant where weight_class is distinct from 'bulk') and type <> all($2) order by md5(product_id::text) limit $1`,
        [perList, analysisKitTypes],
      )
    ).rows,
  }))
}

export type Side = 'bare' | 'ours'

export function listRequests(subjects: Subjects, side: Side): LoadRequest[] {
  return subjects.categories.map(({ id }) =>
    side === 'bare' ? post('/list', { about: id }) : post(productSearch, { landingpageId: id }),
  )
}

export function filteredRequests(subjects: Subjects, side: Side): LoadRequest[] {
  return subjects.filters.map(({ categoryId, facetKey, key, valueId }) =>
    side === 'bare'
      ? post('/list', { about: categoryId, facetKey, valueIds: [valueId] })
      : post(productSearch, {
          landingpageId: categoryId,
          filter: { filters: [{ facetKey, selectedKeys: [key] }] },
        }),
  )
}

export function searchRequests(subjects: Subjects, side: Side): LoadRequest[] {
  return subjects.terms.map((term) =>
    side === 'bare'
      ? post('/search', { about: term })
      : post(productSearch, { filter: { searchTerm: term } }),
  )
}

export function detailRequests(subjects: Subjects, side: Side): LoadRequest[] {
  return subjects.products.map(({ id, variantId }) =>
    get(side === 'bare' ? `/product/${id}` : `/api/products/${variantId}`),
  )
}

export function listPageRequests(subjects: Subjects, side: Side): LoadRequest[] {
  return subjects.categories.map(({ id, url }) => get(side === 'bare' ? `/list-page/${id}` : url))
}

export function productPageRequests(subjects: Subjects, side: Side): LoadRequest[] {
  return subjects.products.map(({ id, url }) => get(side === 'bare' ? `/product-page/${id}` : url))
}

const productSearch = '/api/products/search'
const dutchShop = { host: 'haverhof.nl' }

export function get(path: string, headers: Record<string, string> = {}): LoadRequest {
  return { method: 'GET', path, headers: { ...dutchShop, ...headers } }
}

/** A call without a body, as the browser sends those that say everything in their address. */
export function send(method: LoadRequest['method'], path: string): LoadRequest {
  return { method, path, headers: { ...dutchShop, 'x-requested-with': 'XMLHttpRequest' } }
}

export function post(path: string, body: object): LoadRequest {
  const call = send('POST', path)
  return {
    ...call,
    headers: { ...call.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}
