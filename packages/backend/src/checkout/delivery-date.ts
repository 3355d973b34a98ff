import { DAY } from '@haverhof/domain/shared'
import { dateInZone } from '@haverhof/domain/sites'

/** CHECKOUT-16: the day that is so many working days after this one, as its date in a time zone; weekends do not count. */
export function workingDayAfter(now: Date, days: number, timeZone: string): string {
  let day = new Date(`${dateInZone(now, timeZone)}T12:00:00Z`)
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + DAY)
    const weekday = day.getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return day.toISOString().slice(0, 10)
}
