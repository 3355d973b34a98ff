import { groupsThousands } from '@haverhof/domain/shared'
import { type Translate, useTranslations } from '#texts'
import { plainDate, plainDay } from '../../platform/plain-dates'
import { plainFigure, plainFixed, plainMoney } from '../../platform/plain-figures'
import { useShop } from '../shop'

export type Formats = PlainFormats & {
  /** A date such as `2026-03-11`, without its year: it is near. */
  day: (isoDay: string) => string
  /** A date with its year: it is past. */
  date: (isoDate: string) => string
}

/** What a culture needs no words for. */
type PlainFormats = {
  euro: (amount: number) => string
  money: (amount: number, currency: string) => string
  /** A figure with at most two decimals. */
  figure: (value: number) => string
  /** The average of ratings, always with two decimals; a single rating is whole and needs no format. */
  rating: (average: number) => string
  /** The time of day where the visitor is. */
  time: (isoMoment: string) => string
  /** Date and time of day where the visitor is. */
  moment: (isoMoment: string) => string
}

const known = new Map<string, PlainFormats>()
const inWords = new WeakMap<Translate, Formats>()

/** How a culture writes amounts and dates. Formatters are dear to make, so each culture has one set. */
export function formatsOf(culture: string): PlainFormats {
  const formats = known.get(culture) ?? createFormats(culture)
  known.set(culture, formats)
  return formats
}

export function useFormats(): Formats {
  const { culture } = useShop()
  const words = useTranslations('ui.dates')
  const formats = inWords.get(words) ?? {
    ...formatsOf(culture),
    day: (isoDay) => plainDay(words, isoDay),
    date: (isoDate) => plainDate(words, isoDate),
  }
  inWords.set(words, formats)
  return formats
}

const figureDecimals = 2

function createFormats(culture: string): PlainFormats {
  const useGrouping = groupsThousands(culture)
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
  const times = dates({ timeStyle: 'short' })
  const moments = dates({ dateStyle: 'long', timeStyle: 'short' })
  return {
    euro: (amount) => money(amount, 'EUR'),
    money,
    figure: (value) => plainFigure(culture, value, figureDecimals, useGrouping) ?? figures().format(value),
    rating: (average) =>
      plainFixed(culture, average, figureDecimals, useGrouping) ?? average.toFixed(figureDecimals),
    time: (isoMoment) => times().format(new Date(isoMoment)),
    moment: (isoMoment) => moments().format(new Date(isoMoment)),
  }
}

/** Made when it is first asked for: a phone takes longer to make one formatter than to draw a card. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
