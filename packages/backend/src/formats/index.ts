import { formatDate, moneyText, percentText } from '@haverhof/domain/shared'
import { dateInZone, type SiteScope, timeZoneOf } from '@haverhof/domain/sites'

export { type ZippedFile, zippedFile } from './zipped-file.ts'

export type Formats = {
  euro: (cents: number) => string
  /** With parts of cents where there are any. */
  unitPrice: (cents: number) => string
  money: (cents: number, currency: string) => string
  percent: (percent: number) => string
  /** SHELL-19: a day on the clock of the site's country, as DD-MM-YYYY. */
  date: (instant: string) => string
  /** A near day such as `2026-03-11`, in words and without its year, as the pages write it. */
  day: (isoDay: string) => string
  dateAndTime: (instant: string) => string
  country: (regionCode: string) => string
}

type Locale = Pick<SiteScope, 'culture' | 'languageCode' | 'regionCode'>

const known = new Map<string, Formats>()

/** How letters and papers of a site write amounts, days and countries. Formatters are expensive to construct, so each is cached. */
export function formatsOf(locale: Locale): Formats {
  const key = `${locale.culture} ${locale.regionCode}`
  const formats = known.get(key) ?? createFormats(locale)
  known.set(key, formats)
  return formats
}

function createFormats({ culture, languageCode, regionCode }: Locale): Formats {
  const timeZone = timeZoneOf(regionCode)
  const times = new Intl.DateTimeFormat(culture, { timeStyle: 'short', timeZone })
  const unitPrices = new Intl.NumberFormat(culture, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 4,
  })
  const days = new Intl.DateTimeFormat(culture, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const countries = new Intl.DisplayNames(languageCode, { type: 'region' })
  const date = (instant: string) => formatDate(dateInZone(new Date(instant), timeZone))
  return {
    euro: (cents) => moneyText(culture, cents / 100, 'EUR'),
    unitPrice: (cents) => unitPrices.format(cents / 100),
    money: (cents, currency) => moneyText(culture, cents / 100, currency),
    percent: (percent) => percentText(culture, percent),
    date,
    day: (isoDay) => days.format(new Date(isoDay)),
    dateAndTime: (instant) => `${date(instant)}, ${times.format(new Date(instant))}`,
    country: (code) => countries.of(code) ?? code,
  }
}
