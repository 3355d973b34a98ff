import type { AppContext } from '../app-context.ts'
import { createRouter, neverStored, type Router } from '../http/index.ts'
import { accountCallOf } from './account-call.ts'
import { authenticationCalls } from './authentication-calls.ts'
import { makeChallenge } from './captcha/make-challenge.ts'
import type { AccountHooks } from './hooks.ts'
import { captchaOf } from './routes.ts'
import { clearSessionCookie, readSecretCookie, writeSecretCookie } from './sessions/cookies.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signOut } from './sign-in/sign-out.ts'

export function authenticationRoutes(context: AppContext, hooks: AccountHooks): Router {
  const router = createRouter()
  router.use('/api/authentication/*', neverStored)
  router.openapi(authenticationCalls.captcha, async (c) => c.json(await makeChallenge(context), 200))
  router.openapi(authenticationCalls.signIn, async (c) => {
    const { emailAddress, password, shoppingcartId = null } = c.req.valid('json')
    const credentials = { emailAddress, password, captcha: captchaOf(c) }
    const browser = {
      sessionSecret: readSecretCookie(c, 'session'),
      deviceSecret: readSecretCookie(c, 'device'),
      shoppingcartId,
    }
    const call = accountCallOf(c)
    const signedIn = await context.limitAnonymousCalls(() =>
      signIn(context, hooks, { call, credentials, browser }),
    )
    writeSecretCookie(c, 'session', signedIn.sessionSecret)
    writeSecretCookie(c, 'device', signedIn.deviceSecret)
    return c.json({ shoppingcartId: signedIn.shoppingcartId }, 200)
  })
  router.openapi(authenticationCalls.signOut, async (c) => {
    if (c.var.customer) await signOut(context, c.var.customer)
    clearSessionCookie(c)
    return c.body(null, 204)
  })
  router.openapi(authenticationCalls.isAuthenticated, (c) => c.json(c.var.customer !== null, 200))
  return router
}
