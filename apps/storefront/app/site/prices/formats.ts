import { plainFigure, plainMoney } from '../../platform/plain-figures'
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

const figureDecimals = 2

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
  const money = (amount: number, currency: string) =>
    plainMoney(culture, amount, currency, useGrouping) ?? inCurrency(currency).format(amount)
  const figures = once(
    () => new Intl.NumberFormat(culture, { maximumFractionDigits: figureDecimals, useGrouping }),
  )
  const dates = (shape: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat(culture, shape))
  const days = dates({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const times = dates({ timeStyle: 'short' })
  const moments = dates({ dateStyle: 'long', timeStyle: 'short' })
  const longDates = dates({ dateStyle: 'long', timeZone: 'UTC' })
  return {
    euro: (amount) => money(amount, 'EUR'),
    money,
    figure: (value) => plainFigure(culture, value, figureDecimals, useGrouping) ?? figures().format(value),
    // The day stays with its month.
    day: (isoDay) =>
      days()
        .format(new Date(isoDay))
        .replace(/(\d\.?) /, '$1\u00a0'),
    date: (isoDate) => longDates().format(new Date(isoDate)),
    time: (isoMoment) => times().format(new Date(isoMoment)),
    moment: (isoMoment) => moments().format(new Date(isoMoment)),
  }
}

/** Made when it is first asked for: a phone takes longer to make one formatter than to draw a card. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
