import { foldEmailAddress } from '@haverhof/domain/accounts'
import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { inTransaction, type Transaction } from '../database/index.ts'
import { Refusal } from '../http/index.ts'
import { takeBackAll } from '../limits/index.ts'
import type { AccountCall } from './account-call.ts'
import { requireCaptcha } from './captcha/require-captcha.ts'
import type { AccountHooks } from './hooks.ts'
import { nobodysHash, verifyPassword } from './passwords.ts'
import { hashOf } from './secret.ts'
import { rememberDevice } from './sessions/devices.ts'
import { startSession } from './sessions/sessions.ts'
import { countSignIn } from './sign-in-limits.ts'

export type SignIn = {
  emailAddress: string
  password: string
  shoppingcartId: string | null
  captcha: string | null
  /** What the browser's cookies carried. */
  sessionSecret: string | null
  deviceSecret: string | null
}

export type SignedIn = { sessionSecret: string; deviceSecret: string; shoppingcartId: string | null }

type Found = { userId: string; passwordHash: string; isActivated: boolean; isKnownDevice: boolean }

/** ACCOUNTS-13: one answer for a wrong password, an unknown address and an account that waits for its activation. */
export async function signIn(
  context: AppContext,
  hooks: AccountHooks,
  { call, given }: { call: AccountCall; given: SignIn },
): Promise<SignedIn> {
  const { siteId } = call.scope
  await requireCaptcha(context, { token: given.captcha, siteId, clientIp: call.clientIp })
  const emailAddress = foldEmailAddress(given.emailAddress).slice(0, 254)
  const found = await findAccount(context, { siteId, emailAddress, deviceSecret: given.deviceSecret })
  const deviceHash = found?.isKnownDevice && given.deviceSecret ? hashOf(given.deviceSecret) : null
  const counted = await countSignIn(context, call, { emailAddress, deviceHash })
  const isRight = await verifyPassword(found?.passwordHash ?? nobodysHash, given.password)
  const account = isRight && found?.isActivated ? found : null
  const signedIn = account && (await inTransaction(context, (transaction) => open(transaction, account)))
  if (!signedIn) {
    await auditSignIn(context, context.database, {
      call,
      userId: found?.userId ?? null,
      action: 'sign-in-failed',
    })
    throw signInFailed()
  }
  await takeBackAll(context, counted)
  return signedIn

  async function open(transaction: Transaction, { userId, passwordHash }: Found): Promise<SignedIn | null> {
    // A password that was changed while this one was being checked opens nothing any more.
    const same = await transaction.rows(stillSame, [userId, passwordHash])
    if (same.length === 0) return null
    const endedHash = given.sessionSecret === null ? null : hashOf(given.sessionSecret)
    const sessionSecret = await startSession(transaction, { userId, endedHash })
    const deviceSecret = await rememberDevice(transaction, { userId, deviceSecret: given.deviceSecret })
    const now = context.now()
    const cart = { userId, scope: call.scope, shoppingcartId: given.shoppingcartId, now }
    const shoppingcartId = await hooks.adoptCart(transaction, cart)
    await auditSignIn(context, transaction, { call, userId, action: 'signed-in' })
    return { sessionSecret, deviceSecret, shoppingcartId }
  }
}

type Asked = { siteId: number; emailAddress: string; deviceSecret: string | null }

async function findAccount({ database }: AppContext, asked: Asked): Promise<Found | null> {
  const deviceHash = hashOf(asked.deviceSecret ?? '')
  const [found] = await database.rows<Found>(find, [asked.siteId, asked.emailAddress, deviceHash])
  return found ?? null
}

type Trace = { call: AccountCall; userId: string | null; action: 'signed-in' | 'sign-in-failed' }

/** AUDIT-2: one row either way. The address that was tried is not kept: people type passwords there. */
function auditSignIn(
  context: AppContext,
  client: Transaction,
  { call: { scope, clientIp }, userId, action }: Trace,
): Promise<void> {
  const who = userId === null ? 'nobody' : `account:${userId}`
  const details = { siteId: scope.siteId, clientIp }
  return writeAudit(client, { actor: who, action, subject: who, details, now: context.now() })
}

function signInFailed(): Refusal {
  return new Refusal({
    status: 422,
    code: 'signin-failed',
    title: 'This combination of e-mail address and password is not known.',
  })
}

const find = {
  name: 'accounts-sign-in',
  text: `
    select a.user_id "userId", a.password_hash "passwordHash", a.is_activated "isActivated",
      exists (select 1 from account_device d
        where d.device_hash = $3 and d.user_id = a.user_id and d.expires_at > now()) "isKnownDevice"
    from account a where a.site_id = $1 and a.email_address = $2`,
}

const stillSame = {
  name: 'accounts-still-same-password',
  text: 'select 1 from account where user_id = $1 and password_hash = $2 and is_activated for no key update',
}
