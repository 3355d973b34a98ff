import { type Http, bodyOf, done } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { components } from '../build/schema.d.ts'

type Entry = components['schemas']['AddressBookInput']

/** The address book of the signed-in customer; nothing of it is cached (ACCOUNTS-17). */
export function addressCalls({ calls }: Http) {
  const of = (addressId: string) => checkedParameters({ addressId })
  return {
    list: async () => (await bodyOf(calls.GET('/api/account/addresses'))).addresses,
    add: (body: Entry) => bodyOf(calls.POST('/api/account/addresses', { body })),
    change: (addressId: string, body: Entry) =>
      done(calls.PUT('/api/account/addresses/{addressId}', { params: { path: of(addressId) }, body })),
    remove: (addressId: string) =>
      done(calls.DELETE('/api/account/addresses/{addressId}', { params: { path: of(addressId) } })),
  }
}
