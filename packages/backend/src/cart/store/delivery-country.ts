import { contentWeightKg, productTypes } from '@haverhof/domain/catalogue'
import { goesBy, type ShippingMethod, totalWeightKg } from '@haverhof/domain/delivery'
import { languageOfId } from '@haverhof/domain/shared'
import type { VariantFacts } from '../../catalogue/index.ts'
import type { Tariff, Terms } from '../../pricing/index.ts'

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
  const shippingMethods = tariffsFor(terms, { siteId, countryId }, packs).map(
    (tariff) => tariff.shippingMethod,
  )
  return { countryId, regionCode: country.regionCode, shippingMethods }
}

/** DELIVERY-8, DELIVERY-9, DELIVERY-10: what a site asks for sending these packs to a country, for each way they can go. */
export function tariffsFor(
  terms: Terms,
  { siteId, countryId }: { siteId: number; countryId: number },
  packs: readonly SentPack[],
): readonly Tariff[] {
  const country = terms.countries.get(countryId)
  if (!country) return []
  const goods = packs.map((sent) => ({
    pack: sent.pack,
    isFeed: sent.productType === productTypes.feed,
    labelLanguages: sent.labelLanguageIds.flatMap((id) => languageOfId(id) ?? []),
    weightKg: weightOf(sent),
    dimensionsCm: sent.dimensionsCm,
    quantity: sent.quantity,
  }))
  return terms.tariffs(siteId, countryId).filter((tariff) => goesBy(tariff, country, goods))
}
