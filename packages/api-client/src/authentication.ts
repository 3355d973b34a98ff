import { type Http, bodyOf, done } from './http.ts'
import { checkedParameters } from './parameters.ts'

/** Who is signed in is never cached (API-CLIENT-8). */
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
    /** For the form that goes to another language of the site. */
    handOver: () => bodyOf(calls.POST('/api/authentication/handover')),
    signOut: () => done(calls.POST('/api/authentication/signout')),
    async isAuthenticated(): Promise<boolean> {
      return bodyOf(calls.POST('/api/authentication/isauthenticated'))
    },
  }
}
