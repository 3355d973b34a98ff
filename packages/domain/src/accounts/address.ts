import { type FieldProblem, textProblems } from './field-problem.ts'
import { isPostcode, tidyPostcode } from './postcode.ts'
import { tidyOptional, tidyText } from './tidy-text.ts'

export type AddressFields = {
  zipcode: string
  street: string
  streetNumber: string
  streetNumberAddition: string | null
  city: string
  countryId: number | null
}

/** The address as it is kept. `regionCode` is the code of its country, null when that is unknown. */
export function tidyAddress(address: AddressFields, regionCode: string | null): AddressFields {
  const zipcode = tidyText(address.zipcode)
  return {
    zipcode: regionCode === null ? zipcode : tidyPostcode(zipcode, regionCode),
    street: tidyText(address.street),
    streetNumber: tidyText(address.streetNumber),
    streetNumberAddition: tidyOptional(address.streetNumberAddition),
    city: tidyText(address.city),
    countryId: address.countryId,
  }
}

/** Everything wrong with a tidied address, one reason for each field (CHECKOUT-6, 7, 8). */
export function addressProblems(
  address: AddressFields,
  regionCode: string | null,
  prefix = 'address.',
): FieldProblem[] {
  const { zipcode, street, streetNumber, streetNumberAddition, city } = address
  const problems = [
    textProblems(prefix, {
      field: 'zipcode',
      value: zipcode,
      has: (text) => regionCode === null || isPostcode(text, regionCode),
      otherwise: 'invalid-postcode',
    }),
    textProblems(prefix, { field: 'street', value: street, has: hasLetter }),
    textProblems(prefix, {
      field: 'streetNumber',
      value: streetNumber,
      has: (text) => regionCode === null || isStreetNumber(text, regionCode),
      otherwise: 'invalid-street-number',
    }),
    textProblems(prefix, { field: 'streetNumberAddition', value: streetNumberAddition, required: false }),
    textProblems(prefix, { field: 'city', value: city, has: hasLetter }),
    countryProblems(address.countryId, regionCode, prefix),
  ]
  return problems.flat()
}

function countryProblems(
  countryId: number | null,
  regionCode: string | null,
  prefix: string,
): FieldProblem[] {
  if (regionCode !== null) return []
  return [{ parameter: `${prefix}countryId`, reason: countryId === null ? 'required' : 'unknown-country' }]
}

function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text)
}

const startsWithNumber = /^[a-z]{0,2}\s?\d{1,5}[\p{L}\d\s./\\-]*$/iu
const nameOrNumber = /[\p{L}\d]/u
const withoutNumber = /^(s\.?\s?\/?\s?n\.?\s?[cº°]?\.?)$/iu

/** Where houses go by a name, and where people write that a house has no number (CHECKOUT-8). */
const namedHouses: ReadonlySet<string> = new Set(['IE', 'GB', 'MT', 'CY'])
const numberlessHouses: ReadonlySet<string> = new Set(['ES', 'IT', 'PT'])

export function isStreetNumber(streetNumber: string, regionCode: string): boolean {
  if (namedHouses.has(regionCode)) return nameOrNumber.test(streetNumber)
  if (numberlessHouses.has(regionCode) && withoutNumber.test(streetNumber)) return true
  return startsWithNumber.test(streetNumber)
}
