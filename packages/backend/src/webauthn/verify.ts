import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { webauthn } from './library.ts'
import type { NewKey, RelyingParty } from './options.ts'

type Asked = {
  party: RelyingParty
  /** Whether the question was asked, for this, of this caller, and is answered for the first time. */
  takeChallenge: (challenge: string) => Promise<boolean>
}

const expectationsOf = ({ party, takeChallenge }: Asked) => ({
  expectedChallenge: takeChallenge,
  expectedOrigin: party.origins,
  expectedRPID: party.id,
  requireUserVerification: true,
})

/** The public half of a key that a browser has made; null whatever is wrong with it. */
export async function verifyNewKey(response: RegistrationResponseJSON, asked: Asked): Promise<NewKey | null> {
  const { verifyRegistrationResponse } = await webauthn()
  const verified = await verifyRegistrationResponse({ response, ...expectationsOf(asked) }).catch(() => null)
  if (!verified?.verified) return null
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

/** How far the key has counted that answered; null whatever is wrong with the answer. */
export async function verifyKey(
  response: AuthenticationResponseJSON,
  key: Pick<NewKey, 'credentialId' | 'publicKey' | 'counter'> | undefined,
  asked: Asked,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn()
  // An unknown passkey is verified too, so that its challenge is used up.
  const { credentialId, publicKey, counter } = key ?? { credentialId: response.id, publicKey: '', counter: 0 }
  const verified = await verifyAuthenticationResponse({
    response,
    ...expectationsOf(asked),
    credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
  }).catch(() => null)
  return key && verified?.verified ? verified.authenticationInfo.newCounter : null
}

/** A counter that stands still is a copy, unless the device never counts. */
export const countsOnSql = '(counter < :newCounter or (counter = 0 and :newCounter = 0))'
