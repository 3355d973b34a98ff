import type { Schemas } from '@haverhof/api-client'
import { useCartState } from '../../../shared/cart'
import type { CountryOption } from '../../../shared/forms/country-field'
import { answerOf } from '../../../shared/shop/use-query'
import { useShop } from '../../../shared/shop/shop'
import { useShippingMethods } from './use-shipping-methods'

type Option = Schemas['ShippingMethodOption']

/**
 * What each way to deliver costs this cart. The server knows it for the country of the bill, or else of the site: for another
 * one nothing is said.
 */
export function useShippingPrices(country: CountryOption | null): ReadonlyMap<number, Option> {
  const { site } = useShop()
  const billed = useCartState().cart?.billing?.address.countryId ?? null
  const options = answerOf(useShippingMethods().content) ?? []
  const isKnown = billed === null ? country?.regionCode === site.countryCode : country?.countryId === billed
  return new Map(isKnown ? options.map((option) => [option.shippingMethod, option]) : [])
}
