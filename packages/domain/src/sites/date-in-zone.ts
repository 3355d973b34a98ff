import { addDays, dateFormat, HOUR, MINUTE } from '../shared/index.ts'

const dateCache = new Map<string, { minute: number; date: string }>()

/** The date of a moment in a time zone, as 2026-11-15. Within a minute it is the same everywhere, so it is worked out once. */
export function dateInZone(moment: Date, timeZone: string): string {
  const minute = Math.floor(moment.getTime() / MINUTE)
  const last = dateCache.get(timeZone)
  if (last?.minute === minute) return last.date
  // The Swedish way to write a date is the ISO one.
  const date = dateFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)
  dateCache.set(timeZone, { minute, date })
  return date
}

/**
 * When a date begins in a time zone. Those of the shop are at most three
 * hours ahead of UTC, and no clock of theirs changes at midnight.
 */
export function startOfDay(date: string, timeZone: string): Date {
  const early = [3, 2, 1].map((hours) => new Date(Date.parse(date) - hours * HOUR))
  return early.find((moment) => dateInZone(moment, timeZone) === date) ?? new Date(date)
}

/** Its last millisecond: as a date or as a time of day it still is that day. */
export function endOfDay(date: string, timeZone: string): Date {
  return new Date(startOfDay(addDays(date, 1), timeZone).getTime() - 1)
}
