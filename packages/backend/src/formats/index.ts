import {
  countryName,
  dateFormat,
  formatDate,
  moneyText,
  numberFormat,
  percentText,
} from '@haverhof/domain/shared'
import { dateInZone, type SiteScope, timeZoneOf } from '@haverhof/domain/sites'

export { type ZippedFile, zippedFile } from './zipped-file.ts'

export type Formats = {
  euro: (cents: number) => string
  /** With parts of cents where there are any. */
  unitPrice: (cents: number) => string
  money: (cents: number, currency: string) => string
  percent: (percent: number) => string
  /** A day on the clock of the site's country, as DD-MM-YYYY (SHELL-19). */
  date: (instant: string) => string
  /** A near day such as `2026-03-11`, in words and without its year, as the pages write it. */
  day: (isoDay: string) => string
  dateAndTime: (instant: string) => string
  country: (regionCode: string) => string
}

type Locale = Pick<SiteScope, 'culture' | 'languageCode' | 'regionCode'>

/** How letters and papers of a site write amounts, days and countries. */
export function formatsOf({ culture, languageCode, regionCode }: Locale): Formats {
  const timeZone = timeZoneOf(regionCode)
  const date = (instant: string) => formatDate(dateInZone(new Date(instant), timeZone))
  const time = (instant: string) =>
    dateFormat(culture, { timeStyle: 'short', timeZone }).format(new Date(instant))
  return {
    euro: (cents) => moneyText(culture, cents / 100, 'EUR'),
    unitPrice: (cents) => numberFormat(culture, unitPriceShape).format(cents / 100),
    money: (cents, currency) => moneyText(culture, cents / 100, currency),
    percent: (percent) => percentText(culture, percent),
    date,
    day: (isoDay) => dateFormat(culture, dayShape).format(new Date(isoDay)),
    dateAndTime: (instant) => `${date(instant)}, ${time(instant)}`,
    country: (code) => countryName(code, languageCode),
  }
}

const unitPriceShape = { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 } as const
const dayShape = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
