import { type Http, bodyOf, done } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { components } from './schema.d.ts'

type Schemas = components['schemas']

/** API-CLIENT-3: who is signed in is never cached. */
export function authenticationCalls({ calls }: Http) {
  return {
    /** A challenge whose answer the next call carries. */
    captcha: () => bodyOf(calls.GET('/api/authentication/captcha')),
    /** The cart that is named becomes the customer's; the answer says which cart is theirs now. */
    signIn(
      credentials: { emailAddress: string; password: string; shoppingcartId: string | null },
      captcha: string | null,
    ) {
      const header = checkedParameters({ captcha })
      const { emailAddress, password, shoppingcartId } = credentials
      const body = checkedParameters({ emailAddress, password, shoppingcartId })
      return bodyOf(calls.POST('/api/authentication/signin', { params: { header }, body }))
    },
    /** A link that signs in, if the mailbox has an account; the answer does not say whether. */
    askForSignInLink(emailAddress: string, callbackUrl: string | null, captcha: string | null) {
      const query = checkedParameters({ callbackUrl })
      const header = checkedParameters({ captcha })
      const body = checkedParameters({ emailAddress })
      return done(calls.POST('/api/authentication/signinlink', { params: { query, header }, body }))
    },
    signInByLink(link: { userId: string; token: string; shoppingcartId: string | null }) {
      const { userId, token, shoppingcartId } = link
      const body = checkedParameters({ userId, token, shoppingcartId })
      return bodyOf(calls.POST('/api/authentication/signinwithlink', { body }))
    },
    passkeyOptions: () => bodyOf(calls.POST('/api/authentication/passkeyoptions')),
    signInByPasskey(answer: {
      response: Schemas['SignInPasskeyInput']['response']
      shoppingcartId: string | null
    }) {
      const { response, shoppingcartId } = answer
      const body = { response, ...checkedParameters({ shoppingcartId }) }
      return bodyOf(calls.POST('/api/authentication/signinwithpasskey', { body }))
    },
    signOut: () => done(calls.POST('/api/authentication/signout')),
    async isAuthenticated(): Promise<boolean> {
      return bodyOf(calls.POST('/api/authentication/isauthenticated'))
    },
  }
}
