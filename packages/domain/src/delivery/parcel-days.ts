import { isoDay, isWorkingDay, workingDaysLater } from '../shared/index.ts'
import { closingsOf } from './holidays.ts'

/**
 * REPEAT-6: days on which parcels arrive. Our warehouse is in the Netherlands: on its public holidays nothing leaves it, and
 * carriers do not drive.
 */
const closings = /* @__PURE__ */ closingsOf('NL')

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
