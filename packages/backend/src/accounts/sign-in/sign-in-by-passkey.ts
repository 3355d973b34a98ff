import { refusal, type Result, success, type TooManyAttempts } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { takeBackAll } from '../../limits/index.ts'
import { counterMovesOn, type NewKey, type PasskeyRefused, verifyKey } from '../../webauthn/index.ts'
import type { AccountCall } from '../account-call.ts'
import type { AccountHooks } from '../hooks.ts'
import { signInQuestion } from '../passkeys/questions.ts'
import { auditSignIn } from './audit-sign-in.ts'
import { openSession, type SignedIn, type SigningBrowser } from './open-session.ts'
import { countCallerOfSignIn } from './sign-in-limits.ts'

type PasskeyUse = { call: AccountCall; browser: SigningBrowser; response: AuthenticationResponseJSON }

/** Signs in whose passkey answered (ACCOUNTS-19). No captcha: there is nothing to guess. */
export async function signInByPasskey(
  context: AppContext,
  hooks: AccountHooks,
  { call, browser, response }: PasskeyUse,
): Promise<Result<SignedIn, PasskeyRefused | TooManyAttempts>> {
  const counted = await countCallerOfSignIn(context, call)
  if (!counted.ok) return counted
  const proved = await verifyPasskey(context, call.scope, response)
  const signedIn = proved && (await openOwn(context, proved, { hooks, call, browser }))
  if (!signedIn) {
    const userId = proved?.userId ?? null
    const trace = { call, userId, action: 'sign-in-failed', way: 'passkey' } as const
    await auditSignIn(context, context.database, trace)
    return refusal('passkey-refused')
  }
  await takeBackAll(context, counted.value)
  return success(signedIn)
}

type Passkey = Omit<NewKey, 'transports'> & { passkeyId: number; userId: string }
type ProvedPasskey = Passkey & { newCounter: number }

/** The passkey that answered; null whatever is wrong with the answer (ACCOUNTS-52). */
async function verifyPasskey(
  context: AppContext,
  scope: SiteScope,
  response: AuthenticationResponseJSON,
): Promise<ProvedPasskey | null> {
  const [key] = await context.database.rows(find, { credentialId: response.id, siteId: scope.siteId })
  return verifyKey(context, await signInQuestion(context, scope), { response, key })
}

/** Null when the account is gone, or when the key is a copy. */
function openOwn(
  context: AppContext,
  proved: ProvedPasskey,
  rest: Pick<PasskeyUse, 'call' | 'browser'> & { hooks: AccountHooks },
): Promise<SignedIn | null> {
  const { passkeyId, userId, newCounter } = proved
  return inTransaction(context, async (transaction) => {
    const [counted] = await transaction.rows(count, { passkeyId, newCounter, now: context.now() })
    return counted ? openSession(context, transaction, { ...rest, userId, way: 'passkey' }) : null
  })
}

const find = statement<{ credentialId: string; siteId: number }, Passkey>(
  'accounts-passkey-find',
  `
    select p.passkey_id "passkeyId", p.user_id "userId", p.credential_id "credentialId", p.public_key "publicKey", p.counter
    from account_passkey p join account a using (user_id)
    where p.credential_id = :credentialId and a.site_id = :siteId and a.is_activated`,
)

const count = statement<{ passkeyId: number; newCounter: number; now: Date }>(
  'accounts-passkey-count',
  `
    update account_passkey set counter = :newCounter, last_used_at = :now
    where passkey_id = :passkeyId and ${counterMovesOn} returning 1`,
)
