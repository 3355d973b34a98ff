import { productTypes } from '@haverhof/domain/catalogue'
import { goesBy, type ShippingMethod } from '@haverhof/domain/delivery'
import { languageOfId } from '@haverhof/domain/shared'
import type { VariantFacts } from '../../catalogue/index.ts'
import type { Tariff, Terms } from '../../pricing/index.ts'

/** A country, with the ways a site delivers there. */
export type DeliveryCountry = { countryId: number; regionCode: string; shippingMethods: ShippingMethod[] }

export type SentPack = Pick<VariantFacts, 'pack' | 'productType' | 'labelLanguageIds'>

export function countryOf(
  terms: Terms,
  siteId: number,
  countryId: number | null,
  packs: readonly SentPack[] = [],
): DeliveryCountry | null {
  const country = countryId === null ? undefined : terms.countries.get(countryId)
  if (countryId === null || !country) return null
  const shippingMethods = tariffsFor(terms, { siteId, countryId }, packs).map(
    (tariff) => tariff.shippingMethod,
  )
  return { countryId, regionCode: country.regionCode, shippingMethods }
}

/** DELIVERY-8, DELIVERY-9: what a site asks for sending these packs to a country, for each way they can go. */
export function tariffsFor(
  terms: Terms,
  { siteId, countryId }: { siteId: number; countryId: number },
  packs: readonly SentPack[],
): readonly Tariff[] {
  const country = terms.countries.get(countryId)
  if (!country) return []
  const goods = packs.map(({ pack, productType, labelLanguageIds }) => ({
    pack,
    isFeed: productType === productTypes.feed,
    labelLanguages: labelLanguageIds.flatMap((id) => languageOfId(id) ?? []),
  }))
  return terms
    .tariffs(siteId, countryId)
    .filter(({ shippingMethod }) => goesBy(shippingMethod, country, goods))
}
