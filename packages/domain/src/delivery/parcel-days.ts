import { addDays } from '../shared/index.ts'
import { isHoliday } from './holidays.ts'

/**
 * REPEAT-6: days on which parcels arrive. Our warehouse is in the Netherlands: on its public holidays nothing leaves it, and
 * carriers do not drive.
 */
export function isParcelDay(isoDate: string): boolean {
  const day = new Date(`${isoDate}T00:00:00Z`)
  return day.getUTCDay() !== 0 && day.getUTCDay() !== 6 && !isHoliday(day.getTime(), 'NL')
}

/** The first of them from a date on. */
export function parcelDayFrom(isoDate: string): string {
  return isParcelDay(isoDate) ? isoDate : parcelDayFrom(addDays(isoDate, 1))
}

/** So many of them before a date. */
export function parcelDaysBefore(isoDate: string, count: number): string {
  let date = isoDate
  for (let left = count; left > 0;) {
    date = addDays(date, -1)
    if (isParcelDay(date)) left -= 1
  }
  return date
}
