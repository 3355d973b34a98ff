import { DAY } from '../shared/index.ts'

/** Whether a date is so many days after Orthodox Easter Sunday. */
export function afterOrthodoxEaster(...days: number[]): (date: Date) => boolean {
  return (date) => days.includes((date.getTime() - orthodoxEaster(date.getUTCFullYear())) / DAY)
}

/** The Julian calendar's rule (Meeus), as midnight UTC; that calendar is 13 days behind ours until 2099. */
function orthodoxEaster(year: number): number {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  const f = d + e + 114
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1 + 13)
}
