import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import { relyingParty, webauthn } from './relying-party.ts'

type Question = {
  purpose: 'sign-in' | 'step-up'
  /** Who must answer; null: whoever has a passkey. */
  subject: string | null
}

export async function passkeyQuestion(
  context: AppContext,
  { purpose, subject }: Question,
  credentials: readonly string[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    userVerification: 'required',
    allowCredentials: credentials.map((id) => ({ id })),
  })
  await keepChallenge(context, { challenge: options.challenge, purpose, subject })
  return options
}

type Passkey = {
  passkeyId: number
  memberId: number
  credentialId: string
  publicKey: string
  counter: number
}

/** STAFF-12: whose passkey answered; null whatever is wrong with the answer. */
export async function verifyPasskey(
  context: AppContext,
  response: AuthenticationResponseJSON,
  { purpose, subject }: Question,
): Promise<number | null> {
  const [passkey] = await context.database.rows(find, { credentialId: response.id })
  const { id, origin } = relyingParty(context)
  const { verifyAuthenticationResponse } = await webauthn()
  // Nobody's passkey is verified, too, so that its challenge is used up.
  const { credentialId, publicKey, counter } = passkey ?? nobodys(response.id)
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: async (challenge) =>
      (await takeChallenge(context, { challenge, purpose, subject })) !== null,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
  }).catch(() => null)
  if (!passkey || !verified?.verified) return null
  const newCounter = verified.authenticationInfo.newCounter
  const counted = { passkeyId: passkey.passkeyId, newCounter, now: context.now() }
  const [moved] = await context.database.rows(count, counted)
  return moved ? passkey.memberId : null
}

function nobodys(credentialId: string): Omit<Passkey, 'passkeyId' | 'memberId'> {
  return { credentialId, publicKey: '', counter: 0 }
}

const find = statement<{ credentialId: string }, Passkey>(
  'staff-passkey-find',
  `
    select passkey_id "passkeyId", member_id "memberId", credential_id "credentialId", public_key "publicKey", counter
    from staff_passkey where credential_id = :credentialId`,
)

// A counter that stands still is a copy, unless the authenticator never counts.
const count = statement<{ passkeyId: number; newCounter: number; now: Date }>(
  'staff-passkey-count',
  `
    update staff_passkey set counter = :newCounter, last_used_at = :now
    where passkey_id = :passkeyId and (counter < :newCounter or (counter = 0 and :newCounter = 0)) returning 1`,
)
