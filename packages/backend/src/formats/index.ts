import { groupsThousands } from '@haverhof/domain/shared'
import { type SitePair, timeZoneOf } from '@haverhof/domain/sites'

export type Formats = {
  euro: (cents: number) => string
  money: (cents: number, currency: string) => string
  percent: (percent: number) => string
  /** A day on the clock of the site's country. */
  date: (instant: string) => string
  dateAndTime: (instant: string) => string
  country: (regionCode: string) => string
}

type Locale = Pick<SitePair, 'culture' | 'languageCode' | 'regionCode'>

const known = new Map<string, Formats>()

/** How letters and papers of a site write amounts, days and countries. Formatters are dear to make, so each is kept. */
export function formatsOf(locale: Locale): Formats {
  const key = `${locale.culture} ${locale.regionCode}`
  const formats = known.get(key) ?? createFormats(locale)
  known.set(key, formats)
  return formats
}

function createFormats({ culture, languageCode, regionCode }: Locale): Formats {
  const useGrouping = groupsThousands(culture)
  const timeZone = timeZoneOf(regionCode)
  const inCurrency = (currency: string) =>
    new Intl.NumberFormat(culture, { style: 'currency', currency, useGrouping })
  const euros = inCurrency('EUR')
  const percents = new Intl.NumberFormat(culture, { style: 'percent', maximumFractionDigits: 2 })
  const dates = new Intl.DateTimeFormat(culture, { dateStyle: 'long', timeZone })
  const times = new Intl.DateTimeFormat(culture, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const countries = new Intl.DisplayNames(languageCode, { type: 'region' })
  return {
    euro: (cents) => euros.format(cents / 100),
    money: (cents, currency) => inCurrency(currency).format(cents / 100),
    percent: (percent) => percents.format(percent / 100),
    date: (instant) => dates.format(new Date(instant)),
    dateAndTime: (instant) => times.format(new Date(instant)),
    country: (code) => countries.of(code) ?? code,
  }
}
