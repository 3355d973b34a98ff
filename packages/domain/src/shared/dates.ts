import { refusal, type Result, success } from './result.ts'

/** Lengths of time in milliseconds, as clocks and timers count them. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const dayMonthYear = /^(\d{2})-(\d{2})-([1-9]\d{3})$/

/** A date as people type it, DD-MM-YYYY, becomes 2026-11-16 (CHECKOUT-19). Only days of the calendar count. */
export function parseDate(typed: string): Result<string, 'invalid-date'> {
  const [, day, month, year] = dayMonthYear.exec(typed.trim()) ?? []
  if (!day || !month || !year) return refusal('invalid-date')
  const isoDate = `${year}-${month}-${day}`
  return isCalendarDate(isoDate) ? success(isoDate) : refusal('invalid-date')
}

/** The way back: 2026-11-16 as 16-11-2026, as a field shows it. */
export function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.slice(0, 'YYYY-MM-DD'.length).split('-')
  return `${day}-${month}-${year}`
}

/** 2026-12-30 and 3 days later 2027-01-02. A date has no hour, so no change of clocks moves it. */
export function addDays(isoDate: string, days: number): string {
  return new Date(Date.parse(`${isoDate}T00:00:00Z`) + days * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** 30 February would silently be a day of March. */
function isCalendarDate(isoDate: string): boolean {
  const date = new Date(`${isoDate}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoDate)
}
