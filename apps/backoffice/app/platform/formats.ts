import { useMemo } from 'react'
import { useLanguage } from './texts'

const cultures = { nl: 'nl-NL', de: 'de-DE', en: 'en-GB' } as const

/** The time zone of the shop, whatever that of the browser. */
const timeZone = 'Europe/Amsterdam'

export type Formats = ReturnType<typeof formatsOf>

/** Money, dates and numbers as the language of the office writes them. */
export function useFormats(): Formats {
  const language = useLanguage()
  return useMemo(() => formatsOf(cultures[language]), [language])
}

function formatsOf(culture: string) {
  const money = new Intl.NumberFormat(culture, { style: 'currency', currency: 'EUR' })
  const number = new Intl.NumberFormat(culture)
  const figure = new Intl.NumberFormat(culture, { maximumFractionDigits: 6, useGrouping: false })
  const amount = new Intl.NumberFormat(culture, { minimumFractionDigits: 2, useGrouping: false })
  const day = new Intl.DateTimeFormat(culture, { timeZone, day: 'numeric', month: 'short', year: 'numeric' })
  const time = new Intl.DateTimeFormat(culture, { timeZone, hour: '2-digit', minute: '2-digit' })
  const moment = new Intl.DateTimeFormat(culture, {
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  const percent = new Intl.NumberFormat(culture, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  const weekday = new Intl.DateTimeFormat(culture, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  const regions = new Intl.DisplayNames(culture, { type: 'region' })
  const relative = new Intl.RelativeTimeFormat(culture, { numeric: 'auto', style: 'short' })
  return {
    cents: (cents: number) => money.format(cents / 100),
    /** Without the sign, as it is typed. */
    amount: (cents: number) => amount.format(cents / 100),
    number: (value: number) => number.format(value),
    /** Every decimal and nothing between the thousands, as it is typed. */
    figure: (value: number) => figure.format(value),
    /** “+12 %”, of a share. */
    percent: (share: number) => percent.format(share),
    weekday: (iso: string) => weekday.format(new Date(iso)),
    day: (iso: string) => day.format(new Date(iso)),
    time: (iso: string) => time.format(new Date(iso)),
    /** On one line, however narrow its column. */
    moment: (iso: string) => moment.format(new Date(iso)).replaceAll(' ', '\u00a0'),
    /** The name of a country by its two letters. */
    country: (code: string) => regions.of(code) ?? code,
    /** “3 hr. ago”. */
    ago: (iso: string, now = Date.now()) => {
      const [value, unit] = distance(new Date(iso).getTime() - now)
      return relative.format(value, unit)
    },
    /** How many days a day lies ahead in the shop's own time; below zero it is past. */
    daysUntil: (day: string, now = Date.now()) => Math.round((midnight(day) - midnight(now)) / dayMs),
    /** “yesterday”, of what has a day and no time. */
    daysAgo: (iso: string, now = Date.now()) =>
      relative.format(Math.round((midnight(iso) - midnight(now)) / dayMs), 'day'),
  }
}

const dayMs = 86_400_000

/** The day in the shop's own time, as a moment that can be subtracted. */
function midnight(moment: string | number): number {
  return Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(moment)))
}

const units = [
  ['day', dayMs],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

function distance(ms: number): [number, Intl.RelativeTimeFormatUnit] {
  for (const [unit, length] of units) if (Math.abs(ms) >= length) return [Math.trunc(ms / length), unit]
  return [0, 'second']
}
