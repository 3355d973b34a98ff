import { isPostcode } from '@haverhof/domain/checkout'
import { useEffect, useRef } from 'react'
import { useApi } from '../shop/use-api'
import type { AddressForm } from './address-form'
import type { CountryOption } from './country-field'

type StreetAndCity = { street: string | null; city: string | null }

const nothing: StreetAndCity = { street: null, city: null }

/**
 * Fills in street and place once postcode and number are known (CHECKOUT-PAGES-53). What the customer typed stays; what was filled in
 * goes with the postcode or country it was found by, and what is unknown is left empty: the fields are always there.
 */
export function useAddressLookup(
  { get, set }: Pick<AddressForm, 'get' | 'set'>,
  country: CountryOption | null,
): () => void {
  const api = useApi()
  const filled = useRef(nothing)
  const lastQuestion = useRef('')
  const fill = (address: StreetAndCity) => {
    for (const name of ['street', 'city'] as const) {
      const [before, value] = [get(name), address[name] ?? '']
      const isTyped = before && before !== filled.current[name]
      if (value === before || isTyped) continue
      set(name, value)
      filled.current = { ...filled.current, [name]: value }
    }
  }
  const countryId = country?.countryId
  useEffect(() => {
    lastQuestion.current = ''
    fill(nothing)
    // oxlint-disable-next-line react/exhaustive-deps -- another country is the only reason
  }, [countryId])
  return () => {
    const [zipcode, streetNumber] = [get('zipcode'), get('streetNumber')]
    const question = `${zipcode} ${streetNumber}`
    if (!country || question === lastQuestion.current || !isPostcode(zipcode, country.regionCode)) return
    lastQuestion.current = question
    void api.delivery
      .address(zipcode, streetNumber, country.countryId)
      // Without an answer the customer types on.
      .catch(() => nothing)
      // An answer to an earlier input is dropped.
      .then((address) => question === lastQuestion.current && fill(address))
  }
}
