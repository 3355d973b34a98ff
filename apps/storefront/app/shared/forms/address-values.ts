import type { Schemas } from '@haverhof/api-client'
import type { AddressFields } from '@haverhof/domain/checkout'
import type { AddressValues } from './address-form'
import type { CountryOption } from './country-field'

export function countryOf(countries: readonly CountryOption[], regionCode: string): CountryOption | null {
  return countries.find((country) => country.regionCode === regionCode) ?? null
}

/** An address as the rules and the server know it. */
export function addressFields(values: AddressValues, country: CountryOption | null): AddressFields {
  return { ...values, countryId: country?.countryId ?? null }
}

/** An address as a form shows it. */
export function addressValues(
  address: Schemas['Address'],
  countries: readonly CountryOption[],
): AddressValues {
  const country = countries.find(({ countryId }) => countryId === address.countryId)
  return {
    countryId: country?.regionCode ?? '',
    street: address.street,
    streetNumber: address.streetNumber,
    streetNumberAddition: address.streetNumberAddition ?? '',
    zipcode: address.zipcode,
    city: address.city,
  }
}

/** Nothing yet, but for the country that comes first. */
export function emptyAddress(countries: readonly CountryOption[]): AddressValues {
  const countryId = countries[0]?.regionCode ?? ''
  return { countryId, street: '', streetNumber: '', streetNumberAddition: '', zipcode: '', city: '' }
}
