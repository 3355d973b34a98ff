import { useState } from 'react'
import type { AllThatFit } from './bulk-bar'
import type { useListFilters } from './use-list-filters'
import type { useListRows } from './use-list-rows'
import type { useSelection } from './use-selection'

type List = {
  found: Pick<ReturnType<typeof useListRows>, 'rows' | 'hasMore' | 'total' | 'all'>
  selection: Pick<ReturnType<typeof useSelection>, 'selected' | 'choose'>
  chosen: Pick<ReturnType<typeof useListFilters>, 'view' | 'isChanged'>
}

/** OFFICE-2: once every row that was read is ticked: those that fit and were not read yet. Null where there are none. */
export function useAllThatFit({ found, selection, chosen }: List): AllThatFit | null {
  const [isPending, setPending] = useState(false)
  const { rows, hasMore, all } = found
  const isEveryRow = rows.length > 0 && selection.selected.length === rows.length
  if (!isPending && !(isEveryRow && hasMore)) return null
  return {
    total: found.total ?? (chosen.isChanged ? undefined : chosen.view?.count),
    isPending,
    onChoose: () => {
      setPending(true)
      void all()
        .then(selection.choose)
        .finally(() => setPending(false))
    },
  }
}
