import type { Translate } from '#texts'

/**
 * A date as the formatter of the language would write it, without its year, from words among the texts: making the first
 * formatter keeps a phone busy for a tenth of a second. The day stays with its month.
 */
export function plainDay(words: Translate<'ui.dates'>, isoDay: string): string {
  const date = new Date(isoDay)
  const weekday = nth(words('weekdays'), date.getUTCDay())
  return words('day', { weekday, ...dayAndMonth(words, date) }).replace(/(\d\.?) /, '$1\u00a0')
}

/** The same with its year, without the day of the week. */
export function plainDate(words: Translate<'ui.dates'>, isoDate: string): string {
  const date = new Date(isoDate)
  return words('date', { ...dayAndMonth(words, date), year: String(date.getUTCFullYear()) })
}

function dayAndMonth(words: Translate<'ui.dates'>, date: Date): { day: string; month: string } {
  return { day: String(date.getUTCDate()), month: nth(words('months'), date.getUTCMonth()) }
}

function nth(names: string, position: number): string {
  return names.split(' ')[position] ?? ''
}
