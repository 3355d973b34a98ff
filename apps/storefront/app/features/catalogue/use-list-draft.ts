import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ChangeFilters } from './facet-panel'
import { type ListQuery, listSearch } from './list-address'

const figureDelayMs = 500

/** What is being chosen: ahead of the address while the visitor is still choosing, then one with it again. */
export function useListDraft(query: ListQuery): [ListQuery, (next: ListQuery) => void] {
  const address = listSearch(query)
  const [state, setState] = useState({ address, draft: query })
  if (state.address !== address) setState({ address, draft: query })
  return [state.address === address ? state.draft : query, (draft) => setState({ address, draft })]
}

/** Leads to the list that was chosen, at once or when the visitor has stopped for a moment. */
export function useShowList(path: string): ChangeFilters {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (next, pace) => {
    clearTimeout(timer.current)
    const show = () => void navigate(path + listSearch(next), { preventScrollReset: true })
    if (pace === 'at-once') show()
    else timer.current = setTimeout(show, figureDelayMs)
  }
}
