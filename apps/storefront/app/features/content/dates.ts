const formatters = new Map<string, Intl.DateTimeFormat>()

/** `3 februari 2026`, for a date without a time. */
export function longDate(culture: string, date: string): string {
  const known = formatters.get(culture) ?? new Intl.DateTimeFormat(culture, { dateStyle: 'long', timeZone: 'UTC' })
  formatters.set(culture, known)
  return known.format(new Date(date))
}
