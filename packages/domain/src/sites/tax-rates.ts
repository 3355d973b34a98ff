import { dateInZone } from './date-in-zone.ts'

/** The two names of the API for what a rate is paid on: feed is low, everything else high. */
export const vatTypes = ['low', 'high'] as const
export type VatType = (typeof vatTypes)[number]

/** Goods are taxed where they go; a service where it is supplied. */
export const supplies = ['goods', 'service'] as const
export type Supply = (typeof supplies)[number]

/** What a product is to the tax office: a row of `data/vat.yaml`. */
export type TaxClass = { taxClass: string; vatType: VatType; supply: Supply }

/** The percentage of each class. */
export type TaxRates = Readonly<Record<string, number>>

/** The rate of a class in one country, from a day on. */
export type DatedTaxRate = { taxClass: string; validFrom: string; percent: number }

/** Of the rates of a country, the newest first, those that began last by the calendar of the shop (PRICING-3). */
export function taxRatesOn(rates: readonly DatedTaxRate[], now: Date): TaxRates {
  const today = dateInZone(now, 'Europe/Amsterdam')
  const begun = rates.filter(({ validFrom }) => validFrom <= today)
  return Object.fromEntries(begun.toReversed().map(({ taxClass, percent }) => [taxClass, percent]))
}

/** 0 where a country has no rate of the class. */
export function rateOf(rates: TaxRates, taxClass: string): number {
  return rates[taxClass] ?? 0
}

/** The classes whose rates a site names as its low and its high one (§9.19). */
export const classOfVatType = { low: 'feed', high: 'goods' } as const satisfies Record<VatType, string>
