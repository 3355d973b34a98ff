import {
  dateFormat,
  figureText,
  fixedText,
  formatDate,
  moneyText,
  percentText,
} from '@haverhof/domain/shared'
import { dateInZone, timeZoneOf } from '@haverhof/domain/sites'
import { type Translate, useTranslations } from '#texts'
import { plainDate, plainDay } from '../../toolkit/plain-dates'
import { useShop } from '../shop/shop'

export type Formats = PlainFormats & {
  /** A date such as `2026-03-11`, without its year: it is near. */
  day: (isoDay: string) => string
  /** A date with its year, in words: of what was written. */
  longDate: (isoDate: string) => string
  /** A date of record as DD-MM-YYYY; of a moment the day at the shop (SHELL-19). */
  date: (iso: string) => string
  /** The same with the time of day where the visitor is. */
  moment: (isoMoment: string) => string
}

/** What a culture needs no words for. */
type PlainFormats = {
  euro: (amount: number) => string
  money: (amount: number, currency: string) => string
  /** A figure with at most two decimals. */
  figure: (value: number) => string
  /** A share of a hundred, with its sign (SHELL-13). */
  percent: (percent: number) => string
  /** Always with two decimals: the average of ratings, and what advice measures in parts (kilograms, litres, scoops) (SHELL-34). */
  decimal: (value: number) => string
  /** The time of day where the visitor is. */
  time: (isoMoment: string) => string
}

const inWords = new WeakMap<Translate<'ui.dates'>, Map<string, Formats>>()

export function useFormats(): Formats {
  const { culture, site } = useShop()
  const words = useTranslations('ui.dates')
  const ofCountries = inWords.get(words) ?? new Map<string, Formats>()
  inWords.set(words, ofCountries)
  const formats =
    ofCountries.get(site.countryCode) ?? wordedFormats(words, formatsOf(culture), site.countryCode)
  ofCountries.set(site.countryCode, formats)
  return formats
}

function wordedFormats(words: Translate<'ui.dates'>, plain: PlainFormats, countryCode: string): Formats {
  const date = (iso: string) => formatDate(isDay(iso) ? iso : dayAtShop(iso, countryCode))
  return {
    ...plain,
    day: (isoDay) => plainDay(words, isoDay),
    longDate: (isoDate) => plainDate(words, isoDate),
    date,
    moment: (isoMoment) => `${date(isoMoment)}, ${plain.time(isoMoment)}`,
  }
}

/** `2026-11-16`, not a moment of it. */
function isDay(iso: string): boolean {
  return iso.length === 'YYYY-MM-DD'.length
}

function dayAtShop(isoMoment: string, countryCode: string): string {
  return dateInZone(new Date(isoMoment), timeZoneOf(countryCode))
}

const figureDecimals = 2

/** How a culture writes amounts and dates. */
export function formatsOf(culture: string): PlainFormats {
  return {
    euro: (amount) => moneyText(culture, amount, 'EUR'),
    money: (amount, currency) => moneyText(culture, amount, currency),
    figure: (value) => figureText(culture, value, figureDecimals),
    percent: (percent) => percentText(culture, percent),
    decimal: (value) => fixedText(culture, value, figureDecimals),
    time: (isoMoment) => dateFormat(culture, { timeStyle: 'short' }).format(new Date(isoMoment)),
  }
}
