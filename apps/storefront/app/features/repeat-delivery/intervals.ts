import type { CartLine } from '../../shared/cart'

export type Interval = { days: number; lines: readonly CartLine[] }

/** One repeat delivery for each interval, the shortest first (REPEAT-3). */
export function intervalsOf(lines: readonly CartLine[]): Interval[] {
  const groups = Map.groupBy(lines, ({ repeatDays }) => repeatDays)
  return [...groups]
    .flatMap(([days, ofDays]) => (days === null ? [] : { days, lines: ofDays }))
    .toSorted((one, other) => one.days - other.days)
}
