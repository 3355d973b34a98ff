/** Holidays of Ireland on Mondays: St Brigid's (or the Friday that begins February), the first of May, June and August, the last of October. */
export function isIrishHoliday(date: Date): boolean {
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
