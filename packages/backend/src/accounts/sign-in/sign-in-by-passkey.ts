import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { refusal, type Result, success, type TooManyAttempts } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../database/index.ts'
import { takeBackAll } from '../../limits/index.ts'
import type { PasskeyRefused } from '../../webauthn/index.ts'
import type { AccountCall } from '../account-call.ts'
import type { AccountHooks } from '../hooks.ts'
import { countPasskey, type ProvedPasskey, verifyPasskey } from '../passkeys/verify-passkey.ts'
import { auditSignIn } from './audit-sign-in.ts'
import { openSession, type SignedIn, type SigningBrowser } from './open-session.ts'
import { countCallerOfSignIn } from './sign-in-limits.ts'

type PasskeyUse = { call: AccountCall; browser: SigningBrowser; response: AuthenticationResponseJSON }

/** ACCOUNTS-19: signs in whose passkey answered. No captcha: there is nothing to guess. */
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

function openOwn(
  context: AppContext,
  proved: ProvedPasskey,
  rest: Pick<PasskeyUse, 'call' | 'browser'> & { hooks: AccountHooks },
): Promise<SignedIn | null> {
  const { userId } = proved
  return inTransaction(context, async (transaction) =>
    (await countPasskey(transaction, proved, context.now()))
      ? openSession(context, transaction, { ...rest, userId, way: 'passkey' })
      : null,
  )
}
