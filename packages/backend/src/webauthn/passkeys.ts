import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { z } from '@hono/zod-openapi'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { AppContext } from '../app-context.ts'
import { type ChallengeUse, newChallenge, takeChallenge } from './challenges.ts'
import type { OwnPasskey } from './own-passkeys.ts'
import type { PasskeyRefused } from './refusals.ts'
import type { PasskeyOptions } from './schemas.ts'

/** The owner of the passkeys: they work at these origins alone. */
export type RelyingParty = { id: string; name: string; origins: string[] }

/** What a context asks a passkey; the answer is verified against the same question. */
export type Question = ChallengeUse & { party: RelyingParty; lifeMs: number }

export type NewKey = { credentialId: string; publicKey: string; counter: number; transports: string[] }

/** A stored key, with the columns that its context needs besides. */
type StoredKey = Omit<NewKey, 'transports'>

/** What the API sends to the browser. */
export type KeyOptions = z.infer<typeof PasskeyOptions>

type KeyOwner = {
  userName: string
  userDisplayName?: string
  userID?: Uint8Array<ArrayBuffer>
  /** A device makes no second key beside one of these. */
  own?: readonly OwnPasskey[]
}

/** Loaded with the first passkey: a start must be quick. */
const webauthn = () => import('@simplewebauthn/server')

const idsOf = (keys: readonly OwnPasskey[]) => keys.map(({ credentialId: id }) => ({ id }))

/** A browser makes a discoverable passkey of this, one that asks its owner for a finger or a PIN (ACCOUNTS-19, STAFF-12). */
export async function newKeyOptions(
  context: AppContext,
  { party, ...use }: Question,
  { own = [], ...owner }: KeyOwner,
): Promise<KeyOptions> {
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    ...owner,
    challenge: await newChallenge(context, use),
    attestationType: 'none',
    excludeCredentials: idsOf(own),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options }
}

/** Without keys any passkey of the browser may answer (ACCOUNTS-20, STAFF-12). */
export async function keyOptions(
  context: AppContext,
  { party, ...use }: Question,
  keys: readonly OwnPasskey[] = [],
): Promise<KeyOptions> {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    challenge: await newChallenge(context, use),
    ...(keys.length > 0 && { allowCredentials: idsOf(keys) }),
  })
  return { options }
}

/** The public half of a key that a browser has made. */
export async function verifyNewKey(
  context: AppContext,
  question: Question,
  response: RegistrationResponseJSON,
): Promise<Result<NewKey, PasskeyRefused>> {
  const { verifyRegistrationResponse } = await webauthn()
  const expected = expectationsOf(context, question)
  const verified = await verifyRegistrationResponse({ response, ...expected }).catch(() => null)
  if (!verified?.verified) return refusal('passkey-refused')
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  const encoded = Buffer.from(publicKey).toString('base64url')
  return success({ credentialId: id, publicKey: encoded, counter, transports })
}

/** The key that answered, with its new counter; null whatever is wrong with the answer. */
export async function verifyKey<Key extends StoredKey>(
  context: AppContext,
  question: Question,
  { response, key }: { response: AuthenticationResponseJSON; key: Key | undefined },
): Promise<(Key & { newCounter: number }) | null> {
  const { verifyAuthenticationResponse } = await webauthn()
  // An unknown passkey is verified too, so that its challenge is used up.
  const { credentialId, publicKey, counter } = key ?? { credentialId: response.id, publicKey: '', counter: 0 }
  const verified = await verifyAuthenticationResponse({
    response,
    ...expectationsOf(context, question),
    credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
  }).catch(() => null)
  return key && verified?.verified ? { ...key, newCounter: verified.authenticationInfo.newCounter } : null
}

function expectationsOf(context: AppContext, { party, purpose, subject }: Question) {
  return {
    expectedChallenge: (challenge: string) => takeChallenge(context, { purpose, subject }, challenge),
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: true,
  }
}
