import {
  type FieldReason,
  type ShippingFields,
  shippingProblems,
  tidyShipping,
} from '@haverhof/domain/checkout'
import type { StaffSchemas } from '../../platform/api'

export const addressFields = [
  'firstName',
  'lastName',
  'street',
  'streetNumber',
  'streetNumberAddition',
  'zipcode',
  'city',
] as const

export type AddressField = (typeof addressFields)[number]
export type AddressDraft = Record<AddressField, string>

type Person = { firstName: string; lastName: string }
type Place = {
  street: string
  streetNumber: string
  streetNumberAddition: string | null
  zipcode: string
  city: string
}
type Destination<At extends Place> = {
  billing: Person & { address: At }
  delivery: { recipient: Person | null; address: At | null }
}

type Full = StaffSchemas['StaffOrder']

/** What of an order has to do with where it goes. */
export type Order = Pick<Full, 'orderId' | 'siteId' | 'status'> & {
  delivery: { kind: Full['delivery']['kind'] }
} & Destination<Place & { regionCode: string }>

/** Where the parcel goes as it is now. */
export function addressDraft({ billing, delivery }: Destination<Place>): AddressDraft {
  const { street, streetNumber, streetNumberAddition, zipcode, city } = delivery.address ?? billing.address
  const { firstName, lastName } = delivery.recipient ?? billing
  return {
    firstName,
    lastName,
    street,
    streetNumber,
    streetNumberAddition: streetNumberAddition ?? '',
    zipcode,
    city,
  }
}

/** The same rules as at the checkout, by field (ORDERS-26). */
export function addressProblems(
  draft: AddressDraft,
  regionCode: string,
): { parameter: AddressField; reason: FieldReason }[] {
  const { firstName, lastName, ...address } = draft
  // The country stays; any number stands for it here.
  const fields: ShippingFields = { firstName, lastName, address: { ...address, countryId: 1 } }
  const problems = shippingProblems(tidyShipping(fields, regionCode), regionCode)
  return problems.map(({ parameter, reason }) => ({
    parameter: parameter.replace('address.', '') as AddressField,
    reason,
  }))
}
