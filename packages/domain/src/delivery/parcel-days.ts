import { type Closings, isoDay, isWorkingDay, workingDaysLater } from '../shared/index.ts'
import { closingsOf } from './holidays.ts'
import { storeClosings } from './store-closings.ts'

/** Whether parcels arrive in a country on a date: it is a working day there and at our store (REPEAT-37). */
export function isParcelDay(isoDate: string, regionCode?: string): boolean {
  return isWorkingDay(Date.parse(isoDate), closingsTo(regionCode))
}

/** The first of them from a date on. */
export function parcelDayFrom(isoDate: string, regionCode?: string): string {
  return isParcelDay(isoDate, regionCode)
    ? isoDate
    : isoDay(workingDaysLater(Date.parse(isoDate), 1, closingsTo(regionCode)))
}

/** So many of them before a date. */
export function parcelDaysBefore(isoDate: string, count: number, regionCode?: string): string {
  return isoDay(workingDaysLater(Date.parse(isoDate), -count, closingsTo(regionCode)))
}

function closingsTo(regionCode: string | undefined): Closings {
  if (regionCode === undefined) return storeClosings
  const { fixed, afterEaster, others } = closingsOf(regionCode)
  return {
    fixed: [...storeClosings.fixed, ...fixed],
    afterEaster: [...storeClosings.afterEaster, ...afterEaster],
    ...(others && { others }),
  }
}
