import { DAY } from '../shared/index.ts'

/**
 * LABORATORY-20: the days on which the laboratory is closed beside weekends: those of the Dutch Algemene termijnenwet, article 3, with Good Friday,
 * which it counts among them.
 */
export function holidaysOf(year: number): ReadonlySet<string> {
  const easter = easterOf(year)
  const days = [
    Date.UTC(year, 0, 1),
    easter - 2 * DAY, // Good Friday
    easter + DAY, // Easter Monday
    kingsDay(year),
    Date.UTC(year, 4, 5), // Liberation Day
    easter + 39 * DAY, // Ascension
    easter + 50 * DAY, // Whit Monday
    Date.UTC(year, 11, 25),
    Date.UTC(year, 11, 26),
  ]
  return new Set(days.map(isoDay))
}

/** LABORATORY-20: so many working days after a day, both as ISO dates. */
export function addWorkingDays(day: string, count: number): string {
  let moment = new Date(day).getTime()
  for (let left = count; left > 0;) {
    moment += DAY
    if (isWorkingDay(moment)) left -= 1
  }
  return isoDay(moment)
}

function isWorkingDay(moment: number): boolean {
  const date = new Date(moment)
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6
  return !isWeekend && !holidaysOf(date.getUTCFullYear()).has(isoDay(moment))
}

function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** 27 April; the day before where that is a Sunday. */
function kingsDay(year: number): number {
  const day = Date.UTC(year, 3, 27)
  return new Date(day).getUTCDay() === 0 ? day - DAY : day
}

/** The Gregorian Easter Sunday, after Meeus, Jones and Butcher. */
function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const corrected = Math.floor((century + 8) / 25)
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - corrected + 1) / 3) + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * shift + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
}
