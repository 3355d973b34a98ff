import type { Schemas } from '@haverhof/api-client'
import { addressCalls } from '@haverhof/api-client/addresses'
import { mostAddresses } from '@haverhof/domain/accounts'
import type { AddressFields } from '@haverhof/domain/checkout'
import { deliverableEntries, entryOf } from '../../../shared/addresses/entry-of'
import { type BookEntry, useAddressBook } from '../../../shared/addresses/use-address-book'
import type { CountryOption } from '../../../shared/forms/country-field'
import { useApi } from '../../../shared/shop/use-api'
import { answerOf } from '../../../shared/shop/use-query'

type NewEntry = Omit<Schemas['AddressBookInput'], 'label' | 'address'> & { address: AddressFields }

export type CheckoutBook = {
  /** Those that this site delivers to. */
  entries: readonly BookEntry[]
  /** Whether the address is none of the book, and there is room for it. Never before the book is known. */
  lacks: (address: AddressFields) => boolean
  /** Keeps an address. That there is no room for it, or no connection, is no reason to hold up an order. */
  add: (entry: NewEntry) => Promise<void>
}

/** CHECKOUT-PAGES-41: the address book of a customer, in checkout. Guests have none. */
export function useCheckoutBook(isCustomer: boolean, countries: readonly CountryOption[]): CheckoutBook {
  const api = useApi().extended(addressCalls)
  const book = answerOf(useAddressBook(isCustomer).content)
  return {
    entries: deliverableEntries(book ?? [], countries),
    lacks: (address) => book !== null && book.length < mostAddresses && entryOf(book, address) === null,
    add: async ({ address, ...entry }) => {
      const label = entry.companyName ? 'company' : book?.length ? 'other' : 'home'
      await api.add({ ...entry, label, address }).catch(() => undefined)
    },
  }
}
