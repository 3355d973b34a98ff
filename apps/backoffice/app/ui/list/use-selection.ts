import { useCallback, useMemo, useRef, useState } from 'react'

/** Which rows are ticked, by id, never by their place. */
export function useSelection(ids: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const lastTicked = useRef<string | null>(null)
  const toggle = useCallback(
    (id: string, { isRange = false } = {}) => {
      setSelected((before) => {
        const next = new Set(before)
        const range = isRange && lastTicked.current !== null ? idsBetween(ids, lastTicked.current, id) : [id]
        const isOn = range.length > 1 || !before.has(id)
        for (const each of range) {
          if (isOn) next.add(each)
          else next.delete(each)
        }
        return next
      })
      lastTicked.current = id
    },
    [ids],
  )
  // The same while nothing is ticked and no row comes or goes, so that the rows stay as they are drawn.
  return useMemo(() => {
    const present = ids.filter((id) => selected.has(id))
    return {
      selected: present,
      has: (id: string) => selected.has(id),
      toggle,
      clear: () => setSelected(new Set()),
      toggleAll: () => setSelected(present.length === ids.length ? new Set() : new Set(ids)),
    }
  }, [ids, selected, toggle])
}

function idsBetween(ids: readonly string[], one: string, other: string): string[] {
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b)
  return from === undefined || to === undefined || from < 0 ? [other] : ids.slice(from, to + 1)
}
