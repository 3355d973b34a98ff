import { ApiError, type Schemas } from '@haverhof/api-client'
import type { ShopRequest } from '../../toolkit/shop-request'
import type { ShownList } from '../../features/catalogue/card'
import { type ListQuery, hasFilters, withoutFilters } from '../../features/catalogue/list-address'
import { listRequest } from '../../features/catalogue/list-request'
import { shownList } from './shown-cards.server'

type Answer = { list: ShownList; query: ListQuery }

/** A value the catalogue does not know (any more) is passed over, like anything else in an old address (LISTS-2). */
export async function productListAnswer(
  shop: ShopRequest,
  query: ListQuery,
  categoryId: number | null,
): Promise<Answer> {
  const { api } = shop
  try {
    return { query, list: shownList(shop, await api.products.search(listRequest(query, categoryId))) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400 || !hasFilters(query)) throw error
    const { facets } = await api.products.search(listRequest(withoutFilters(query), categoryId))
    const usable = knownQuery(query, facets)
    return {
      query: usable,
      list: shownList(shop, await api.products.search(listRequest(usable, categoryId))),
    }
  }
}

function knownQuery(query: ListQuery, facets: readonly Schemas['Facet'][]): ListQuery {
  const valuesOfFacet = new Map(
    facets.map(({ facetKey, values }) => [facetKey, values.map(({ key }) => key)]),
  )
  const entries = Object.entries(query.values).map(
    ([facetKey, keys]) =>
      [facetKey, keys.filter((key) => valuesOfFacet.get(facetKey)?.includes(key))] as const,
  )
  return { ...query, values: Object.fromEntries(entries.filter(([, keys]) => keys.length > 0)) }
}
