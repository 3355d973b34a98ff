import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** Which rows are ticked, by id, never by their place. */
export function useSelection(ids: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const lastTicked = useRef<string | null>(null)
  const listed = useRef(ids)
  useEffect(() => {
    listed.current = ids
  })
  // Always the same, so that rows stay as they are drawn when others come or go.
  const toggle = useCallback((id: string, { isRange = false } = {}) => {
    const from = isRange ? lastTicked.current : null
    const range = from === null ? [id] : idsBetween(listed.current, from, id)
    setSelected((before) => {
      const next = new Set(before)
      const isOn = range.length > 1 || !before.has(id)
      for (const each of range) {
        if (isOn) next.add(each)
        else next.delete(each)
      }
      return next
    })
    lastTicked.current = id
  }, [])
  return useMemo(() => {
    const present = ids.filter((id) => selected.has(id))
    return {
      selected: present,
      has: (id: string) => selected.has(id),
      toggle,
      choose: (chosen: readonly string[]) => setSelected(new Set(chosen)),
      clear: () => setSelected(new Set()),
      toggleAll: () => setSelected(present.length === ids.length ? new Set() : new Set(ids)),
    }
  }, [ids, selected, toggle])
}

function idsBetween(ids: readonly string[], one: string, other: string): string[] {
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b)
  return from === undefined || to === undefined || from < 0 ? [other] : ids.slice(from, to + 1)
}
