import type { Schemas } from '@haverhof/api-client'
import { useCartState } from '../../../shared/cart'
import type { CountryOption } from '../../../shared/forms/country-field'
import { useShippingMethods } from './use-shipping-methods'

type Option = Schemas['ShippingMethodOption']

/** What each way to deliver costs this cart in a country. Until that is known nothing is said. */
export function useShippingPrices(country: CountryOption | null): ReadonlyMap<number, Option> {
  const { content } = useShippingMethods(useCartState().id, country?.countryId)
  const options = content?.state === 'resolved' ? content.value : []
  return new Map(options.map((option) => [option.shippingMethod, option]))
}
