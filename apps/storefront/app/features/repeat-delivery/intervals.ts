import type { CartLine } from '../../shared/cart'

export type Interval = { weeks: number; lines: readonly CartLine[] }

/** REPEAT-3: one repeat delivery for each interval, the shortest first. */
export function intervalsOf(lines: readonly CartLine[]): Interval[] {
  const groups = Map.groupBy(lines, ({ repeatWeeks }) => repeatWeeks)
  return [...groups]
    .flatMap(([weeks, ofWeeks]) => (weeks === null ? [] : { weeks, lines: ofWeeks }))
    .toSorted((one, other) => one.weeks - other.weeks)
}
