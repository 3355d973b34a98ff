import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { webauthn } from './library.ts'

/** Who a passkey is made for: it works at these origins alone. */
export type RelyingParty = { id: string; name: string; origins: string[] }

export type NewKey = { credentialId: string; publicKey: string; counter: number; transports: string[] }

type KeyOwner = {
  userName: string
  userDisplayName?: string
  userID?: Uint8Array<ArrayBuffer>
  /** What is known already is not made a second time. */
  knownCredentials: readonly string[]
}

type Challenge = { challenge?: Uint8Array<ArrayBuffer> }

const idsOf = (credentials: readonly string[]) => credentials.map((id) => ({ id }))

/** ACCOUNTS-19, STAFF-12: what a browser makes a passkey from: one that is found without a name, and asks its owner for a finger or a PIN. */
export async function newKeyOptions(
  { id, name }: RelyingParty,
  { knownCredentials, ...owner }: KeyOwner,
  challenge: Challenge = {},
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: name,
    rpID: id,
    ...owner,
    ...challenge,
    attestationType: 'none',
    excludeCredentials: idsOf(knownCredentials),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** ACCOUNTS-20, STAFF-12: what a passkey answers; without credentials any of the browser's may. */
export async function keyQuestion(
  { id }: RelyingParty,
  credentials: readonly string[] = [],
  challenge: Challenge = {},
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: id,
    userVerification: 'required',
    ...challenge,
    ...(credentials.length > 0 && { allowCredentials: idsOf(credentials) }),
  })
}
