import { isoDay, isWorkingDay, workingDaysLater } from '../shared/index.ts'
import { storeClosings as closings } from './store-closings.ts'

/** REPEAT-6: days on which parcels arrive. On the public holidays of our warehouse nothing leaves it, and carriers do not drive. */
export function isParcelDay(isoDate: string): boolean {
  return isWorkingDay(Date.parse(isoDate), closings)
}

/** The first of them from a date on. */
export function parcelDayFrom(isoDate: string): string {
  return isParcelDay(isoDate) ? isoDate : isoDay(workingDaysLater(Date.parse(isoDate), 1, closings))
}

/** So many of them before a date. */
export function parcelDaysBefore(isoDate: string, count: number): string {
  return isoDay(workingDaysLater(Date.parse(isoDate), -count, closings))
}
