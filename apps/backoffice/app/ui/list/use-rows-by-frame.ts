import { startTransition, useEffect, useMemo, useState } from 'react'

/** Laying out and painting a row takes 1 to 2 ms: with ten there is time for a key in the same frame (50 ms, docs/rules/backoffice.md). */
const rowsPerFrame = 10

/**
 * Rows as they are drawn (OFFICE-12). An answer takes the place of the rows before it from the top, some in each frame, so that a key
 * never waits for all of them. Rows of both stay where they are, and the list is at no moment shorter than before and after.
 */
export function useRowsByFrame<Row>(rows: readonly Row[], idOf: (row: Row) => string): readonly Row[] {
  const [drawn, setDrawn] = useState(rows)
  const next = useMemo(() => nextRows(drawn, rows, idOf), [drawn, rows, idOf])
  useEffect(() => {
    if (next === drawn) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(next)))
    return () => cancelAnimationFrame(frame)
  }, [drawn, next])
  return next
}

/** What the next frame draws: no more new rows than one can, and the previous rows below them. */
export function nextRows<Row>(
  drawn: readonly Row[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): readonly Row[] {
  const standing = new Set(drawn.map(idOf))
  let left = rowsPerFrame
  const now = rows.filter((row) => standing.has(idOf(row)) || left-- > 0)
  if (now.length === rows.length) return rows
  const coming = new Set(rows.map(idOf))
  const others = drawn.filter((row) => !coming.has(idOf(row)))
  const room = Math.max(0, Math.min(drawn.length, rows.length) - now.length)
  return [...now, ...others.slice(others.length - room)]
}
