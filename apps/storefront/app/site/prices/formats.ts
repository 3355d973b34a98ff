import { useShop } from '../shop'

export type Formats = {
  euro: (amount: number) => string
  money: (amount: number, currency: string) => string
  /** A figure with at most two decimals. */
  figure: (value: number) => string
  /** A date such as `2026-03-11`, without its year: it is near. */
  day: (isoDay: string) => string
  /** A date with its year: it is past. */
  date: (isoDate: string) => string
  /** The time of day where the visitor is. */
  time: (isoMoment: string) => string
  /** Date and time of day where the visitor is. */
  moment: (isoMoment: string) => string
}

const known = new Map<string, Formats>()

/** How a culture writes amounts and dates. Formatters are dear to make, so each culture has one set. */
export function formatsOf(culture: string): Formats {
  const formats = known.get(culture) ?? createFormats(culture)
  known.set(culture, formats)
  return formats
}

export function useFormats(): Formats {
  return formatsOf(useShop().culture)
}

function createFormats(culture: string): Formats {
  // Two decimals, thousands grouped in Swedish alone.
  const useGrouping = culture.startsWith('sv')
  const currencies = new Map<string, Intl.NumberFormat>()
  const inCurrency = (currency: string) => {
    const format =
      currencies.get(currency) ?? new Intl.NumberFormat(culture, { style: 'currency', currency, useGrouping })
    currencies.set(currency, format)
    return format
  }
  const figures = new Intl.NumberFormat(culture, { maximumFractionDigits: 2, useGrouping })
  const days = new Intl.DateTimeFormat(culture, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const times = new Intl.DateTimeFormat(culture, { timeStyle: 'short' })
  const moments = new Intl.DateTimeFormat(culture, { dateStyle: 'long', timeStyle: 'short' })
  const dates = new Intl.DateTimeFormat(culture, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    euro: (amount) => inCurrency('EUR').format(amount),
    money: (amount, currency) => inCurrency(currency).format(amount),
    figure: (value) => figures.format(value),
    // The day stays with its month.
    day: (isoDay) => days.format(new Date(isoDay)).replace(/(\d\.?) /, '$1\u00a0'),
    date: (isoDate) => dates.format(new Date(isoDate)),
    time: (isoMoment) => times.format(new Date(isoMoment)),
    moment: (isoMoment) => moments.format(new Date(isoMoment)),
  }
}
