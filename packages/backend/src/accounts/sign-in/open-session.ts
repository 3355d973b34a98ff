import type { AppContext } from '../../app-context.ts'
import { hashOf } from '../../config/index.ts'
import type { AccountCall } from '../account-call.ts'
import { auditSignIn } from './audit-sign-in.ts'
import type { AccountHooks } from '../hooks.ts'
import { rememberDevice } from '../sessions/devices.ts'
import { startSession } from '../sessions/sessions.ts'
import type { Transaction } from '../../database/index.ts'

/** What a browser brings to a sign-in: its cookies and its cart. */
export type SigningBrowser = {
  sessionSecret: string | null
  deviceSecret: string | null
  shoppingcartId: string | null
}

export type SignedIn = { sessionSecret: string; deviceSecret: string; shoppingcartId: string | null }

/** How the customer authenticated. */
export type SignInWay = 'password' | 'link' | 'passkey'

type Opening = {
  hooks: AccountHooks
  call: AccountCall
  browser: SigningBrowser
  userId: string
  way: SignInWay
}

/** Everything that a proved customer gets, whatever the proof was, within the transaction that took it (ACCOUNTS-5). */
export async function openSession(
  context: AppContext,
  transaction: Transaction,
  { hooks, call, browser, userId, way }: Opening,
): Promise<SignedIn> {
  const endedHash = browser.sessionSecret === null ? null : hashOf(browser.sessionSecret)
  const sessionSecret = await startSession(transaction, { userId, endedHash })
  const deviceSecret = await rememberDevice(transaction, { userId, deviceSecret: browser.deviceSecret })
  const cart = { userId, scope: call.scope, shoppingcartId: browser.shoppingcartId, now: context.now() }
  const shoppingcartId = await hooks.mergeCartOnSignIn(transaction, cart)
  await auditSignIn(context, transaction, { call, userId, action: 'signed-in', way })
  return { sessionSecret, deviceSecret, shoppingcartId }
}
