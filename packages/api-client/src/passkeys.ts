import { type Http, bodyOf, done } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { components } from '../build/schema.d.ts'

type Schemas = components['schemas']

/** The passkeys of the customer (ACCOUNTS-19). */
export function passkeyCalls({ calls }: Http) {
  return {
    list: () => bodyOf(calls.GET('/api/account/passkeys')),
    options: () => bodyOf(calls.POST('/api/account/passkeyoptions')),
    add: (passkey: Schemas['NewPasskeyInput']) =>
      done(calls.POST('/api/account/passkeys', { body: passkey })),
    remove(id: number) {
      const path = checkedParameters({ id })
      return done(calls.DELETE('/api/account/passkeys/{id}', { params: { path } }))
    },
  }
}
