import { isParcelDay, parcelDayFrom, parcelDaysBefore } from '../delivery/index.ts'
import { addDays } from '../shared/index.ts'
import { announcementDays, leadDaysOf, repeatLimits } from './limits.ts'

/** The dates of one delivery, in the calendar of the site. */
export type Schedule = {
  /** The day that was meant; the next ones are counted from it. */
  plannedOn: string
  /** The day on which it arrives. */
  day: string
  /** The day on which it is ordered; until the end of the day before it can be changed. */
  orderOn: string
  /** The day on which the customer is told. */
  announceOn: string
}

/** The date of this moment, and how many parcel days an order is placed before it arrives (REPEAT-7). */
export type Reckoning = { today: string; leadDays?: number | undefined }

/** REPEAT-6, REPEAT-7, REPEAT-8: everything that follows from the day that is meant. */
export function scheduleOf(plannedOn: string, leadDays: number = leadDaysOf()): Schedule {
  const day = parcelDayFrom(plannedOn)
  const orderOn = parcelDaysBefore(day, leadDays)
  return { plannedOn, day, orderOn, announceOn: addDays(orderOn, -announcementDays) }
}

/** REPEAT-6: the delivery after one that was meant for a day; those whose cut-off has passed are left out. */
export function followingSchedule(
  plannedOn: string,
  weeks: number,
  { today, leadDays }: Reckoning,
): Schedule {
  let next = scheduleOf(addDays(plannedOn, weeks * 7), leadDays)
  while (!mayChange(next, today)) next = scheduleOf(addDays(next.plannedOn, weeks * 7), leadDays)
  return next
}

/** REPEAT-7: whether a delivery can still be changed on this date. */
export function mayChange({ orderOn }: Pick<Schedule, 'orderOn'>, today: string): boolean {
  return today < orderOn
}

/** The first delivery that can still be changed today: the day itself or one after it. */
export function scheduleFrom(plannedOn: string, { today, leadDays }: Reckoning): Schedule {
  const planned = scheduleOf(plannedOn, leadDays)
  return mayChange(planned, today) ? planned : scheduleOf(earliestDay({ today, leadDays }), leadDays)
}

/** REPEAT-8: the first delivery that can still be announced in time: the day itself or one after it. */
export function scheduleToAnnounce(plannedOn: string, { today, leadDays }: Reckoning): Schedule {
  let next = scheduleOf(plannedOn, leadDays)
  while (next.announceOn < today) next = scheduleOf(parcelDayFrom(addDays(next.day, 1)), leadDays)
  return next
}

/** REPEAT-16: the first day that can be chosen today. */
export function earliestDay({ today, leadDays = leadDaysOf() }: Reckoning): string {
  let day = parcelDayFrom(addDays(today, leadDays))
  while (!mayChange(scheduleOf(day, leadDays), today)) day = parcelDayFrom(addDays(day, 1))
  return day
}

export type DayProblem = 'no-parcel-day' | 'too-soon' | 'too-far'

/** REPEAT-16: why a delivery cannot be moved to a day; null when it can. */
export function dayProblem(day: string, reckoning: Reckoning): DayProblem | null {
  if (day < earliestDay(reckoning)) return 'too-soon'
  if (day > addDays(reckoning.today, repeatLimits.aheadDays)) return 'too-far'
  return isParcelDay(day) ? null : 'no-parcel-day'
}
