import type { Context } from 'hono'
import type { AppContext } from '../app-context.ts'
import { type ApiEnv, createRouter, neverStored, type Router, unwrap } from '../http/index.ts'
import { keyOptions } from '../webauthn/index.ts'
import { accountCallOf } from './account-call.ts'
import { addArrival } from './handover/arrival-routes.ts'
import { makeHandoverKey } from './handover/hand-over.ts'
import { requireCustomer } from './sessions/find-customer.ts'
import { authenticationCalls } from './authentication-calls.ts'
import { makeChallenge } from './captcha/make-challenge.ts'
import type { AccountHooks } from './hooks.ts'
import { askForMailboxLink } from './links/ask-for-link.ts'
import { signInQuestion } from './passkeys/questions.ts'
import { accountProblems } from './refusals.ts'
import { captchaOf } from './routes.ts'
import { clearSessionCookie, readSecretCookie, writeSecretCookie } from './sessions/cookies.ts'
import type { SignedIn, SigningBrowser } from './sign-in/open-session.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signInByLink } from './sign-in/sign-in-by-link.ts'
import { signInByPasskey } from './sign-in/sign-in-by-passkey.ts'
import { signOut } from './sign-in/sign-out.ts'

export function authenticationRoutes(context: AppContext, hooks: AccountHooks): Router {
  const router = createRouter()
  router.use('/api/authentication/*', neverStored)
  router.openapi(authenticationCalls.captcha, async (c) => c.json(await makeChallenge(context), 200))
  router.openapi(authenticationCalls.signIn, async (c) => {
    const { emailAddress, password, shoppingcartId } = c.req.valid('json')
    const credentials = { emailAddress, password, captcha: captchaOf(c) }
    const attempt = { call: accountCallOf(c), credentials, browser: browserOf(c, shoppingcartId) }
    const signedIn = await context.limitAnonymousCalls(() => signIn(context, hooks, attempt))
    return c.json(keepSession(c, unwrap(signedIn, accountProblems)), 200)
  })
  addOtherWays(router, context, hooks)
  router.openapi(authenticationCalls.handOver, async (c) =>
    c.json({ key: await makeHandoverKey(context, requireCustomer(c)) }, 200),
  )
  addArrival(router, context)
  router.openapi(authenticationCalls.signOut, async (c) => {
    if (c.var.customer) await signOut(context, c.var.customer)
    clearSessionCookie(c)
    return c.body(null, 204)
  })
  router.openapi(authenticationCalls.isAuthenticated, (c) => c.json(c.var.customer !== null, 200))
  return router
}

/** Beside the password (ACCOUNTS-22, 19). */
function addOtherWays(router: Router, context: AppContext, hooks: AccountHooks): void {
  router.openapi(authenticationCalls.askForSignInLink, async (c) => {
    const { callbackUrl } = c.req.valid('query')
    const emailAddress = c.req.valid('json').emailAddress ?? null
    const kind = 'account-sign-in' as const
    const wish = { kind, emailAddress, callbackUrl, captcha: captchaOf(c) }
    const outcome = await context.limitAnonymousCalls(() =>
      askForMailboxLink(context, accountCallOf(c), wish),
    )
    unwrap(outcome, accountProblems)
    return c.body(null, 204)
  })
  router.openapi(authenticationCalls.signInByLink, async (c) => {
    const { userId, token, shoppingcartId } = c.req.valid('json')
    const attempt = { call: accountCallOf(c), browser: browserOf(c, shoppingcartId), userId, token }
    const signedIn = await context.limitAnonymousCalls(() => signInByLink(context, hooks, attempt))
    return c.json(keepSession(c, unwrap(signedIn, accountProblems)), 200)
  })
  router.openapi(authenticationCalls.passkeyOptions, async (c) => {
    const question = await signInQuestion(context, c.var.scope)
    return c.json(await keyOptions(context, question), 200)
  })
  router.openapi(authenticationCalls.signInByPasskey, async (c) => {
    const { response, shoppingcartId } = c.req.valid('json')
    const attempt = { call: accountCallOf(c), browser: browserOf(c, shoppingcartId), response }
    const signedIn = await context.limitAnonymousCalls(() => signInByPasskey(context, hooks, attempt))
    return c.json(keepSession(c, unwrap(signedIn, accountProblems)), 200)
  })
}

function browserOf(c: Context<ApiEnv>, shoppingcartId: string | null | undefined): SigningBrowser {
  return {
    sessionSecret: readSecretCookie(c, 'session'),
    deviceSecret: readSecretCookie(c, 'device'),
    shoppingcartId: shoppingcartId ?? null,
  }
}

function keepSession(c: Context<ApiEnv>, { sessionSecret, deviceSecret, shoppingcartId }: SignedIn) {
  writeSecretCookie(c, 'session', sessionSecret)
  writeSecretCookie(c, 'device', deviceSecret)
  return { shoppingcartId }
}
