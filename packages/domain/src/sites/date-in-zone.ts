import { MINUTE } from '../shared/index.ts'

const formats = new Map<string, Intl.DateTimeFormat>()
const known = new Map<string, { minute: number; date: string }>()

/** The date of a moment in a time zone, as 2026-11-15. Within a minute it is the same everywhere, so it is worked out once. */
export function dateInZone(moment: Date, timeZone: string): string {
  const minute = Math.floor(moment.getTime() / MINUTE)
  const last = known.get(timeZone)
  if (last?.minute === minute) return last.date
  // The Swedish way to write a date is the ISO one.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  const date = format.format(moment)
  known.set(timeZone, { minute, date })
  return date
}
