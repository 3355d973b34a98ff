import type { SitePair } from '@haverhof/domain/sites'
import { timeZoneOf } from '@haverhof/domain/sites'

export type Formats = {
  euro: (cents: number) => string
  money: (cents: number, currency: string) => string
  percent: (percent: number) => string
  /** A day on the clock of the site's country. */
  date: (instant: string) => string
  dateAndTime: (instant: string) => string
  country: (regionCode: string) => string
}

/** How letters and papers of a site write amounts, days and countries. */
export function formatsOf({
  culture,
  languageCode,
  regionCode,
}: Pick<SitePair, 'culture' | 'languageCode' | 'regionCode'>): Formats {
  // Two decimals, thousands grouped in Swedish alone.
  const useGrouping = culture.startsWith('sv')
  const timeZone = timeZoneOf(regionCode)
  const money = (cents: number, currency: string) =>
    new Intl.NumberFormat(culture, { style: 'currency', currency, useGrouping }).format(cents / 100)
  const percents = new Intl.NumberFormat(culture, { style: 'percent', maximumFractionDigits: 2 })
  const dates = new Intl.DateTimeFormat(culture, { dateStyle: 'long', timeZone })
  const times = new Intl.DateTimeFormat(culture, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const countries = new Intl.DisplayNames(languageCode, { type: 'region' })
  return {
    euro: (cents) => money(cents, 'EUR'),
    money,
    percent: (percent) => percents.format(percent / 100),
    date: (instant) => dates.format(new Date(instant)),
    dateAndTime: (instant) => times.format(new Date(instant)),
    country: (code) => countries.of(code) ?? code,
  }
}
