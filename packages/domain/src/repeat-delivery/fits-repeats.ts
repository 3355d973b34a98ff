import { repeatLimits } from './limits.ts'

type Line = { quantity: number; repeatDays?: number | null }

/** Whether what comes again in the same interval fits into one repeat delivery (REPEAT-61). */
export function fitsRepeats(lines: readonly Line[]): boolean {
  const repeated = lines.filter(({ repeatDays }) => repeatDays)
  const deliveries = Map.groupBy(repeated, ({ repeatDays }) => repeatDays)
  return (
    repeated.every(({ quantity }) => quantity <= repeatLimits.quantity) &&
    [...deliveries.values()].every((lines) => lines.length <= repeatLimits.lines)
  )
}
