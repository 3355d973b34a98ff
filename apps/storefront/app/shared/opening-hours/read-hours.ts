import { dateFormat } from '@haverhof/domain/shared'

export type WrittenHours = { days: string; hours: string }

/** Hours as people read them and as a clock does; 1 is Monday. Times are local: `08:30`. */
export type ReadHours = WrittenHours & { weekdays: number[]; opens: string; closes: string }

/** What “Maandag t/m vrijdag, 8.30 - 17.30 uur” means (SHELL-7). Unreadable hours are shown, but never count as open. */
export function readHours(written: readonly WrittenHours[], culture: string): ReadHours[] {
  const names = weekdayNames(culture)
  return written.map(({ days, hours }) => {
    const [opens = '', closes = ''] = timesIn(hours)
    return { days, hours, weekdays: closes ? weekdaysIn(days, names) : [], opens, closes }
  })
}

/** One named day is that day, two are a span. */
function weekdaysIn(days: string, names: readonly string[]): number[] {
  const text = days.toLowerCase()
  const [first, last = first] = names
    .map((name, position) => ({ weekday: position + 1, at: text.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ weekday }) => weekday)
  if (first === undefined || last === undefined) return []
  const count = ((last - first + 7) % 7) + 1
  return Array.from({ length: count }, (_, offset) => ((first - 1 + offset) % 7) + 1)
}

function timesIn(hours: string): string[] {
  return [...hours.matchAll(/(\d{1,2})(?:[.:h](\d{2}))?\s*(am|pm)?/gi)].map(
    ([, hour, minute = '00', half]) => {
      const afternoon = half?.toLowerCase() === 'pm' && Number(hour) < 12 ? 12 : 0
      return `${String(Number(hour) + afternoon).padStart(2, '0')}:${minute}`
    },
  )
}

/** Up to the hyphen: people write “segunda a sexta-feira”. 1 January 2024 was a Monday. */
function weekdayNames(culture: string): string[] {
  const format = dateFormat(culture, { weekday: 'long', timeZone: 'UTC' })
  const names = Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2024, 0, 1 + day))))
  return names.map((name) => name.toLowerCase().split('-')[0] ?? '')
}
