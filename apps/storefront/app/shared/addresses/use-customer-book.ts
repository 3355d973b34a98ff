import type { Schemas } from '@haverhof/api-client'
import { addressCalls } from '@haverhof/api-client/addresses'
import { mostAddresses } from '@haverhof/domain/accounts'
import type { AddressFields } from '@haverhof/domain/checkout'
import type { CountryOption } from '../forms/country-field'
import { useApi } from '../shop/use-api'
import { answerOf } from '../shop/use-query'
import { deliverableEntries, entryOf } from './entry-of'
import { type BookEntry, useAddressBook } from './use-address-book'

type NewEntry = Omit<Schemas['AddressBookInput'], 'label' | 'address'> & { address: AddressFields }

export type CustomerBook = {
  /** Those that this site delivers to. */
  entries: readonly BookEntry[]
  /** Whether the address is none of the book, and there is room for it. Never before the book is known. */
  lacks: (address: AddressFields) => boolean
  /** Keeps an address. That there is no room for it, or no connection, is no reason to hold up what it was typed for. */
  add: (entry: NewEntry) => Promise<void>
}

/** The address book of a customer, in checkout (CHECKOUT-PAGES-41). Guests have none. */
export function useCustomerBook(isCustomer: boolean, countries: readonly CountryOption[]): CustomerBook {
  return useBookWith(answerOf(useAddressBook(isCustomer).content), countries)
}

/** The same of a book that was asked for; null while it is not known. */
export function useBookWith(
  book: readonly BookEntry[] | null,
  countries: readonly CountryOption[],
): CustomerBook {
  const api = useApi().extended(addressCalls)
  return {
    entries: deliverableEntries(book ?? [], countries),
    lacks: (address) => book !== null && book.length < mostAddresses && entryOf(book, address) === null,
    add: async ({ address, ...entry }) => {
      const label = entry.companyName ? 'company' : book?.length ? 'other' : 'home'
      await api.add({ ...entry, label, address }).catch(() => undefined)
    },
  }
}
