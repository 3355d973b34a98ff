import type { AddressFields } from '@haverhof/domain/checkout'
import type { CountryOption } from '../forms/country-field'
import type { BookEntry } from './use-address-book'

type Compared = Omit<AddressFields, 'streetNumberAddition'> & { streetNumberAddition?: string | null }

/** The entry that says the same as an address in use. */
export function entryOf<Entry extends { address: Compared }>(
  entries: readonly Entry[],
  address: Compared | null,
): Entry | null {
  if (!address) return null
  const wanted = keyOf(address)
  return entries.find((entry) => keyOf(entry.address) === wanted) ?? null
}

/** Those that the site delivers to. */
export function deliverableEntries(
  entries: readonly BookEntry[],
  countries: readonly CountryOption[],
): readonly BookEntry[] {
  return entries.filter(({ address }) => countries.some(({ countryId }) => countryId === address.countryId))
}

function keyOf({ zipcode, street, streetNumber, streetNumberAddition, city, countryId }: Compared): string {
  return [zipcode, street, streetNumber, streetNumberAddition ?? '', city, countryId].join('|')
}
