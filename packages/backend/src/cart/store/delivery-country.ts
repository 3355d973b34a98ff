import type { ShippingMethod } from '@haverhof/domain/delivery'
import type { Terms } from '../../pricing/index.ts'

/** A country, with the ways a site delivers there. */
export type DeliveryCountry = { countryId: number; regionCode: string; shippingMethods: ShippingMethod[] }

export function countryOf(terms: Terms, siteId: number, countryId: number | null): DeliveryCountry | null {
  const country = countryId === null ? undefined : terms.countries.get(countryId)
  if (countryId === null || !country) return null
  const shippingMethods = terms.tariffs(siteId, countryId).map(({ shippingMethod }) => shippingMethod)
  return { countryId, regionCode: country.regionCode, shippingMethods }
}
