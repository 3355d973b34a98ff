import { firstPage } from '../../toolkit/constants'
import { useDelayed } from '../../toolkit/use-delayed'
import { answerOf, useQuery } from '../../shared/shop/use-query'
import type { Facet } from './card'
import { type ListQuery, listSearch } from './list-address'
import { listRequest } from './list-request'

export type LiveCounts = { total: number; facets: readonly Facet[] }

const countDelayMs = 200

/** How many products a choice leaves, asked while it is being made; a newer question cancels the older (LISTS-7). */
export function useLiveCounts(
  draft: ListQuery,
  shown: ListQuery,
  categoryId: number | null,
  current: LiveCounts,
): LiveCounts {
  const address = filterAddress(draft)
  const wanted = useDelayed(address === filterAddress(shown) ? null : address, countDelayMs)
  const { content } = useQuery(wanted === null ? null : `filter-counts ${categoryId} ${wanted}`, (api) => {
    const request = listRequest({ ...draft, page: firstPage, pageSize: 1 }, categoryId)
    return api.products.search(request, { place: 'filter-counts' })
  })
  // Until the first answer, and without one, the counts of the page stay.
  return answerOf(content) ?? current
}

function filterAddress(query: ListQuery): string {
  return listSearch({ ...query, page: firstPage })
}
