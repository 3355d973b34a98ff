import { dateFormat, platformName, type Platform } from '../shared/index.ts'

const invoices = { shop: 'HH', muehldorfer: 'MD', corporate: 'HG' } as const
const credits = { shop: 'HC', muehldorfer: 'MC', corporate: 'GC' } as const

/** A series per brand and year, by the calendar of the shop (INVOICES-2). */
export function invoiceSeries(platform: Platform, issuedAt: Date): string {
  return seriesOf(invoices, platform, issuedAt)
}

/** Credit notes have series of their own (INVOICES-6). */
export function creditSeries(platform: Platform, issuedAt: Date): string {
  return seriesOf(credits, platform, issuedAt)
}

type Prefixes = typeof invoices | typeof credits

function seriesOf(prefixes: Prefixes, platform: Platform, issuedAt: Date): string {
  const year = dateFormat('en', { year: 'numeric', timeZone: 'Europe/Amsterdam' }).format(issuedAt)
  return `${prefixes[platformName(platform)]}-${year}`
}

/** Series and number of an invoice; null for what is no number of ours. */
export function invoicePlace(text: string): { series: string; number: number } | null {
  const [, series, digits] = /^([A-Z]{2}-\d{4})-(\d{6,9})$/.exec(text) ?? []
  return series && digits ? { series, number: Number(digits) } : null
}

/** `HH-2026-000042` */
export function invoiceNumber(series: string, number: number): string {
  return `${series}-${String(number).padStart(6, '0')}`
}
