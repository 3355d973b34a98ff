import { captchaHeader } from '@haverhof/domain/accounts'
import type { Context } from 'hono'
import type { AppContext } from '../app-context.ts'
import { type ApiEnv, createRouter, neverStored, type Router, unwrap } from '../http/index.ts'
import { accountCallOf } from './account-call.ts'
import { addAddressBookCalls } from './address-book/routes.ts'
import { askForMailboxLink, resendConfirmation } from './links/ask-for-link.ts'
import { accountCalls } from './calls.ts'
import { changeAccount } from './details/change-account.ts'
import { changeEmailAddress } from './details/change-email-address.ts'
import { changePassword } from './password/change-password.ts'
import { confirm } from './links/confirm.ts'
import type { AccountHooks } from './hooks.ts'
import { readAccount } from './details/read-account.ts'
import { register } from './registration/register.ts'
import { resetPassword } from './links/reset-password.ts'
import type { NewSecrets } from './sessions/secure-account.ts'
import { readSecretCookie, writeSecretCookie } from './sessions/cookies.ts'
import { accountProblems, signInNeeded } from './refusals.ts'
import { requireCustomer } from './sessions/find-customer.ts'

export function accountRoutes(context: AppContext, hooks: AccountHooks): Router {
  const router = createRouter()
  router.use('/api/account/*', neverStored)
  addVisitorCalls(router, context)
  addLinkCalls(router, context, hooks)
  addDetailCalls(router, context, hooks)
  addSecurityCalls(router, context)
  addAddressBookCalls(router, context)
  return router
}

function addVisitorCalls(router: Router, context: AppContext): void {
  router.openapi(accountCalls.register, async (c) => {
    const { callbackUrl } = c.req.valid('query')
    const input = c.req.valid('json')
    const wish = { input, callbackUrl, captcha: captchaOf(c) }
    const registered = await context.limitAnonymousCalls(() => register(context, accountCallOf(c), wish))
    writeSecretCookie(c, 'registration', unwrap(registered))
    return c.body(null, 204)
  })
  router.openapi(accountCalls.forgotPassword, async (c) => {
    const { callbackUrl } = c.req.valid('query')
    const emailAddress = c.req.valid('json').emailAddress ?? null
    const kind = 'account-reset' as const
    const wish = { kind, emailAddress, callbackUrl, captcha: captchaOf(c) }
    const outcome = await context.limitAnonymousCalls(() =>
      askForMailboxLink(context, accountCallOf(c), wish),
    )
    unwrap(outcome, accountProblems)
    return c.body(null, 204)
  })
  router.openapi(accountCalls.resendConfirmation, async (c) => {
    const { callbackUrl, userId = null } = c.req.valid('query')
    const emailAddress = c.req.valid('json').emailAddress ?? null
    const wish = { userId, emailAddress, callbackUrl, captcha: captchaOf(c) }
    const outcome = await context.limitAnonymousCalls(() =>
      resendConfirmation(context, accountCallOf(c), wish),
    )
    unwrap(outcome, accountProblems)
    return c.body(null, 204)
  })
}

function addLinkCalls(router: Router, context: AppContext, hooks: AccountHooks): void {
  router.openapi(accountCalls.confirm, async (c) => {
    const given = { ...c.req.valid('param'), ...c.req.valid('query'), ...c.req.valid('json') }
    const { scope, customer } = c.var
    const deviceSecret = readSecretCookie(c, 'device')
    const registrationSecret = readSecretCookie(c, 'registration')
    const browser = { scope, customer, deviceSecret, registrationSecret }
    const confirmed = await confirm(context, hooks, { ...given, ...browser })
    keep(c, unwrap(confirmed, accountProblems))
    return c.body(null, 204)
  })
  router.openapi(accountCalls.resetPassword, async (c) => {
    const given = { ...c.req.valid('param'), ...c.req.valid('query'), ...c.req.valid('json') }
    const deviceSecret = readSecretCookie(c, 'device')
    const reset = await resetPassword(context, hooks, { ...given, scope: c.var.scope, deviceSecret })
    keep(c, unwrap(reset, accountProblems))
    return c.body(null, 204)
  })
}

function addDetailCalls(router: Router, context: AppContext, hooks: AccountHooks): void {
  router.openapi(accountCalls.read, async (c) => {
    const account = await readAccount(context, hooks, requireCustomer(c))
    if (!account) throw signInNeeded()
    return c.json(account, 200)
  })
  router.openapi(accountCalls.change, async (c) => {
    const customer = requireCustomer(c)
    const { callbackUrl } = c.req.valid('query')
    const input = c.req.valid('json')
    unwrap(await changeAccount(context, hooks, { call: accountCallOf(c), customer, input, callbackUrl }))
    return c.body(null, 204)
  })
}

function addSecurityCalls(router: Router, context: AppContext): void {
  router.openapi(accountCalls.changePassword, async (c) => {
    const customer = requireCustomer(c)
    const { newPassword, currentPassword = null } = c.req.valid('json')
    const deviceSecret = readSecretCookie(c, 'device')
    const change = { newPassword, currentPassword, deviceSecret }
    keep(c, unwrap(await changePassword(context, customer, change), accountProblems))
    return c.body(null, 204)
  })
  router.openapi(accountCalls.changeEmailAddress, async (c) => {
    const customer = requireCustomer(c)
    const { emailAddress = null, password = null } = c.req.valid('json')
    const { callbackUrl } = c.req.valid('query')
    const call = accountCallOf(c)
    const change = { emailAddress, password, callbackUrl }
    unwrap(await changeEmailAddress(context, { call, customer }, change), accountProblems)
    return c.body(null, 204)
  })
}

export function captchaOf(c: Context<ApiEnv>): string | null {
  return c.req.header(captchaHeader) || null
}

/** A session that ended is only a cookie of no use; one that goes on has a new id. */
function keep(c: Context<ApiEnv>, { sessionSecret, deviceSecret }: NewSecrets): void {
  writeSecretCookie(c, 'device', deviceSecret)
  if (sessionSecret !== null) writeSecretCookie(c, 'session', sessionSecret)
}
