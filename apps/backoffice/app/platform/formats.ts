import {
  countryName,
  dateFormat,
  DAY,
  HOUR,
  MINUTE,
  numberFormat,
  relativeTimeFormat,
} from '@haverhof/domain/shared'
import { dateInZone } from '@haverhof/domain/sites'
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
  const number = (shape: Intl.NumberFormatOptions) => {
    const formatter = numberFormat(culture, shape)
    return (value: number) => formatter.format(value)
  }
  const date = (shape: Intl.DateTimeFormatOptions) => {
    const formatter = dateFormat(culture, { timeZone, ...shape })
    return (iso: string) => formatter.format(new Date(iso))
  }
  const money = number({ style: 'currency', currency: 'EUR' })
  const amount = number({ minimumFractionDigits: 2, useGrouping: false })
  const moment = date({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
  const relative = relativeTimeFormat(culture, { numeric: 'auto', style: 'short' })
  return {
    cents: (cents: number) => money(cents / 100),
    /** Without the sign, as it is typed. */
    amount: (cents: number) => amount(cents / 100),
    number: number({}),
    /** Every decimal and nothing between the thousands, as it is typed. */
    figure: number({ maximumFractionDigits: 6, useGrouping: false }),
    /** “+12 %”, of a share. */
    percent: number({ style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    weekday: date({ weekday: 'long', day: 'numeric', month: 'long' }),
    day: date({ day: 'numeric', month: 'short', year: 'numeric' }),
    time: date({ hour: '2-digit', minute: '2-digit' }),
    /** On one line, however narrow its column. */
    moment: (iso: string) => moment(iso).replaceAll(' ', '\u00a0'),
    /** The name of a country by its two letters. */
    country: (code: string) => countryName(code, culture),
    /** “3 hr. ago”. */
    ago: (iso: string, now = Date.now()) => {
      const [value, unit] = distance(new Date(iso).getTime() - now)
      return relative.format(value, unit)
    },
    /** How many days a day lies ahead in the shop's own time; below zero it is past. */
    daysUntil: (day: string, now = Date.now()) => Math.round((midnight(day) - midnight(now)) / DAY),
    /** “yesterday”, of what has a day and no time. */
    daysAgo: (iso: string, now = Date.now()) =>
      relative.format(Math.round((midnight(iso) - midnight(now)) / DAY), 'day'),
  }
}

/** The day in the shop's own time, as a moment that can be subtracted. */
function midnight(moment: string | number): number {
  return Date.parse(dateInZone(new Date(moment), timeZone))
}

const units = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

function distance(ms: number): [number, Intl.RelativeTimeFormatUnit] {
  for (const [unit, length] of units) if (Math.abs(ms) >= length) return [Math.trunc(ms / length), unit]
  return [0, 'second']
}
