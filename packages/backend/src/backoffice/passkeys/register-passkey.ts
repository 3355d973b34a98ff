import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { AppContext } from '../../app-context.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { Refusal } from '../../http/index.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import { relyingParty, webauthn } from './relying-party.ts'

export type NewPasskey = {
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
}

type Owner = { subject: string; emailAddress: string; name: string; knownCredentials: readonly string[] }

/** STAFF-12: what the browser makes a passkey from: one that can be found without a name, and asks its owner for a finger or a PIN. */
export async function passkeyOptions(
  context: AppContext,
  { subject, emailAddress, name, knownCredentials }: Owner,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: 'Haverhof',
    rpID: relyingParty(context).id,
    userName: emailAddress,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: knownCredentials.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(context, { challenge: options.challenge, purpose: 'new-passkey', subject })
  return options
}

export async function verifyNewPasskey(
  context: AppContext,
  { response, subject }: { response: RegistrationResponseJSON; subject: string },
): Promise<NewPasskey> {
  const { verifyRegistrationResponse } = await webauthn()
  const { id, origin } = relyingParty(context)
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: async (challenge) =>
      (await takeChallenge(context, { challenge, purpose: 'new-passkey', subject })) !== null,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) throw passkeyRefused()
  const { credential } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
  }
}

export function passkeyRefused(): Refusal {
  return new Refusal({ status: 422, code: 'passkey-refused', title: 'This passkey could not be made.' })
}

/** False when the passkey is somebody's already. */
export async function addPasskey(
  { rows }: Transaction,
  passkey: NewPasskey & { memberId: number; name: string; now: Date },
): Promise<boolean> {
  return (await rows(add, passkey)).length > 0
}

const add = statement<NewPasskey & { memberId: number; name: string; now: Date }>(
  'staff-passkey-add',
  `
    insert into staff_passkey (member_id, credential_id, public_key, counter, transports, name, created_at)
    values (:memberId, :credentialId, :publicKey, :counter, :transports, :name, :now)
    on conflict do nothing returning 1`,
)
