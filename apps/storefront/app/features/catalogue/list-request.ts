import type { Schemas } from '@haverhof/api-client'
import { facetTable } from '@haverhof/domain/catalogue'
import { type ListQuery, keyFacets } from './list-address'

type ProductListRequest = Schemas['ProductListRequest']
type Filters = ProductListRequest['filter']['filters']

/** The call that answers a choice, on a category's page or over the whole shop. */
export function listRequest(query: ListQuery, categoryId: number | null): ProductListRequest {
  return {
    filter: { searchTerm: query.term || null, filters: [...keyFilters(query), ...figureFilters(query)] },
    pageInfo: { page: query.page, pageSize: query.pageSize, sort: query.sort, descending: query.descending },
    landingpageId: categoryId,
  }
}

function keyFilters(query: ListQuery): Filters {
  return keyFacets.flatMap((facetKey) => {
    const keys = query.values[facetKey]
    if (!keys) return []
    const single = facetTable[facetKey].kind === 'single-select'
    return [single ? { facetKey, selectedKey: keys[0] ?? null } : { facetKey, selectedKeys: [...keys] }]
  })
}

function figureFilters({ minPrice, maxPrice, maxSugar }: ListQuery): Filters {
  const price = { facetKey: 'price', selectedMinValue: minPrice, selectedMaxValue: maxPrice }
  return [
    ...(minPrice === null && maxPrice === null ? [] : [price]),
    ...(maxSugar === null ? [] : [{ facetKey: 'sugar', selectedValue: maxSugar }]),
  ]
}
