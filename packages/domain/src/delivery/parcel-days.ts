import { addDays } from '../shared/index.ts'

/**
 * REPEAT-6: days on which parcels arrive. Our warehouse is in the Netherlands: on its public holidays nothing leaves it, and
 * carriers do not drive.
 */
export function isParcelDay(isoDate: string): boolean {
  const weekday = new Date(`${isoDate}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(isoDate)
}

/** The first of them from a date on. */
export function parcelDayFrom(isoDate: string): string {
  return isParcelDay(isoDate) ? isoDate : parcelDayFrom(addDays(isoDate, 1))
}

/** So many of them before a date. */
export function parcelDaysBefore(isoDate: string, count: number): string {
  let date = isoDate
  for (let left = count; left > 0;) {
    date = addDays(date, -1)
    if (isParcelDay(date)) left -= 1
  }
  return date
}

const fixed = ['01-01', '12-25', '12-26']
/** Easter Monday, Ascension Day and Whit Monday, in days after Easter. */
const afterEaster = [1, 39, 50]

function isHoliday(isoDate: string): boolean {
  const year = Number(isoDate.slice(0, 4))
  if (fixed.includes(isoDate.slice(5)) || isoDate === kingsDay(year)) return true
  const easter = easterOf(year)
  return afterEaster.some((days) => addDays(easter, days) === isoDate)
}

/** 27 April, or the day before when that is a Sunday. */
function kingsDay(year: number): string {
  const date = `${year}-04-27`
  return new Date(`${date}T00:00:00Z`).getUTCDay() === 0 ? addDays(date, -1) : date
}

/** Easter Sunday of the Gregorian calendar, after Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  const [month, day] = [Math.floor(f / 31), (f % 31) + 1]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
