import { type Http, bodyOf, done } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { components } from '../build/schema.d.ts'

type Schemas = components['schemas']

/** Nothing about an account is ever cached (API-CLIENT-8). Passwords travel in bodies, never in addresses. */
export function accountCalls(http: Http) {
  const { calls } = http
  return {
    get: () => bodyOf(calls.GET('/api/account')),
    register(account: Schemas['RegisterInput'], callbackUrl: string | null, captcha: string | null) {
      const query = checkedParameters({ callbackUrl })
      const header = checkedParameters({ captcha })
      return done(calls.POST('/api/account', { params: { query, header }, body: account }))
    },
    change(account: Schemas['AccountInput'], callbackUrl: string | null) {
      const query = checkedParameters({ callbackUrl })
      return done(calls.PUT('/api/account', { params: { query }, body: account }))
    },
    changePassword(newPassword: string, currentPassword: string | null) {
      const body = checkedParameters({ newPassword, currentPassword })
      return done(calls.POST('/api/account/changepassword', { body }))
    },
    changeEmailAddress(emailAddress: string, password: string | null, callbackUrl: string | null) {
      const query = checkedParameters({ callbackUrl })
      const body = checkedParameters({ emailAddress, password })
      return done(calls.POST('/api/account/changeemailaddress', { params: { query }, body }))
    },
    ...linkCalls(http),
  }
}

/** Asking for a mailed link, and using it. */
function linkCalls({ calls }: Http) {
  return {
    /** The shop's own page says who registered (`proof`); the token alone is enough for the call. */
    confirm(userId: string, token: string, proof?: Schemas['ConfirmInput']) {
      const path = checkedParameters({ userId })
      const query = checkedParameters({ token })
      const body = proof && { body: proof }
      return done(calls.POST('/api/account/{userId}/confirm', { params: { path, query }, ...body }))
    },
    forgotPassword(emailAddress: string, callbackUrl: string | null, captcha: string | null) {
      const query = checkedParameters({ callbackUrl })
      const header = checkedParameters({ captcha })
      const body = checkedParameters({ emailAddress })
      return done(calls.POST('/api/account/forgotpassword', { params: { query, header }, body }))
    },
    /** The account is named by its id, which an old link carries, or by its e-mail address. */
    resendConfirmation(
      account: { userId: string } | { emailAddress: string },
      callbackUrl: string | null,
      captcha: string | null,
    ) {
      const header = checkedParameters({ captcha })
      const named = checkedParameters(account)
      const query = { ...checkedParameters({ callbackUrl }), ...('userId' in named && named) }
      const body = 'userId' in named ? {} : named
      return done(calls.POST('/api/account/resendconfirmation', { params: { query, header }, body }))
    },
    resetPassword(userId: string, token: string, newPassword: string) {
      const path = checkedParameters({ userId })
      const query = checkedParameters({ token })
      const body = checkedParameters({ newPassword })
      return done(calls.POST('/api/account/{userId}/resetpassword', { params: { path, query }, body }))
    },
  }
}
