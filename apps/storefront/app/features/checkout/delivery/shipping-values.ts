import {
  type FieldProblem,
  shippingProblems,
  type ShippingFields,
  tidyShipping,
} from '@haverhof/domain/checkout'
import type { Account } from '../../../shared/account'
import type { AddressValues } from '../../../shared/forms/address-form'
import { addressFields, addressValues, countryOf } from '../../../shared/forms/address-values'
import type { CountryOption } from '../../../shared/forms/country-field'
import type { Cart } from '../../../shared/cart'

/** What the form for another address holds. */
export type ShippingValues = {
  firstName: string
  lastName: string
  address: AddressValues
  /** Whether a customer wants a new address in the address book. */
  keepAddress: boolean
}

export function shippingFields(values: ShippingValues, countries: readonly CountryOption[]): ShippingFields {
  const { firstName, lastName, address } = values
  const country = countryOf(countries, address.countryId)
  return tidyShipping(
    { firstName, lastName, address: addressFields(address, country) },
    country?.regionCode ?? null,
  )
}

export function shippingFormProblems(
  values: ShippingValues,
  countries: readonly CountryOption[],
): FieldProblem[] {
  const region = countryOf(countries, values.address.countryId)?.regionCode ?? null
  return shippingProblems(shippingFields(values, countries), region)
}

/** What the cart, or the account of a customer, knows about another address. */
export function shippingValues(
  { shipping }: Pick<Cart, 'shipping'> | Pick<Account, 'shipping'>,
  countries: readonly CountryOption[],
): ShippingValues | null {
  if (!shipping?.address) return null
  return {
    firstName: shipping.firstName ?? '',
    lastName: shipping.lastName ?? '',
    address: addressValues(shipping.address, countries),
    keepAddress: true,
  }
}
