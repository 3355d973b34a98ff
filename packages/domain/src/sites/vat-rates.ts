import { dateInZone } from './date-in-zone.ts'

/** Feed has the low rate, everything else the high one. */
export const vatClasses = ['low', 'high'] as const
export type VatClass = (typeof vatClasses)[number]

/** Percentages. */
export type VatRates = Record<VatClass, number>

/** The rate of a class in one country, from a day on. */
export type DatedVatRate = { vatClass: VatClass; validFrom: string; percent: number }

/** PRICING-3: of the rates of a country, the newest first, those that began last by the calendar of the shop; 0 where there is none. */
export function vatRatesOn(rates: readonly DatedVatRate[], now: Date): VatRates {
  const today = dateInZone(now, 'Europe/Amsterdam')
  const rate = (vatClass: VatClass) =>
    rates.find((one) => one.vatClass === vatClass && one.validFrom <= today)?.percent ?? 0
  return { low: rate('low'), high: rate('high') }
}
