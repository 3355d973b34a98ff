import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useAddressState } from '../../platform/use-address-state'
import type { FilterValues, ListView } from './list-types'

/** The filter that an entry of the history was made for. */
type MadeFor = { filter: string }

/** Which filters are set, and of which view, by the address; and how to change them (OFFICE-2). */
export function useListFilters(filterIds: readonly string[], views: readonly ListView[]) {
  const [address, change] = useAddressState()
  const madeFor = useLocation().state as MadeFor | null
  const { view, filters: wanted, isChanged } = chosenFilters(address, filterIds, views)
  const key = JSON.stringify(wanted)
  // The same object for the same filters, so that nothing is asked for anew because of it.
  const filters = useMemo(() => JSON.parse(key) as FilterValues, [key])

  function replace(viewId: string | undefined, values: FilterValues, filter?: string): void {
    const emptied = Object.fromEntries(filterIds.map((id) => [id, null]))
    const changes = { ...emptied, ...values, view: viewId ?? null, open: null }
    // One entry for a filter: Back leaves it, whatever was typed in it bit by bit.
    if (filter === undefined) change(changes)
    else change(changes, { keepsEntry: madeFor?.filter === filter, state: { filter } satisfies MadeFor })
  }

  return {
    filters,
    view,
    isChanged,
    choose: (chosen: ListView) => replace(chosen.id, chosen.filters),
    setFilter: (id: string, value: string) => {
      const { [id]: _old, ...others } = filters
      replace(view?.id ?? 'all', value ? { ...others, [id]: value } : others, id)
    },
  }
}

type Chosen = { view: ListView | undefined; filters: FilterValues; isChanged: boolean }

/** The view and filters in an address (OFFICE-2). A bare address is the first view. */
export function chosenFilters(
  address: FilterValues,
  filterIds: readonly string[],
  views: readonly ListView[],
): Chosen {
  const set = filterIds.filter((id) => address[id])
  const isBare = address['view'] === undefined && set.length === 0
  const view = isBare ? views[0] : views.find(({ id }) => id === address['view'])
  const filters = isBare
    ? (view?.filters ?? {})
    : Object.fromEntries(set.map((id) => [id, address[id] ?? '']))
  return { view, filters, isChanged: view !== undefined && !isSame(view.filters, filters) }
}

function isSame(one: FilterValues, other: FilterValues): boolean {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...ids].every((id) => one[id] === other[id])
}
