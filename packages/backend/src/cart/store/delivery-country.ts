import { contentWeightKg, productTypes } from '@haverhof/domain/catalogue'
import { goesBy, type ShippingMethod, territoryOf, totalWeightKg } from '@haverhof/domain/delivery'
import { countryName, type LanguageCode, languageOfId } from '@haverhof/domain/shared'
import type { VariantFacts } from '../../catalogue/index.ts'
import type { Tariff, Terms } from '../../pricing/index.ts'
import type { DeliveryPlace } from './destination.ts'

/** The territory of a place that nothing is sent to, as this language names it; null for all others (DELIVERY-16). */
export function refusedTerritory(
  terms: Terms,
  { countryId, zipcode }: DeliveryPlace,
  language: LanguageCode,
): string | null {
  const territory = territoryOf(terms.countries.get(countryId)?.regionCode ?? '', zipcode)
  if (!territory) return null
  return territory.code ? countryName(territory.code, language) : territory.name
}

/** A country, with the ways a site delivers there. */
export type DeliveryCountry = { countryId: number; regionCode: string; shippingMethods: ShippingMethod[] }

export type SentPack = Pick<
  VariantFacts,
  'pack' | 'productType' | 'labelLanguageIds' | 'contentAmount' | 'contentUnit' | 'dimensionsCm'
> & { quantity: number }

function weightOf({ contentAmount, contentUnit }: SentPack): number {
  return contentWeightKg({ amount: contentAmount, unit: contentUnit })
}

export function weightOfPacks(packs: readonly SentPack[]): number {
  return totalWeightKg(packs.map((sent) => ({ weightKg: weightOf(sent), quantity: sent.quantity })))
}

export function countryOf(
  terms: Terms,
  siteId: number,
  countryId: number | null,
  packs: readonly SentPack[] = [],
): DeliveryCountry | null {
  const country = countryId === null ? undefined : terms.countries.get(countryId)
  if (countryId === null || !country) return null
  const shippingMethods = tariffsFor(terms, { siteId, countryId, zipcode: null }, packs).map(
    (tariff) => tariff.shippingMethod,
  )
  return { countryId, regionCode: country.regionCode, shippingMethods }
}

/**
 * What a site asks for sending these packs to a place, for each way they can go (DELIVERY-8, DELIVERY-9, DELIVERY-10,
 * DELIVERY-16).
 */
export function tariffsFor(
  terms: Terms,
  { siteId, countryId, zipcode }: { siteId: number } & DeliveryPlace,
  packs: readonly SentPack[],
): readonly Tariff[] {
  const country = terms.countries.get(countryId)
  if (!country || territoryOf(country.regionCode, zipcode)) return []
  const contents = packs.map((sent) => ({
    pack: sent.pack,
    isFeed: sent.productType === productTypes.feed,
    labelLanguages: sent.labelLanguageIds.flatMap((id) => languageOfId(id) ?? []),
    weightKg: weightOf(sent),
    dimensionsCm: sent.dimensionsCm,
    quantity: sent.quantity,
  }))
  return terms.tariffs(siteId, countryId).filter((tariff) => goesBy(tariff, country, contents))
}
