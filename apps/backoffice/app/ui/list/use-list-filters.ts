import { useMemo } from 'react'
import { useAddressState } from '../../platform/use-address-state'
import { chosenFilters } from './chosen-filters'
import type { FilterValues, ListView } from './list-types'

/** OFFICE-2: which filters are set, and of which view, by the address; and how to change them. */
export function useListFilters(filterIds: readonly string[], views: readonly ListView[]) {
  const [address, change] = useAddressState()
  const { view, filters: found, isChanged } = chosenFilters(address, filterIds, views)
  const key = JSON.stringify(found)
  // The same object for the same filters, so that nothing is asked for anew because of it.
  const filters = useMemo(() => JSON.parse(key) as FilterValues, [key])

  function replace(viewId: string | undefined, values: FilterValues): void {
    const emptied = Object.fromEntries(filterIds.map((id) => [id, null]))
    change({ ...emptied, ...values, view: viewId ?? null, open: null })
  }

  return {
    filters,
    view,
    isChanged,
    choose: (chosen: ListView) => replace(chosen.id, chosen.filters),
    setFilter: (id: string, value: string) => {
      const { [id]: _old, ...others } = filters
      replace(view?.id ?? 'all', value ? { ...others, [id]: value } : others)
    },
  }
}
