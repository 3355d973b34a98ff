/** A line as an order has frozen it: in days, or by its version in weeks, or of before anything came again. */
type StoredLine = { quantity?: number; repeatDays?: number | null; repeatWeeks?: number | null }

/**
 * Every how many days a frozen line comes again; null once (REPEAT-3). Orders
 * of version 3 said it in weeks, earlier ones had no such lines.
 */
function daysOf({ repeatDays, repeatWeeks }: StoredLine): number | null {
  return repeatDays ?? (repeatWeeks ? repeatWeeks * 7 : null)
}

/** The same line in the words of today (ORDERS-1). */
export function lineInDays<Line extends object>(line: Line): Line & { repeatDays: number | null } {
  const { repeatWeeks: _, ...rest } = line as Line & StoredLine
  return { ...(rest as unknown as Line), repeatDays: daysOf(line) }
}

type Lines = { lines: readonly StoredLine[] }

/** Whether some of it comes again. */
export function isRepeated({ lines }: Lines): boolean {
  return intervalsOf({ lines }).length > 0
}

/** Every how many days something of it comes again. */
export function intervalsOf({ lines }: Lines): number[] {
  const days = lines.flatMap((line) => daysOf(line) ?? [])
  return [...new Set(days)].toSorted((a, b) => a - b)
}
