import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'
import { countsOnSql, keyQuestion, type NewKey, verifyKey } from '../../webauthn/index.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'

type Question = {
  purpose: 'sign-in' | 'step-up'
  /** The member who must answer; null: any member with a passkey. */
  subject: string | null
}

export async function passkeyQuestion(
  context: AppContext,
  { purpose, subject }: Question,
  credentials: readonly string[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await keyQuestion(relyingParty(context), credentials)
  await keepChallenge(context, { challenge: options.challenge, purpose, subject })
  return options
}

type Passkey = Omit<NewKey, 'transports'> & { passkeyId: number; memberId: number }

/** STAFF-12: whose passkey answered; null whatever is wrong with the answer. */
export async function verifyPasskey(
  context: AppContext,
  response: AuthenticationResponseJSON,
  { purpose, subject }: Question,
): Promise<number | null> {
  const [passkey] = await context.database.rows(find, { credentialId: response.id })
  const newCounter = await verifyKey(response, passkey, {
    party: relyingParty(context),
    takeChallenge: async (challenge) =>
      (await takeChallenge(context, { challenge, purpose, subject })) !== null,
  })
  if (!passkey || newCounter === null) return null
  const counted = { passkeyId: passkey.passkeyId, newCounter, now: context.now() }
  const [moved] = await context.database.rows(count, counted)
  return moved ? passkey.memberId : null
}

const find = statement<{ credentialId: string }, Passkey>(
  'staff-passkey-find',
  `
    select passkey_id "passkeyId", member_id "memberId", credential_id "credentialId", public_key "publicKey", counter
    from staff_passkey where credential_id = :credentialId`,
)

const count = statement<{ passkeyId: number; newCounter: number; now: Date }>(
  'staff-passkey-count',
  `
    update staff_passkey set counter = :newCounter, last_used_at = :now
    where passkey_id = :passkeyId and ${countsOnSql} returning 1`,
)
