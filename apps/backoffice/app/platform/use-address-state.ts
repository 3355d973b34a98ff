import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

type Options = {
  /** Takes the place of the entry of the history. */
  keepsEntry?: boolean
  /** Kept with the entry: `useLocation().state`. */
  state?: unknown
}

/** The state of a list is its address: filters, order, view and the thing that is open beside it (OFFICE-2). */
export function useAddressState() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const values = useMemo(() => Object.fromEntries(search), [search])
  const change = useCallback(
    (changes: Record<string, string | null>, { keepsEntry = false, state }: Options = {}) => {
      const next = new URLSearchParams(location.search)
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name)
        else next.set(name, value)
      }
      void navigate(`?${next}`, { replace: keepsEntry, state, preventScrollReset: true })
    },
    [navigate],
  )
  return [values, change] as const
}
