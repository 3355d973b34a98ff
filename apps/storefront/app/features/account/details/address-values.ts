import {
  type AccountFields,
  accountProblems,
  type FieldProblem,
  tidyAccount,
} from '@haverhof/domain/accounts'
import type { AddressValues } from '../../../shared/forms/address-fields'
import { addressFields, addressValues, countryOf, emptyAddress } from '../../../shared/forms/address-values'
import type { CountryOption } from '../../../shared/forms/country-field'
import type { Account, AccountInput } from '../account-types'

export type AddressFormValues = {
  billing: { address: AddressValues }
  alternativeShippingAddress: boolean
  shipping: { firstName: string; lastName: string; address: AddressValues }
}

/** What the account knows, as the form shows it; a second address begins with the customer's own name. */
export function startOfAddresses(account: Account, countries: readonly CountryOption[]): AddressFormValues {
  const { billing, shipping } = account
  const shown = (address: Parameters<typeof addressValues>[0] | null | undefined) =>
    address ? addressValues(address, countries) : emptyAddress(countries)
  return {
    billing: { address: shown(billing?.address) },
    alternativeShippingAddress: account.alternativeShippingAddress,
    shipping: {
      firstName: shipping?.firstName ?? account.firstName,
      lastName: shipping?.lastName ?? account.lastName,
      address: shown(shipping?.address),
    },
  }
}

/** ACCOUNT-PAGES-11: only what the form shows is judged; the second address only when it is wanted. */
export function addressProblems(
  account: Account,
  values: AddressFormValues,
  countries: readonly CountryOption[],
): FieldProblem[] {
  const problems = accountProblems(tidied(account, values, countries), regionsOf(values))
  return problems.filter(({ parameter }) => /^(billing|shipping)\./.test(parameter))
}

export function addressesOf(
  account: Account,
  values: AddressFormValues,
  countries: readonly CountryOption[],
): AccountInput {
  const { billing, shipping } = tidied(account, values, countries)
  const { alternativeShippingAddress } = values
  const address = billing?.address ?? null
  // A second address that is not wanted at the moment is kept for later.
  return { billing: { address }, alternativeShippingAddress, ...(alternativeShippingAddress && { shipping }) }
}

function tidied(
  account: Account,
  values: AddressFormValues,
  countries: readonly CountryOption[],
): AccountFields {
  const { billing, shipping, alternativeShippingAddress } = values
  const kept = (given: AddressValues) => addressFields(given, countryOf(countries, given.countryId))
  return tidyAccount(
    {
      ...accountFields(account),
      billing: { ...asInAccount, address: kept(billing.address) },
      shipping: alternativeShippingAddress
        ? { ...shipping, address: kept(shipping.address), shippingMethod: methodOf(account) }
        : null,
    },
    regionsOf(values),
  )
}

const asInAccount = { firstName: null, lastName: null, phoneNumber: null, emailAddress: null }

function methodOf({ shipping }: Account) {
  return shipping?.shippingMethod ?? 0
}

function regionsOf({ billing, shipping }: AddressFormValues) {
  return { billing: billing.address.countryId || null, shipping: shipping.address.countryId || null }
}

/** The part of the details that the rules judge. */
export function accountFields(account: Account): AccountFields {
  const { firstName, lastName, phoneNumber, mobile, companyName, vatNumber } = account
  return { firstName, lastName, phoneNumber, mobile, companyName, vatNumber, billing: null, shipping: null }
}
