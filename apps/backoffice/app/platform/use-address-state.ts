import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** OFFICE-2: the state of a list is its address: filters, order, view and the thing that is open beside it. */
export function useAddressState() {
  const [search, setSearch] = useSearchParams()
  const values = useMemo(() => Object.fromEntries(search), [search])
  const change = useCallback(
    (changes: Record<string, string | null>, { keepsEntry = false } = {}) => {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: keepsEntry, preventScrollReset: true },
      )
    },
    [setSearch],
  )
  return [values, change] as const
}
