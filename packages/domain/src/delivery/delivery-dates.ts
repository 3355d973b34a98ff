import { HOUR, isoDay, isWorkingDay, workingDaysLater } from '../shared/index.ts'
import { closingsOf } from './holidays.ts'
import { storeClosings } from './store-closings.ts'

/** Where the store is. */
const warehouseRegion = 'NL'
/** Orders of a working day leave the same day when they come in before this hour, Dutch time (PRODUCT-16). */
const cutOffHour = 15
const warehouseTime = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** At least and at most. */
export type WorkingDays = readonly [number, number]

export type DeliveryDates = { first: string; last: string }

/**
 * Between which dates a pack arrives when it is ordered now, counting the working days of the country it
 * goes to from its dispatch (PRODUCT-1, DELIVERY-11).
 */
export function deliveryDates(
  now: Date,
  [least, most]: WorkingDays,
  regionCode: string = warehouseRegion,
): DeliveryDates {
  const dispatch = dispatchDay(now)
  const later = (count: number) => isoDay(workingDaysLater(dispatch, count, closingsOf(regionCode)))
  return { first: later(least), last: later(most) }
}

/** A delivery that was announced for a day comes on that day or, when that cannot be met, as soon as it can (REPEAT-38). */
export function datesForDay(day: string, { first, last }: DeliveryDates): DeliveryDates {
  if (day >= last) return { first: day, last: day }
  return { first: day > first ? day : first, last }
}

/** The days a customer may choose from: the last that is promised and the working days after it (DELIVERY-12). */
export function choosableDays(last: string, count: number, regionCode: string): string[] {
  const days = [last]
  for (let day = Date.parse(last); days.length < count;) {
    day = workingDaysLater(day, 1, closingsOf(regionCode))
    days.push(isoDay(day))
  }
  return days.slice(0, count)
}

let latest = { hour: NaN, day: NaN }

/** The same within an hour, in which every visitor of a product asks for it. */
function dispatchDay(now: Date): number {
  const hour = Math.floor(now.getTime() / HOUR)
  if (latest.hour !== hour) latest = { hour, day: dispatchDayOf(now) }
  return latest.day
}

/** The working day on which an order placed now leaves the warehouse, as midnight UTC of that date. */
function dispatchDayOf(now: Date): number {
  const parts = Object.fromEntries(
    warehouseTime.formatToParts(now).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0 } = parts
  const today = Date.UTC(year, month - 1, day)
  const leavesToday = isWorkingDay(today, storeClosings) && hour < cutOffHour
  return leavesToday ? today : workingDaysLater(today, 1, storeClosings)
}
