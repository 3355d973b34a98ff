import type { Schemas } from '@haverhof/api-client'
import { useEffect, useState } from 'react'
import { useCartState } from '../../../shared/cart'
import type { CountryOption } from '../../../shared/forms/country-field'
import { useApi } from '../../../shared/shop/use-api'
import { useShop } from '../../../shared/shop/shop'

type Option = Schemas['ShippingMethodOption']

/**
 * What each way to deliver costs this cart. The server knows it for the country of the bill, or else of the site: for another
 * one nothing is said.
 */
export function useShippingPrices(country: CountryOption | null): ReadonlyMap<number, Option> {
  const api = useApi()
  const { site } = useShop()
  const { id, cart } = useCartState()
  const [options, setOptions] = useState<readonly Option[]>([])
  const billed = cart?.billing?.address.countryId ?? null
  useEffect(() => {
    if (id !== null) api.cart.shippingMethods(id).then(setOptions, () => undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- another country has other prices
  }, [api, id, billed])
  const isKnown = billed === null ? country?.regionCode === site.countryCode : country?.countryId === billed
  return new Map(isKnown ? options.map((option) => [option.shippingMethod, option]) : [])
}
