import { refusal, type Result, success, type TooManyAttempts } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { hashOf } from '../../config/index.ts'
import { takeBackAll } from '../../limits/index.ts'
import type { AccountCall } from '../account-call.ts'
import { auditSignIn } from './audit-sign-in.ts'
import { requireCaptcha } from '../captcha/require-captcha.ts'
import type { AccountHooks } from '../hooks.ts'
import { foldMailbox } from '../mailbox.ts'
import { openSession, type SignedIn, type SigningBrowser } from './open-session.ts'
import { nobodysHash, verifyPassword } from '../password/passwords.ts'
import { countSignIn } from './sign-in-limits.ts'
import { inTransaction, statement } from '../../database/index.ts'

export type Credentials = { emailAddress: string; password: string; captcha: string | null }

type SignIn = { call: AccountCall; credentials: Credentials; browser: SigningBrowser }

/** One answer for a wrong password, an unknown address and an account that waits for its activation (ACCOUNTS-13). */
export async function signIn(
  context: AppContext,
  hooks: AccountHooks,
  { call, credentials, browser }: SignIn,
): Promise<Result<SignedIn, 'signin-failed' | 'captcha-invalid' | TooManyAttempts>> {
  const { siteId } = call.scope
  const answer = { token: credentials.captcha, siteId, clientIp: call.clientIp }
  const captcha = await requireCaptcha(context, answer)
  if (!captcha.ok) return captcha
  const emailAddress = foldMailbox(credentials.emailAddress).slice(0, 254)
  const deviceHash = browser.deviceSecret === null ? null : hashOf(browser.deviceSecret)
  const account = await findAccount(context, { siteId, emailAddress, deviceHash })
  const knownDevice = account?.isKnownDevice ? deviceHash : null
  const counted = await countSignIn(context, call, { emailAddress, deviceHash: knownDevice })
  if (!counted.ok) return counted
  const isRight = await verifyPassword(account?.passwordHash ?? nobodysHash, credentials.password)
  const owner = isRight && account ? account : null
  const signedIn = owner && (await openOwn(context, owner, { hooks, call, browser }))
  if (!signedIn) {
    const userId = account?.userId ?? null
    await auditSignIn(context, context.database, { call, userId, action: 'sign-in-failed', way: 'password' })
    return refusal('signin-failed')
  }
  await takeBackAll(context, counted.value)
  return success(signedIn)
}

/** Null when the password was changed while this one was being checked: it opens nothing any more (ACCOUNTS-10). */
function openOwn(
  context: AppContext,
  { userId, passwordHash }: AccountRow,
  rest: Pick<SignIn, 'call' | 'browser'> & { hooks: AccountHooks },
): Promise<SignedIn | null> {
  return inTransaction(context, async (transaction) => {
    const same = await transaction.rows(stillSame, { userId, passwordHash })
    return same.length > 0 ? openSession(context, transaction, { ...rest, userId, way: 'password' }) : null
  })
}

type AccountQuery = { siteId: number; emailAddress: string; deviceHash: string | null }
type AccountRow = { userId: string; passwordHash: string; isKnownDevice: boolean }

async function findAccount({ database }: AppContext, query: AccountQuery): Promise<AccountRow | null> {
  const [account] = await database.rows(find, query)
  return account ?? null
}

const find = statement<AccountQuery, AccountRow>(
  'accounts-sign-in',
  `
    select a.user_id "userId", a.password_hash "passwordHash",
      exists (select 1 from account_device d
        where d.device_hash = :deviceHash and d.user_id = a.user_id and d.expires_at > now()) "isKnownDevice"
    from account a where a.site_id = :siteId and a.email_address = :emailAddress and a.is_activated`,
)

const stillSame = statement<{ userId: string; passwordHash: string }>(
  'accounts-still-same-password',
  'select 1 from account where user_id = :userId and password_hash = :passwordHash and is_activated for no key update',
)
