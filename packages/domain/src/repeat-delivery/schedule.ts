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
  /** The day on which the customer is told: seven days before that, or later where the customer has changed it later. */
  announceOn: string
}

type Days = Pick<Schedule, 'plannedOn' | 'day'>

/** Where a delivery goes, and how many parcel days its order is placed before it arrives (REPEAT-7). */
type Way = { leadDays?: number | undefined; regionCode?: string | undefined }

/** The same, and the date of this moment. */
export type Reckoning = Way & { today: string }

/** Everything that follows from the day that is meant (REPEAT-6, REPEAT-7, REPEAT-8). */
export function scheduleOf(plannedOn: string, { leadDays = leadDaysOf(), regionCode }: Way = {}): Schedule {
  const day = parcelDayFrom(plannedOn, regionCode)
  const orderOn = parcelDaysBefore(day, leadDays, regionCode)
  return { plannedOn, day, orderOn, announceOn: addDays(orderOn, -announcementDays) }
}

/**
 * The delivery after one that was meant for a day; those whose cut-off has passed are left out, and what cannot be announced
 * in time comes later (REPEAT-40, REPEAT-6).
 */
export function followingSchedule(plannedOn: string, days: number, reckoning: Reckoning): Schedule {
  let next = scheduleOf(addDays(plannedOn, days), reckoning)
  while (!mayChange(next, reckoning.today)) next = scheduleOf(addDays(next.plannedOn, days), reckoning)
  return { ...scheduleToAnnounce(next, reckoning), plannedOn: next.plannedOn }
}

/** Whether a delivery can still be changed on this date (REPEAT-39). */
export function mayChange({ orderOn }: Pick<Schedule, 'orderOn'>, today: string): boolean {
  return today < orderOn
}

/**
 * A delivery that its customer has changed: it keeps its day where that can be met, and is announced at once however soon
 * that is; else it comes on the first day that can be announced in time (REPEAT-42).
 */
export function scheduleAsChanged(days: Days, reckoning: Reckoning): Schedule {
  const { today } = reckoning
  const same = withDay(days, reckoning)
  if (!mayChange(same, today)) return scheduleToAnnounce(days, reckoning)
  return { ...same, announceOn: same.announceOn < today ? today : same.announceOn }
}

/** The first delivery that can still be announced in time: on its day, or on one after it that is meant from then on (REPEAT-40). */
export function scheduleToAnnounce(days: Days, reckoning: Reckoning): Schedule {
  const { today, regionCode } = reckoning
  let next = withDay(days, reckoning)
  while (next.announceOn < today) {
    const after = next.day < today ? today : next.day
    next = scheduleOf(parcelDayFrom(addDays(after, 1), regionCode), reckoning)
  }
  return next
}

/** It arrives on its day, whatever day was meant. */
export function withDay({ plannedOn, day }: Days, way: Way): Schedule {
  return { ...scheduleOf(day, way), plannedOn }
}

/**
 * True when no mail was sent in time. After a change less than seven days before
 * the order, the mail is in time until the cut-off (REPEAT-40).
 */
export function isLateToAnnounce({ announceOn, orderOn }: Schedule, today: string): boolean {
  const isWhole = announceOn <= addDays(orderOn, -announcementDays)
  return today > announceOn && (isWhole || today >= orderOn)
}

/** The first day that can be chosen today (REPEAT-60). */
function earliestDay(reckoning: Reckoning): string {
  const { today, leadDays = leadDaysOf(), regionCode } = reckoning
  let day = parcelDayFrom(addDays(today, leadDays), regionCode)
  while (!mayChange(scheduleOf(day, reckoning), today)) day = parcelDayFrom(addDays(day, 1), regionCode)
  return day
}

/** The days that a delivery can be moved to (REPEAT-60). */
export function possibleDays(reckoning: Reckoning): string[] {
  const days: string[] = []
  const last = addDays(reckoning.today, repeatLimits.aheadDays)
  for (let day = earliestDay(reckoning); day <= last; day = addDays(day, 1))
    if (isParcelDay(day, reckoning.regionCode)) days.push(day)
  return days
}

export type DayProblem = 'no-parcel-day' | 'too-soon' | 'too-far'

/** Why a delivery cannot be moved to a day; null when it can (REPEAT-60). */
export function dayProblem(day: string, reckoning: Reckoning): DayProblem | null {
  if (day < earliestDay(reckoning)) return 'too-soon'
  if (day > addDays(reckoning.today, repeatLimits.aheadDays)) return 'too-far'
  return isParcelDay(day, reckoning.regionCode) ? null : 'no-parcel-day'
}
