import type { SiteScope } from '@haverhof/domain/sites'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { AppContext } from '../../app-context.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { counterMovesOn, type NewKey, verifyKey } from '../../webauthn/index.ts'
import { signInQuestion } from './questions.ts'

export type ProvedPasskey = { passkeyId: number; userId: string; newCounter: number }

type Passkey = Omit<NewKey, 'transports'> & { passkeyId: number; userId: string }

/** ACCOUNTS-52: the passkey that answered; null whatever is wrong with the answer. */
export async function verifyPasskey(
  context: AppContext,
  scope: SiteScope,
  response: AuthenticationResponseJSON,
): Promise<ProvedPasskey | null> {
  const [key] = await context.database.rows(find, { credentialId: response.id, siteId: scope.siteId })
  const newCounter = await verifyKey(context, await signInQuestion(context, scope), { response, key })
  if (!key || newCounter === null) return null
  return { passkeyId: key.passkeyId, userId: key.userId, newCounter }
}

/** False when the account is gone, or when the key is a copy. */
export async function countPasskey(
  { rows }: Transaction,
  { passkeyId, newCounter }: ProvedPasskey,
  now: Date,
): Promise<boolean> {
  return (await rows(count, { passkeyId, newCounter, now })).length > 0
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
