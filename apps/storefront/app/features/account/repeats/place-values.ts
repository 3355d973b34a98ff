import {
  type FieldProblem,
  type ShippingFields,
  shippingProblems,
  tidyShipping,
} from '@haverhof/domain/checkout'
import type { BookEntry } from '../../../shared/addresses/use-address-book'
import type { AddressValues } from '../../../shared/forms/address-form'
import { addressFields, addressValues, countryOf, emptyAddress } from '../../../shared/forms/address-values'
import type { CountryOption } from '../../../shared/forms/country-field'
import type { OneRepeat } from '../account-types'

type Countries = readonly CountryOption[]

/** Where a repeat delivery goes, as the form shows it. */
export type PlaceValues = {
  firstName: string
  lastName: string
  address: AddressValues
  driverRemark: string
  /** Whether the customer wants a new address in the address book. */
  keepAddress: boolean
}

/** At a pickup point or a dealer: it goes to no address of the customer. */
export function isPickedUp({ place: { kind } }: Pick<OneRepeat, 'place'>): boolean {
  return kind === 'parcel-shop' || kind === 'dealer'
}

export function placeOfRepeat(repeat: OneRepeat, countries: Countries): PlaceValues {
  const { firstName, lastName, address, driverRemark } = repeat
  return {
    firstName,
    lastName,
    address: addressValues(address, countries),
    driverRemark: driverRemark ?? '',
    keepAddress: true,
  }
}

/** An address of the book brings its own remark for the driver. */
export function placeOfEntry(entry: BookEntry, countries: Countries): PlaceValues {
  const { firstName, lastName, address, remark } = entry
  return {
    firstName,
    lastName,
    address: addressValues(address, countries),
    driverRemark: remark ?? '',
    keepAddress: true,
  }
}

/** Somewhere else, for the same person. */
export function blankPlace({ firstName, lastName }: OneRepeat, countries: Countries): PlaceValues {
  return { firstName, lastName, address: emptyAddress(countries), driverRemark: '', keepAddress: true }
}

/** The rules of checkout, for the form and for the server. */
export function placeProblems(values: PlaceValues, countries: Countries): FieldProblem[] {
  return shippingProblems(shippingOf(values, countries), regionOf(values, countries))
}

export function placeInput(values: PlaceValues, countries: Countries) {
  return { ...shippingOf(values, countries), driverRemark: values.driverRemark }
}

function shippingOf({ firstName, lastName, ...values }: PlaceValues, countries: Countries): ShippingFields {
  const address = addressFields(values.address, countryOf(countries, values.address.countryId))
  return tidyShipping({ firstName, lastName, address }, regionOf(values, countries))
}

function regionOf({ address }: Pick<PlaceValues, 'address'>, countries: Countries): string | null {
  return countryOf(countries, address.countryId)?.regionCode ?? null
}
