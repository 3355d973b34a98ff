import type { Schemas } from '@haverhof/api-client'
import { addressCalls } from '@haverhof/api-client/addresses'
import { type Query, useQuery } from '../shop/use-query'

export type BookEntry = Schemas['AddressBookEntry']

/** The address book of a signed-in customer (ACCOUNTS-17). */
export function useAddressBook(isSignedIn: boolean): Query<BookEntry[]> {
  return useQuery(isSignedIn ? 'addresses' : null, (api) => api.extended(addressCalls).list())
}
