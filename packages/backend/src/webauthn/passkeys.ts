import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { AppContext } from '../app-context.ts'
import { type ChallengeUse, newChallenge, takeChallenge } from './challenges.ts'

/** The owner of the passkeys: they work at these origins alone. */
export type RelyingParty = { id: string; name: string; origins: string[] }

/** What a context asks a passkey; the answer is verified against the same question. */
export type Question = ChallengeUse & { party: RelyingParty; lifeMs: number }

export type NewKey = { credentialId: string; publicKey: string; counter: number; transports: string[] }

type KeyOwner = {
  userName: string
  userDisplayName?: string
  userID?: Uint8Array<ArrayBuffer>
  /** A device makes no second key beside one of these. */
  knownCredentials: readonly string[]
}

/** Loaded with the first passkey: a start must be quick. */
const webauthn = () => import('@simplewebauthn/server')

const idsOf = (credentials: readonly string[]) => credentials.map((id) => ({ id }))

/** ACCOUNTS-19, STAFF-12: a browser makes a discoverable passkey of this, one that asks its owner for a finger or a PIN. */
export async function newKeyOptions(
  context: AppContext,
  { party, ...use }: Question,
  { knownCredentials, ...owner }: KeyOwner,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    ...owner,
    challenge: await newChallenge(context, use),
    attestationType: 'none',
    excludeCredentials: idsOf(knownCredentials),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** ACCOUNTS-20, STAFF-12: without credentials any passkey of the browser may answer. */
export async function keyOptions(
  context: AppContext,
  { party, ...use }: Question,
  credentials: readonly string[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    challenge: await newChallenge(context, use),
    ...(credentials.length > 0 && { allowCredentials: idsOf(credentials) }),
  })
}

/** The public half of a key that a browser has made; null whatever is wrong with it. */
export async function verifyNewKey(
  context: AppContext,
  question: Question,
  response: RegistrationResponseJSON,
): Promise<NewKey | null> {
  const { verifyRegistrationResponse } = await webauthn()
  const expected = expectationsOf(context, question)
  const verified = await verifyRegistrationResponse({ response, ...expected }).catch(() => null)
  if (!verified?.verified) return null
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

/** The new counter of the key that answered; null whatever is wrong with the answer. */
export async function verifyKey(
  context: AppContext,
  question: Question,
  { response, key }: { response: AuthenticationResponseJSON; key: Omit<NewKey, 'transports'> | undefined },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn()
  // An unknown passkey is verified too, so that its challenge is used up.
  const { credentialId, publicKey, counter } = key ?? { credentialId: response.id, publicKey: '', counter: 0 }
  const verified = await verifyAuthenticationResponse({
    response,
    ...expectationsOf(context, question),
    credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
  }).catch(() => null)
  return key && verified?.verified ? verified.authenticationInfo.newCounter : null
}

function expectationsOf(context: AppContext, { party, purpose, subject }: Question) {
  return {
    expectedChallenge: (challenge: string) => takeChallenge(context, { purpose, subject }, challenge),
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: true,
  }
}
