import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { AppContext } from '../../app-context.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { type NewKey, newKeyOptions, verifyNewKey } from '../../webauthn/index.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'

type Owner = { subject: string; emailAddress: string; name: string; knownCredentials: readonly string[] }

/** STAFF-12: what the browser makes a passkey from. */
export async function passkeyOptions(
  context: AppContext,
  { subject, emailAddress, name, knownCredentials }: Owner,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const owner = { userName: emailAddress, userDisplayName: name, knownCredentials }
  const options = await newKeyOptions(relyingParty(context), owner)
  await keepChallenge(context, { challenge: options.challenge, purpose: 'new-passkey', subject })
  return options
}

/** Null whatever is wrong with the answer. */
export function verifyNewPasskey(
  context: AppContext,
  { response, subject }: { response: RegistrationResponseJSON; subject: string },
): Promise<NewKey | null> {
  return verifyNewKey(response, {
    party: relyingParty(context),
    takeChallenge: async (challenge) =>
      (await takeChallenge(context, { challenge, purpose: 'new-passkey', subject })) !== null,
  })
}

/** False when the passkey is registered already. */
export async function addPasskey(
  { rows }: Transaction,
  passkey: NewKey & { memberId: number; name: string; now: Date },
): Promise<boolean> {
  return (await rows(add, passkey)).length > 0
}

const add = statement<NewKey & { memberId: number; name: string; now: Date }>(
  'staff-passkey-add',
  `
    insert into staff_passkey (member_id, credential_id, public_key, counter, transports, name, created_at)
    values (:memberId, :credentialId, :publicKey, :counter, :transports, :name, :now)
    on conflict do nothing returning 1`,
)
