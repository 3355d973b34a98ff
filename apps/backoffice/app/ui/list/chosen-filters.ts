import type { FilterValues, ListView } from './list-types'

type Chosen = { view: ListView | undefined; filters: FilterValues; isChanged: boolean }

/** OFFICE-2: what an address says about a list. A bare one is the first view; else only what it names counts. */
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
