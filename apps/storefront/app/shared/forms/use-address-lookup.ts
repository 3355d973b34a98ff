import { isPostcode } from '@haverhof/domain/checkout'
import { useRef } from 'react'
import { useApi } from '../shop/use-api'
import type { AddressForm } from './address-form'
import type { CountryOption } from './country-field'

type Filled = { street: string; city: string }

/**
 * CHECKOUT-PAGES-31: fills in street and place once postcode and number are known. What the customer typed stays, and what nobody
 * knows is left empty: the fields are always there.
 */
export function useAddressLookup(
  { get, set }: Pick<AddressForm, 'get' | 'set'>,
  country: CountryOption | null,
): () => void {
  const api = useApi()
  const filled = useRef<Filled>({ street: '', city: '' })
  const asked = useRef('')
  const fill = (name: keyof Filled, value: string | null) => {
    const before = get(name)
    if (value === null || value === before) return
    if (before && before !== filled.current[name]) return
    filled.current[name] = value
    set(name, value)
  }
  return () => {
    const [zipcode, streetNumber] = [get('zipcode'), get('streetNumber')]
    const question = `${country?.countryId} ${zipcode} ${streetNumber}`
    if (!country || question === asked.current || !isPostcode(zipcode, country.regionCode)) return
    asked.current = question
    void api.delivery
      .address(zipcode, streetNumber, country.countryId)
      .then((found) => {
        // Somebody who types on is not answered about before.
        if (question !== asked.current) return
        fill('street', found.street)
        fill('city', found.city)
      })
      // Without an answer the customer types on.
      .catch(() => undefined)
  }
}
