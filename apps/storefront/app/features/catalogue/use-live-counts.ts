import type { Schemas } from '@haverhof/api-client'
import { useEffect, useState } from 'react'
import { firstPage } from '../../toolkit/constants'
import { useApi } from '../../shared/shop/use-api'
import { type ListQuery, listSearch } from './list-address'
import { listRequest } from './list-request'

export type LiveCounts = { total: number; facets: readonly Schemas['Facet'][] }

const countDelayMs = 200

/** LISTS-7: how many products a choice leaves, asked while it is being made; a newer question cancels the older. */
export function useLiveCounts(
  draft: ListQuery,
  shown: ListQuery,
  categoryId: number | null,
  current: LiveCounts,
): LiveCounts {
  const api = useApi()
  const [asked, setAsked] = useState<(LiveCounts & { address: string }) | null>(null)
  const address = filterAddress(draft)
  const isShown = address === filterAddress(shown)
  useEffect(() => {
    if (isShown) return undefined
    const timer = setTimeout(() => {
      const request = listRequest({ ...draft, page: firstPage, pageSize: 1 }, categoryId)
      api.products.search(request, { place: 'filter-counts' }).then(
        ({ total, facets }) => setAsked({ address, total, facets }),
        // Cancelled by a newer question, or not answered: the last counts stay.
        () => undefined,
      )
    }, countDelayMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- the address stands for the draft
  }, [api, address, isShown, categoryId])
  return isShown ? current : (asked ?? current)
}

function filterAddress(query: ListQuery): string {
  return listSearch({ ...query, page: firstPage })
}
