import type { AppContext } from '../../app-context.ts'
import { hashOf } from '../../config/index.ts'
import type { AccountCall } from '../account-call.ts'
import { auditSignIn } from './audit-sign-in.ts'
import type { AccountHooks } from '../hooks.ts'
import { rememberDevice } from '../sessions/devices.ts'
import { startSession } from '../sessions/sessions.ts'
import { statement, type Transaction } from '../../database/index.ts'

/** What a browser brings to a sign-in: its cookies and its cart. */
export type SigningBrowser = {
  sessionSecret: string | null
  deviceSecret: string | null
  shoppingcartId: string | null
}

export type SignedIn = { sessionSecret: string; deviceSecret: string; shoppingcartId: string | null }

/** Whose password was found right, and which. */
export type ProvedOwner = { userId: string; passwordHash: string }

type Opening = { hooks: AccountHooks; call: AccountCall; browser: SigningBrowser; owner: ProvedOwner }

/**
 * ACCOUNTS-5, 10: everything that a right password brings about, within one transaction. Null when the password was changed
 * while this one was being checked: it opens nothing any more.
 */
export async function openSession(
  context: AppContext,
  transaction: Transaction,
  { hooks, call, browser, owner: { userId, passwordHash } }: Opening,
): Promise<SignedIn | null> {
  const same = await transaction.rows(stillSame, { userId, passwordHash })
  if (same.length === 0) return null
  const endedHash = browser.sessionSecret === null ? null : hashOf(browser.sessionSecret)
  const sessionSecret = await startSession(transaction, { userId, endedHash })
  const deviceSecret = await rememberDevice(transaction, { userId, deviceSecret: browser.deviceSecret })
  const cart = { userId, scope: call.scope, shoppingcartId: browser.shoppingcartId, now: context.now() }
  const shoppingcartId = await hooks.mergeCartOnSignIn(transaction, cart)
  await auditSignIn(context, transaction, { call, userId, action: 'signed-in' })
  return { sessionSecret, deviceSecret, shoppingcartId }
}

const stillSame = statement<{ userId: string; passwordHash: string }>(
  'accounts-still-same-password',
  'select 1 from account where user_id = :userId and password_hash = :passwordHash and is_activated for no key update',
)
