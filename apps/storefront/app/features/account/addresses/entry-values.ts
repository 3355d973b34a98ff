import type { Schemas } from '@haverhof/api-client'
import {
  type AddressLabel,
  bookEntryProblems,
  type BookFields,
  type FieldProblem,
  tidyBookEntry,
} from '@haverhof/domain/accounts'
import type { BookEntry } from '../../../shared/addresses/use-address-book'
import type { AddressValues } from '../../../shared/forms/address-form'
import { addressFields, addressValues, countryOf, emptyAddress } from '../../../shared/forms/address-values'
import type { CountryOption } from '../../../shared/forms/country-field'

export type EntryValues = {
  label: AddressLabel
  name: string
  firstName: string
  lastName: string
  companyName: string
  vatNumber: string
  phoneNumber: string
  remark: string
  address: AddressValues
  isBillingDefault: boolean
  isDeliveryDefault: boolean
}

type Person = { firstName: string; lastName: string }

/** An entry as the form shows it; a new one begins with the name of the customer. */
export function startOfEntry(
  entry: BookEntry | null,
  person: Person,
  countries: readonly CountryOption[],
): EntryValues {
  return {
    label: entry?.label ?? 'stable',
    name: entry?.name ?? '',
    firstName: entry?.firstName ?? person.firstName,
    lastName: entry?.lastName ?? person.lastName,
    companyName: entry?.companyName ?? '',
    vatNumber: entry?.vatNumber ?? '',
    phoneNumber: entry?.phoneNumber ?? '',
    remark: entry?.remark ?? '',
    address: entry ? addressValues(entry.address, countries) : emptyAddress(countries),
    isBillingDefault: entry?.isBillingDefault ?? false,
    isDeliveryDefault: entry?.isDeliveryDefault ?? false,
  }
}

/** The rules of the server (ACCOUNTS-17). */
export function entryProblems(values: EntryValues, countries: readonly CountryOption[]): FieldProblem[] {
  return bookEntryProblems(fieldsOf(values, countries), regionOf(values, countries))
}

export function entryInput(
  values: EntryValues,
  countries: readonly CountryOption[],
): Schemas['AddressBookInput'] {
  const { isBillingDefault, isDeliveryDefault } = values
  return { ...fieldsOf(values, countries), isBillingDefault, isDeliveryDefault }
}

/** The same entry, made the one that bills or goods go to. */
export function asDefault(
  entry: BookEntry,
  wish: { isBillingDefault?: true; isDeliveryDefault?: true },
): Schemas['AddressBookInput'] {
  const { addressId: _, keptFromOrderId: __, isBillingDefault: ___, isDeliveryDefault: ____, ...rest } = entry
  return { ...rest, ...wish }
}

function fieldsOf(values: EntryValues, countries: readonly CountryOption[]): BookFields {
  const { label, name, firstName, lastName, companyName, vatNumber, phoneNumber, remark } = values
  const address = addressFields(values.address, countryOf(countries, values.address.countryId))
  const fields = { label, name, firstName, lastName, companyName, vatNumber, phoneNumber, remark, address }
  return tidyBookEntry(fields, regionOf(values, countries))
}

function regionOf({ address }: EntryValues, countries: readonly CountryOption[]): string | null {
  return countryOf(countries, address.countryId)?.regionCode ?? null
}
