import { DAY } from './dates.ts'

/** Public holidays: as `MM-DD`, as days after Easter Sunday, and such as follow another rule. */
export type Closings = {
  fixed: readonly string[]
  afterEaster: readonly number[]
  others?: (date: Date) => boolean
}

/** True on a working day, given as midnight UTC of its date. */
export function isWorkingDay(day: number, { fixed, afterEaster, others }: Closings): boolean {
  const date = new Date(day)
  const weekday = date.getUTCDay()
  if (weekday === 0 || weekday === 6 || fixed.includes(isoDay(day).slice(5))) return false
  return !afterEaster.includes((day - easterSunday(date.getUTCFullYear())) / DAY) && !others?.(date)
}

/** So many working days after a day; before it where the count is negative. */
export function workingDaysLater(day: number, count: number, closings: Closings): number {
  let date = day
  for (let left = Math.abs(count); left > 0;) {
    date += Math.sign(count) * DAY
    if (isWorkingDay(date, closings)) left -= 1
  }
  return date
}

/** The date of a moment in UTC, as 2026-11-16. */
export function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

const easters = new Map<number, number>()

/** The Gregorian calendar's rule (Meeus), as midnight UTC. */
function easterSunday(year: number): number {
  const cached = easters.get(year)
  if (cached !== undefined) return cached
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  const easter = Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1)
  easters.set(year, easter)
  return easter
}
