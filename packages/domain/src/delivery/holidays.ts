import { type Closings, DAY } from '../shared/index.ts'
import { storeClosings } from './store-closings.ts'

/** Whether a date is so many days after Orthodox Easter Sunday. */
function afterOrthodoxEaster(...days: number[]): (date: Date) => boolean {
  return (date) => days.includes((date.getTime() - orthodoxEaster(date.getUTCFullYear())) / DAY)
}

/** The Julian calendar's rule (Meeus), as midnight UTC; that calendar is 13 days behind ours until 2099. */
function orthodoxEaster(year: number): number {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  const f = d + e + 114
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1 + 13)
}

/**
 * Holidays of Ireland on Mondays: St Brigid's (or the Friday that begins
 * February), the first of May, June and August, the last of October.
 */
function isIrishHoliday(date: Date): boolean {
  const [month, day, weekday] = [date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCDay()]
  if (month === 2 && weekdayOfFirst(day, weekday) === friday) return day === 1
  if (weekday !== monday) return false
  return month === 10 ? day > 31 - 7 : [2, 5, 6, 8].includes(month) && day <= 7
}

const monday = 1
const friday = 5

function weekdayOfFirst(day: number, weekday: number): number {
  return (weekday - (day - 1) + 35) % 7
}

/**
 * Days of the week on which no carrier drives, as `MM-DD`, and as days after Easter Sunday: public holidays of the whole
 * country, by the law that is named with each (DELIVERY-11). Days off in lieu of a holiday at a weekend are not among them.
 * All dates are to be confirmed by the carrier.
 */
const holidays: Record<string, Closings> = {
  NL: storeClosings,
  // Loi du 4 janvier 1974.
  BE: { fixed: days('05-01 07-21 08-15 11-01 11-11'), afterEaster: [1, 39, 50] },
  // The holiday acts of all sixteen states.
  DE: { fixed: days('05-01 10-03 12-26'), afterEaster: [-2, 1, 39, 50] },
  // Arbeitsruhegesetz § 7.
  AT: { fixed: days('01-06 05-01 08-15 10-26 11-01 12-08 12-26'), afterEaster: [1, 39, 50, 60] },
  // Lov om helligdage and the shops' act.
  DK: { fixed: days('12-26'), afterEaster: [-3, -2, 1, 39, 50] },
  // Code du travail L3133-1.
  FR: { fixed: days('05-01 05-08 07-14 08-15 11-01 11-11'), afterEaster: [1, 39, 50] },
  // Code du travail L.232-2.
  LU: { fixed: days('05-01 05-09 06-23 08-15 11-01 12-26'), afterEaster: [1, 39, 50] },
  // Lag 1989:253.
  SE: { fixed: days('01-06 05-01 06-06 12-26'), afterEaster: [-2, 1, 39] },
  // Legge 27 maggio 1949 n. 260, with legge 8 ottobre 2025 n. 151.
  IT: { fixed: days('01-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-26'), afterEaster: [1] },
  // Real Decreto 2001/1983 Art. 45; Epiphany as all communities keep it.
  ES: { fixed: days('01-06 05-01 08-15 10-12 11-01 12-06 12-08'), afterEaster: [-2] },
  // Código do Trabalho Art. 234.
  PT: { fixed: days('04-25 05-01 06-10 08-15 10-05 11-01 12-01 12-08'), afterEaster: [-2, 60] },
  // Pühade ja tähtpäevade seadus § 2.
  EE: { fixed: days('02-24 05-01 06-23 06-24 08-20 12-24 12-26'), afterEaster: [-2] },
  // Organisation of Working Time Act 1997, Second Schedule.
  IE: { fixed: days('03-17 12-26'), afterEaster: [1], others: isIrishHoliday },
  // Kirkkolaki, laki 388/1937 and laki 272/1944.
  FI: { fixed: days('01-06 05-01 12-06 12-26'), afterEaster: [-2, 1, 39] },
  // Ustawa z dnia 18 stycznia 1951 r. o dniach wolnych od pracy.
  PL: { fixed: days('01-06 05-01 05-03 08-15 11-01 11-11 12-24 12-26'), afterEaster: [1, 60] },
  // Zákon č. 245/2000 Sb.
  CZ: {
    fixed: days('05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-26'),
    afterEaster: [-2, 1],
  },
  // Zákon č. 241/1993 Z. z.
  SK: {
    fixed: days('01-06 05-01 05-08 07-05 08-29 09-15 11-01 12-24 12-26'),
    afterEaster: [-2, 1],
  },
  // 2012. évi I. törvény 102. §.
  HU: { fixed: days('03-15 05-01 08-20 10-23 11-01 12-26'), afterEaster: [-2, 1, 50] },
  // Zakon o praznikih in dela prostih dnevih v Republiki Sloveniji.
  SI: {
    fixed: days('01-02 02-08 04-27 05-01 05-02 06-25 08-15 10-31 11-01 12-26'),
    afterEaster: [1],
  },
  // Zakon o blagdanima, spomendanima i neradnim danima (NN 110/2019).
  HR: { fixed: days('01-06 05-01 05-30 06-22 08-05 08-15 11-01 11-18 12-26'), afterEaster: [1, 60] },
  // Likums «Par svētku, atceres un atzīmējamām dienām».
  LV: { fixed: days('05-01 05-04 06-23 06-24 11-18 12-24 12-26 12-31'), afterEaster: [-2, 1] },
  // Darbo kodeksas, 123 straipsnis.
  LT: { fixed: days('02-16 03-11 05-01 06-24 07-06 08-15 11-01 11-02 12-24 12-26'), afterEaster: [1] },
  // Codul muncii Art. 139.
  RO: {
    fixed: days('01-02 01-06 01-07 01-24 05-01 06-01 08-15 11-30 12-01 12-26'),
    afterEaster: [],
    others: afterOrthodoxEaster(-2, 1, 50),
  },
  // Кодекс на труда, чл. 154.
  BG: {
    fixed: days('03-03 05-01 05-06 05-24 09-06 09-22 12-24 12-26'),
    afterEaster: [],
    others: afterOrthodoxEaster(-2, 1),
  },
  // Ν. 4808/2021, άρθρο 60.
  GR: {
    fixed: days('01-06 03-25 05-01 08-15 10-28 12-26'),
    afterEaster: [],
    others: afterOrthodoxEaster(1),
  },
  // National Holidays and Other Public Holidays Act (Cap. 252).
  MT: {
    fixed: days('02-10 03-19 03-31 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13'),
    afterEaster: [-2],
  },
}

/** New Year's Day and Christmas Day, public holidays all over Europe, and those of a country. */
function days(own: string): string[] {
  return ['01-01', '12-25', ...own.split(' ')]
}

const unknown: Closings = { fixed: ['01-01', '12-25'], afterEaster: [] }

/** The days on which carriers rest in this country. */
export function closingsOf(regionCode: string): Closings {
  return holidays[regionCode] ?? unknown
}
