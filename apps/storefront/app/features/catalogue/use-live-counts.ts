import type { Schemas } from '@haverhof/api-client'
import { useEffect, useState } from 'react'
import { useApi } from '../../site/use-api'
import { firstPage } from '../../platform/constants'
import { type ListQuery, listSearch } from './list-address'
import { listRequest } from './list-request'

export type LiveCounts = { total: number; facets: readonly Schemas['Facet'][] }

const countDelayMs = 200

/** LISTS-7: how many products a choice leaves, asked while it is being made; a newer question cancels the older. */
export function useLiveCounts(draft: ListQuery, shown: ListQuery, categoryId: number | null, current: LiveCounts): LiveCounts {
  const api = useApi()
  const [counts, setCounts] = useState({ address: listSearch(shown), ...current })
  const address = listSearch({ ...draft, page: firstPage })
  useEffect(() => {
    if (address === counts.address) return undefined
    const timer = setTimeout(() => {
      api.products.search(listRequest({ ...draft, page: firstPage, pageSize: 1 }, categoryId), { place: 'filter-counts' }).then(
        ({ total, facets }) => setCounts({ address, total, facets }),
        // Cancelled by a newer question, or not answered: the last counts stay.
        () => undefined,
      )
    }, countDelayMs)
    return () => clearTimeout(timer)
  }, [api, address, counts.address, draft, categoryId])
  return counts
}
