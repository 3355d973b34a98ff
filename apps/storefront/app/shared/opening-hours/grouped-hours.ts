import { dateFormat } from '@haverhof/domain/shared'

/** Hours of one day of the week; 1 is Monday, 7 Sunday. */
export type DayHours = { weekday: number; opens: string; closes: string }

const week = [1, 2, 3, 4, 5, 6, 7]

/** The hours of a week in few lines: days in a row with the same hours share one. */
export function groupedHours(
  hours: readonly DayHours[],
  culture: string,
): { days: string; spans: string[] }[] {
  const groups: { first: number; last: number; spans: string[] }[] = []
  for (const weekday of week) {
    const spans = hours
      .filter((each) => each.weekday === weekday)
      .map(({ opens, closes }) => `${opens} – ${closes}`)
    const before = groups.at(-1)
    if (before && before.spans.join() === spans.join()) before.last = weekday
    else groups.push({ first: weekday, last: weekday, spans })
  }
  return groups.map(({ first, last, spans }) => ({ days: daysText(first, last, culture), spans }))
}

function daysText(first: number, last: number, culture: string): string {
  const name = dateFormat(culture, { weekday: 'short', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  const names = [...new Set([first, last])].map((weekday) => name.format(Date.UTC(2024, 0, weekday)))
  return names.join(' – ')
}
