import type { SiteScope } from '@haverhof/domain/sites'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { AppContext } from '../../app-context.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { countsOnSql, keyQuestion, type NewKey, verifyKey } from '../../webauthn/index.ts'
import { newChallenge, takeChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'

const whoIsThere = { purpose: 'sign-in', subject: null } as const

/** ACCOUNTS-20: the same challenge for every caller: it names no key, so it reveals no account. */
export async function signInOptions(
  context: AppContext,
  scope: SiteScope,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const challenge = await newChallenge(context, whoIsThere)
  return keyQuestion(await relyingParty(context, scope), [], { challenge: new Uint8Array(challenge) })
}

export type ProvedPasskey = { passkeyId: number; userId: string; newCounter: number }

type Passkey = Omit<NewKey, 'transports'> & { passkeyId: number; userId: string }

/** ACCOUNTS-19: whose passkey answered; null whatever is wrong with the answer. */
export async function verifyPasskey(
  context: AppContext,
  scope: SiteScope,
  response: AuthenticationResponseJSON,
): Promise<ProvedPasskey | null> {
  const [passkey] = await context.database.rows(find, { credentialId: response.id, siteId: scope.siteId })
  const newCounter = await verifyKey(response, passkey, {
    party: await relyingParty(context, scope),
    takeChallenge: (challenge) => takeChallenge(context, whoIsThere, challenge),
  })
  if (!passkey || newCounter === null) return null
  const { passkeyId, userId } = passkey
  return { passkeyId, userId, newCounter }
}

/** False when the account is gone, or when the key is a copy: a counter that stands still, unless the device never counts. */
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
    where passkey_id = :passkeyId and ${countsOnSql} returning 1`,
)
