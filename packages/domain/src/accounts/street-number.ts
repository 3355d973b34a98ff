const startsWithNumber = /^[a-z]{0,2}\s?\d{1,5}[\p{L}\d\s./\\-]*$/iu
const nameOrNumber = /[\p{L}\d]/u
const withoutNumber = /^(s\.?\s?\/?\s?n\.?\s?[cº°]?\.?)$/iu

/** CHECKOUT-8: where houses go by a name, and where people write that a house has no number. */
const namedHouses: ReadonlySet<string> = new Set(['IE', 'GB', 'MT', 'CY'])
const numberlessHouses: ReadonlySet<string> = new Set(['ES', 'IT', 'PT'])

export function isStreetNumber(streetNumber: string, regionCode: string): boolean {
  if (namedHouses.has(regionCode)) return nameOrNumber.test(streetNumber)
  if (numberlessHouses.has(regionCode) && withoutNumber.test(streetNumber)) return true
  return startsWithNumber.test(streetNumber)
}
