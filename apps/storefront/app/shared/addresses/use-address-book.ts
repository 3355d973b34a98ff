import type { Schemas } from '@haverhof/api-client'
import { addressCalls } from '@haverhof/api-client/addresses'
import { type Query, useQuery } from '../shop/use-query'

export type BookEntry = Schemas['AddressBookEntry']

/** ACCOUNTS-17: the address book of a signed-in customer. */
export function useAddressBook(isSignedIn: boolean): Query<BookEntry[]> {
  return useQuery(isSignedIn ? 'addresses' : null, (api) => api.extended(addressCalls).list())
}
