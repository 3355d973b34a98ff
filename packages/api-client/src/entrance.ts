import { type Http, bodyOf, done } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { components } from '../build/schema.d.ts'

type PasskeyAnswer = components['schemas']['SignInPasskeyInput']['response']

/** Signing in without a password: by a mailed link, or with a passkey. The cart that is named becomes the customer's. */
export function entranceCalls({ calls }: Http) {
  return {
    /** A link that signs in, if the mailbox has an account; the answer does not say whether. */
    askForLink(emailAddress: string, callbackUrl: string | null, captcha: string | null) {
      const query = checkedParameters({ callbackUrl })
      const header = checkedParameters({ captcha })
      const body = checkedParameters({ emailAddress })
      return done(calls.POST('/api/authentication/signinlink', { params: { query, header }, body }))
    },
    byLink(link: { userId: string; token: string; shoppingcartId: string | null }) {
      const { userId, token, shoppingcartId } = link
      const body = checkedParameters({ userId, token, shoppingcartId })
      return bodyOf(calls.POST('/api/authentication/signinwithlink', { body }))
    },
    passkeyOptions: () => bodyOf(calls.POST('/api/authentication/passkeyoptions')),
    byPasskey({ response, shoppingcartId }: { response: PasskeyAnswer; shoppingcartId: string | null }) {
      const body = { response, ...checkedParameters({ shoppingcartId }) }
      return bodyOf(calls.POST('/api/authentication/signinwithpasskey', { body }))
    },
  }
}
